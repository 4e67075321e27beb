/// The chunks of a PNG file (PNG, third edition, 5.3) that lie in it as a whole.
public struct PNGChunks: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var at = 8

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    public mutating func next() -> (type: ArraySlice<UInt8>, data: Range<Int>)? {
        guard at + 12 <= bytes.count, let length = bytes.bigEndian(at: at, width: 4),
            length <= bytes.count - at - 12
        else { return nil }
        defer { at += length + 12 }
        return (bytes[at + 4..<at + 8], at + 8..<at + 8 + length)
    }
}
