#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An open file's bytes. It is read, not mapped: a file that shrinks meanwhile must not crash the program.
public final class FileBytes: RandomAccessBytes {
    private let descriptor: Int32
    public let count: Int

    /// Nil where there is no regular file that may be read. A symbolic link is none.
    public init?(path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        count = Int(status.st_size)
    }

    deinit { close(descriptor) }

    public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        var filled = 0
        while filled < buffer.count, let start = buffer.baseAddress {
            let got = pread(descriptor, start + filled, buffer.count - filled, off_t(offset + filled))
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { break }
            filled += got
        }
        return filled
    }
}
