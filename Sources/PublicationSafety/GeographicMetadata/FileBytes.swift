import Files

/// The bytes of an open file. It is read, not mapped: a file that shrinks meanwhile must not crash the program.
public final class FileBytes: RandomAccessBytes {
    private let file: Descriptor
    public let count: Int

    /// Nil where there is no file that may be read. A symbolic link is none.
    public init?(path: String) {
        guard let file = try? Descriptor.file(path, followingLinks: false), let size = file.fileSize else { return nil }
        self.file = file
        count = size
    }

    public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        file.read(at: offset, into: buffer)
    }
}
