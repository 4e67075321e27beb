import CFiles

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An open file or folder, closed when nobody needs it any more. Names are C strings, because Linux's are bytes, not text; a
/// Swift string may be passed, too.
struct Descriptor: ~Copyable, Sendable {
    let number: Int32

    init(_ number: Int32) throws(SystemError) {
        guard number >= 0 else { throw .last }
        self.number = number
    }

    deinit { close(number) }

    /// A folder, by a path from the working folder.
    static func folder(_ path: String) throws(SystemError) -> Descriptor {
        try Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    /// A folder that is not a symbolic link.
    func folder(_ path: UnsafePointer<CChar>) throws(SystemError) -> Descriptor {
        try Descriptor.folder(path, below: number)
    }

    /// A folder that is not a symbolic link, by a path from an open one.
    static func folder(_ path: UnsafePointer<CChar>, below number: Int32) throws(SystemError) -> Descriptor {
        try Descriptor(openat(number, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW))
    }

    /// A file to read, by a path from the working folder; symbolic links are followed.
    static func file(_ path: String) throws(SystemError) -> Descriptor {
        try Descriptor(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
    }

    /// A file to read, with no symbolic link on the way to it.
    func file(_ path: UnsafePointer<CChar>) throws(SystemError) -> Descriptor {
        try Descriptor(files_open_beneath(number, path))
    }

    /// A file to write that must not exist yet, so that nothing that is there already is ever written through.
    func newFile(_ path: UnsafePointer<CChar>, mode: mode_t) throws(SystemError) -> Descriptor {
        try Descriptor(openat(number, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode))
    }

    /// A file that serves as a lock.
    func lockFile(_ path: UnsafePointer<CChar>) throws(SystemError) -> Descriptor {
        try Descriptor(openat(number, path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600))
    }

    func status() throws(SystemError) -> stat {
        var found = stat()
        guard fstat(number, &found) == 0 else { throw .last }
        return found
    }

    /// Throws for anything but a regular file.
    func requireRegularFile() throws(SystemError) {
        switch try status().st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw SystemError(code: EISDIR)
        default: throw SystemError(code: EOPNOTSUPP)
        }
    }

    /// Gives it these permissions, whatever the umask.
    func setMode(_ mode: mode_t) throws(SystemError) {
        guard fchmod(number, mode) == 0 else { throw .last }
    }

    /// Whether something is mounted on this very folder, as far as the system says.
    func isMountPoint() -> Bool {
        files_is_mount_point(number) == 1
    }

    /// Of what stands there, of a symbolic link itself.
    func status(of path: UnsafePointer<CChar>) throws(SystemError) -> stat {
        var found = stat()
        guard fstatat(number, path, &found, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
        return found
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        var written = 0
        while written < bytes.count, let start = bytes.baseAddress {
            let count = systemWrite(number, start + written, bytes.count - written)
            if count >= 0 {
                written += count
            } else if errno != EINTR {
                throw .last
            }
        }
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        // `withUnsafeBytes` forgets the type of what is thrown.
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(SystemError) in try write(buffer) }
        }
        try result.get()
    }

    /// Fills the buffer from where the file stands, as far as there is something. The count read.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        var filled = 0
        while filled < buffer.count, let start = buffer.baseAddress {
            let count = systemRead(number, start + filled, buffer.count - filled)
            if count > 0 {
                filled += count
            } else if count == 0 {
                break
            } else if errno != EINTR {
                throw .last
            }
        }
        return filled
    }

    /// Closes a file that was written: some file systems say only now that they had no room.
    consuming func finish() throws(SystemError) {
        let number = number
        discard self
        // The descriptor is gone even when the call was interrupted.
        guard close(number) == 0 || errno == EINTR else { throw .last }
    }
}

// Inside the type these names mean its own functions.
private let systemRead = read(_:_:_:) as @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int
private let systemWrite = write(_:_:_:) as @Sendable (Int32, UnsafeRawPointer?, Int) -> Int
