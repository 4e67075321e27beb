/// Numbers and texts at places of bytes, of which one page is in memory at a time. Whatever lies outside reads as nil.
final class ByteView {
    let source: any RandomAccessBytes
    let count: Int
    private var page: [UInt8] = []
    private var pageStart = 0
    private static let pageLength = 1 << 13

    init(_ source: any RandomAccessBytes) {
        self.source = source
        count = source.count
    }

    subscript(_ offset: Int) -> UInt8? {
        if offset >= pageStart, offset < pageStart + page.count { return page[offset - pageStart] }
        guard offset >= 0, offset < count else { return nil }
        // A little before it, too: places are often compared with what precedes them.
        pageStart = max(0, offset - 64)
        page = read(pageStart, ByteView.pageLength)
        return offset < pageStart + page.count ? page[offset - pageStart] : nil
    }

    /// At most `length` bytes from a place on; fewer where they end.
    func bytes(_ offset: Int, _ length: Int) -> [UInt8] {
        guard offset >= 0, offset < count, length > 0 else { return [] }
        let length = min(length, count - offset)
        guard length <= ByteView.pageLength - 64 else { return read(offset, length) }
        guard self[offset] != nil else { return [] }
        if pageStart + page.count < offset + length {
            pageStart = offset
            page = read(offset, ByteView.pageLength)
        }
        return Array(page[(offset - pageStart)...].prefix(length))
    }

    private func read(_ offset: Int, _ length: Int) -> [UInt8] {
        let length = min(length, count - offset)
        return [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
            initialized = source.read(
                at: offset,
                into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[..<length])))
        }
    }

    /// True if these very bytes stand there.
    func holds(_ expected: StaticString, at offset: Int) -> Bool {
        expected.withUTF8Buffer { expected in expected.indices.allSatisfy { self[offset + $0] == expected[$0] } }
    }

    /// An unsigned number of 1 to 8 bytes; nil where it does not fit in an `Int`.
    func number(_ offset: Int, width: Int, littleEndian: Bool = false) -> Int? {
        var value: UInt64 = 0
        for index in 0..<width {
            guard let byte = self[offset + (littleEndian ? width - 1 - index : index)] else { return nil }
            value = value << 8 | UInt64(byte)
        }
        return Int(exactly: value)
    }
}
