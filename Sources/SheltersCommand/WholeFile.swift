import Content
import Messages

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file of any kind, or standard input, as a whole.
enum WholeFile {
    /// More than the largest source that an import has to bear, and little enough to fit into memory several times.
    static let limit = 512 << 20

    /// The bytes of a file; `-` is standard input.
    static func read(_ path: String) throws(FileReadError) -> [UInt8] {
        let descriptor = path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw errno == ENOENT ? .missing : .unreadable(Message(systemError: String(cString: strerror(errno))))
        }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            guard Int(status.st_size) <= limit else { throw .tooLarge(size: Int(status.st_size), limit: limit) }
            bytes.reserveCapacity(Int(status.st_size))
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw .unreadable(Message(systemError: String(cString: strerror(errno)))) }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            guard bytes.count <= limit else { throw .tooLarge(size: bytes.count, limit: limit) }
        }
    }
}
