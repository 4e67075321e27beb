#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A record's file, read again to find a place in it.
enum SmallFile {
    /// Larger files are no records.
    private static let limit = 1 << 24

    /// Nil where the file cannot be read, or is too large.
    static func bytes(of path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count >= 0, bytes.count + count <= limit else { return nil }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }
}
