extension [UInt8] {
    /// Returns the number of `width` bytes at an index, the most significant first; nil past the end.
    public func bigEndian(at index: Int, width: Int) -> Int? {
        guard index >= 0, index + width <= count else { return nil }
        return self[index..<index + width].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the number of `width` bytes at an index, the least significant first; nil past the end.
    public func littleEndian(at index: Int, width: Int) -> Int? {
        guard index >= 0, index + width <= count else { return nil }
        return self[index..<index + width].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
