import Messages

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A picture's file, read whole: what is hashed is what is decoded.
enum PictureFile {
    /// In bytes. Cameras write up to 40 MB.
    static let limit = 64 << 20

    struct Contents {
        let bytes: [UInt8]
        /// Nil where the file changed while it was read, or just before.
        let stamp: FileStamp?
    }

    /// The stamp of a file, without opening it; nil where it has none to rely on.
    static func stamp(of path: String) -> FileStamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return FileStamp(status)
    }

    /// As much as tells what kind of file it is; nothing where it cannot be read.
    static func beginning(of path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        return [UInt8](unsafeUninitializedCapacity: 16) { buffer, count in
            count = max(0, pread(descriptor, buffer.baseAddress, 16, 0))
        }
    }

    static func read(_ path: String) throws(PictureProblem) -> Contents {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(Message(systemError: String(cString: strerror(errno)))) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw .unreadable(Message(systemError: String(cString: strerror(errno))))
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is no file") }
        let size = Int(status.st_size)
        guard size > 0 else { throw .empty }
        guard size <= limit else { throw .tooLarge(size) }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            while count < size {
                let read = pread(descriptor, start + count, size - count, off_t(count))
                if read < 0, errno == EINTR { continue }
                if read < 0 { failure = errno }
                guard read > 0 else { return }
                count += read
            }
        }
        guard failure == 0 else { throw .unreadable(Message(systemError: String(cString: strerror(failure)))) }
        guard !bytes.isEmpty else { throw .empty }
        var after = stat()
        let stamp = FileStamp(status)
        let isSettled = fstat(descriptor, &after) == 0 && FileStamp(after) == stamp && stamp.isSettled
        return Contents(bytes: bytes, stamp: isSettled ? stamp : nil)
    }
}
