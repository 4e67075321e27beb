import CFiles
import Platform

/// An open file or folder, closed when nobody needs it any more. Names are C strings, because Linux's are bytes, not
/// text; a Swift string may be passed, too.
package struct Descriptor: ~Copyable, Sendable {
    package let number: Int32

    /// - Parameter number: what a call gave that opens something.
    package init(_ number: Int32) throws(SystemError) {
        guard number >= 0 else { throw .last }
        self.number = number
    }

    init(open number: Int32) { self.number = number }

    deinit { close(number) }

    /// A folder, by a path from the working folder.
    package static func folder(_ path: String) throws(SystemError) -> Descriptor {
        try Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    /// A folder that is not a symbolic link.
    package func folder(_ path: UnsafePointer<CChar>) throws(SystemError) -> Descriptor {
        try Descriptor.folder(path, below: number)
    }

    /// A folder that is not a symbolic link, by a path from an open one.
    package static func folder(_ path: UnsafePointer<CChar>, below number: Int32) throws(SystemError) -> Descriptor {
        try Descriptor(openat(number, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW))
    }

    /// A file to read, with no symbolic link on the way to it.
    package func file(_ path: UnsafePointer<CChar>) throws(SystemError) -> Descriptor {
        try Descriptor(files_open_beneath(number, path))
    }

    /// A file to write that must not exist yet, so that nothing that is there already is ever written through.
    package func newFile(_ path: UnsafePointer<CChar>, mode: mode_t) throws(SystemError) -> Descriptor {
        try Descriptor.newFile(path, mode: mode, below: number)
    }

    /// Creates a file by a path from an open folder, or from the working folder.
    static func newFile(
        _ path: UnsafePointer<CChar>, mode: mode_t, below number: Int32 = AT_FDCWD
    ) throws(SystemError) -> Descriptor {
        try Descriptor(openat(number, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode))
    }

    /// A file that serves as a lock.
    package func lockFile(_ path: UnsafePointer<CChar>) throws(SystemError) -> Descriptor {
        try Descriptor(openat(number, path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600))
    }

    package func status() throws(SystemError) -> stat {
        var found = stat()
        guard fstat(number, &found) == 0 else { throw .last }
        return found
    }

    /// Gives it these permissions, whatever the umask.
    package func setMode(_ mode: mode_t) throws(SystemError) {
        guard fchmod(number, mode) == 0 else { throw .last }
    }

    /// True if something is mounted on this very folder, as far as the system says.
    package func isMountPoint() -> Bool {
        files_is_mount_point(number) == 1
    }

    /// The status of what stands there, of a symbolic link itself.
    package func status(of path: UnsafePointer<CChar>) throws(SystemError) -> stat {
        var found = stat()
        guard fstatat(number, path, &found, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
        return found
    }

    package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        try Descriptor.write(bytes, to: number)
    }

    package func write(_ bytes: [UInt8]) throws(SystemError) { try Descriptor.write(bytes, to: number) }

    /// Writes to what is open by a number, such as standard output.
    package static func write(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
        try bytes.withUnsafeBufferPointer { buffer throws(SystemError) in
            try write(UnsafeRawBufferPointer(buffer), to: number)
        }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to number: Int32) throws(SystemError) {
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

    /// Fills the buffer from where the file stands, as far as there is something. The count read.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
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

    /// Fills the buffer from an offset on, as far as there is something. The count read, 0 where nothing could be.
    package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        var filled = 0
        while filled < buffer.count, let start = buffer.baseAddress {
            let count = pread(number, start + filled, buffer.count - filled, off_t(offset + filled))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            filled += count
        }
        return filled
    }

    /// Closes a file that was written: some file systems say only now that they had no room.
    package consuming func finish() throws(SystemError) {
        let number = number
        discard self
        // The descriptor is gone even when the call was interrupted.
        guard close(number) == 0 || errno == EINTR else { throw .last }
    }
}

// Inside the type these names mean its own functions.
private let systemRead = read(_:_:_:) as @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int
private let systemWrite = write(_:_:_:) as @Sendable (Int32, UnsafeRawPointer?, Int) -> Int
