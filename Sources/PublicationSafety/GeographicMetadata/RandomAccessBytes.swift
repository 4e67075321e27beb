/// Bytes that can be read in any order: a file's, or some in memory.
public protocol RandomAccessBytes: Sendable {
    /// The number of bytes.
    var count: Int { get }

    /// Fills the buffer from `offset` on, as far as there is something. Returns how many bytes were read, 0 where
    /// nothing could be.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int
}

/// Bytes in memory.
public struct MemoryBytes: RandomAccessBytes {
    private let bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    public var count: Int { bytes.count }

    public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard offset >= 0, offset < bytes.count else { return 0 }
        let part = bytes[offset..<min(bytes.count, offset + buffer.count)]
        buffer.copyBytes(from: part)
        return part.count
    }
}

/// A part of other bytes.
struct PartOfBytes: RandomAccessBytes {
    private let whole: any RandomAccessBytes
    private let range: Range<Int>

    /// - Parameter range: lies within `whole`.
    init(_ whole: any RandomAccessBytes, _ range: Range<Int>) {
        self.whole = whole
        self.range = range
    }

    var count: Int { range.count }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard offset >= 0, offset < range.count else { return 0 }
        let length = min(buffer.count, range.count - offset)
        return whole.read(
            at: range.lowerBound + offset, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<length]))
    }
}
