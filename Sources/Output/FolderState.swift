#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What the file system tells of everything in a folder, without a file being opened: names, kinds, permissions, sizes,
/// numbers (inodes) and times. Where two states are equal, nothing was touched in between: the time at which the status of
/// a file changed (POSIX.1, `st_ctim`) is set by no program.
public struct FolderState: Sendable, Equatable {
    /// SHA-256 of all that is told.
    public let digest: [UInt8]
    /// When the status of anything in it changed last, in nanoseconds since 1970.
    public let latestChange: Int

    /// - Parameter folder: a path from the working folder.
    /// - Returns: nil where it cannot be told, because something cannot be looked at or is a symbolic link, behind which
    ///   files can change unseen.
    public init?(of folder: String) {
        do throws(SystemError) {
            self = try FolderState(of: Descriptor.folder(folder))
        } catch {
            return nil
        }
    }

    private init(of folder: borrowing Descriptor) throws(SystemError) {
        var told: [UInt8] = []
        var latest = 0
        func tell(_ status: stat) {
            let change = Int(status.st_ctim.tv_sec) * 1_000_000_000 + Int(status.st_ctim.tv_nsec)
            latest = max(latest, change)
            let numbers = [
                Int(status.st_mode), Int(status.st_size), Int(truncatingIfNeeded: status.st_ino),
                Int(truncatingIfNeeded: status.st_dev), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec), change,
            ]
            numbers.withUnsafeBytes { told += $0 }
        }
        tell(try folder.status())
        for entry in try folder.entries().sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
            guard entry.kind != .link else { throw SystemError(code: ELOOP) }
            // The zero at its end parts it from the numbers.
            told += entry.name.map { UInt8(bitPattern: $0) }
            if entry.kind == .folder {
                let inner = try FolderState(of: folder.folder(entry.name))
                told += inner.digest
                latest = max(latest, inner.latestChange)
            } else {
                tell(try folder.status(of: entry.name))
            }
        }
        digest = Fingerprint.sha256(told)
        latestChange = latest
    }
}

extension StagedOutput {
    /// Whether a build writes to a folder right now, or was killed while it did.
    public static func isStaged(_ folder: String) -> Bool {
        guard let location = try? OutputLocation(folder) else { return true }
        return access("\(location.parent)/\(StagingClaim.name(of: location))", F_OK) == 0
    }
}
