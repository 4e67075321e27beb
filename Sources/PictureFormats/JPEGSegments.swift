/// The parts of a JPEG file (ITU-T T.81, annex B) that lie in it as a whole, behind its first marker. Fill bytes are
/// passed over.
public struct JPEGSegments: Sequence, IteratorProtocol {
    /// A segment, a marker that stands alone, or the data between two markers.
    public struct Part {
        /// The second byte of its marker; nil for entropy-coded data, and for the stray bytes that some cameras leave
        /// between segments.
        public let marker: UInt8?
        /// All its bytes.
        public let range: Range<Int>

        /// The bytes behind its marker and length.
        public var payload: Range<Int> { Swift.min(range.lowerBound + 4, range.upperBound)..<range.upperBound }
    }

    private let bytes: [UInt8]
    private var at = 2

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    public mutating func next() -> Part? {
        while at + 1 < bytes.count, bytes[at] == 0xFF, bytes[at + 1] == 0xFF { at += 1 }
        guard at + 1 < bytes.count else { return nil }
        let start = at
        guard bytes[at] == 0xFF else {
            at = bytes[at...].firstIndex(of: 0xFF) ?? bytes.count
            return Part(marker: nil, range: start..<at)
        }
        switch bytes[at + 1] {
        case 0x00, 0x01, 0xD0...0xD9: at += 2
        default:
            guard let length = bytes.bigEndian(at: at + 2, width: 2), at + 2 + Swift.max(2, length) <= bytes.count
            else {
                at = bytes.count
                return nil
            }
            at += 2 + Swift.max(2, length)
        }
        return Part(marker: bytes[start + 1], range: start..<at)
    }
}
