import Output

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A folder that records are written to, each whole or not at all.
struct RecordFolder: ~Copyable {
    private let number: Int32
    private let path: String

    init(_ path: String) throws(OutputError) {
        number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        self.path = path
        guard number >= 0 else { throw .failed(.read, path: path, errno: errno) }
    }

    private init(number: Int32, path: String) {
        self.number = number
        self.path = path
    }

    deinit { close(number) }

    /// A folder inside it, made where there is none.
    borrowing func inner(_ name: String) throws(OutputError) -> RecordFolder {
        let path = "\(path)/\(name)"
        if mkdirat(number, name, 0o777) != 0, errno != EEXIST { throw .failed(.create, path: path, errno: errno) }
        let inner = openat(number, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        guard inner >= 0 else { throw .failed(.read, path: path, errno: errno) }
        return RecordFolder(number: inner, path: path)
    }

    /// Writes a file beside its place and moves it there, so that nobody ever sees half of it. Permissions of a file that
    /// is replaced stay.
    /// - Parameter name: without a slash.
    borrowing func write(_ bytes: [UInt8], to name: String) throws(OutputError) {
        let place = "\(path)/\(name)"
        let temporary = ".\(name).import"
        unlinkat(number, temporary, 0)
        let file = openat(number, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard file >= 0 else { throw .failed(.create, path: place, errno: errno) }
        var old = stat()
        if fstatat(number, name, &old, AT_SYMLINK_NOFOLLOW) == 0 { fchmod(file, old.st_mode & 0o777) }
        var failure: Int32 = 0
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = Glibc.write(file, part.baseAddress, part.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    failure = count < 0 ? errno : ENOSPC
                    return
                }
                rest = rest.dropFirst(count)
            }
        }
        if close(file) != 0, errno != EINTR, failure == 0 { failure = errno }
        if failure == 0, renameat(number, temporary, number, name) != 0 { failure = errno }
        guard failure == 0 else {
            unlinkat(number, temporary, 0)
            throw .failed(.write, path: place, errno: failure)
        }
    }
}
