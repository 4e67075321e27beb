import Files
import Parallel
import Platform

/// The state of everything in a folder as the file system tells it, without opening a file: names, kinds, permissions,
/// sizes, numbers (inodes) and times. Where two states are equal, nothing was touched in between: on the file systems
/// of Linux no program sets the time at which the status of a file changed (POSIX.1, `st_ctim`).
public struct FolderState: Sendable, Equatable {
    /// SHA-256 of all that is told.
    public let digest: [UInt8]
    /// When the status of anything in it changed last, in nanoseconds since 1970.
    public let latestChange: Int

    /// - Parameter folder: a path from the working folder.
    /// - Returns: nil where it cannot be told, because something cannot be looked at or is a symbolic link, behind
    /// which
    ///   files can change unseen.
    public init?(of folder: String) {
        do throws(SystemError) {
            self = try FolderState(of: Descriptor.folder(folder))
        } catch {
            return nil
        }
    }

    init(of folder: borrowing Descriptor) throws(SystemError) {
        try self.init(of: folder, Parallel())
    }

    /// - Parameter parallel: nil where other folders are looked at meanwhile.
    private init(of folder: borrowing Descriptor, _ parallel: Parallel?) throws(SystemError) {
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
        var folders: [[CChar]] = []
        for entry in try folder.entries().sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
            guard entry.kind != .symbolicLink else { throw SystemError(code: ELOOP) }
            // The zero at its end parts it from the numbers.
            entry.name.withUnsafeBytes { told += $0 }
            if entry.kind == .folder { folders.append(entry.name) } else { tell(try folder.status(of: entry.name)) }
        }
        for state in try FolderState.states(of: folders, below: folder.number, parallel) {
            told += state.digest
            latest = max(latest, state.latestChange)
        }
        digest = Fingerprint.sha256(told)
        latestChange = latest
    }

    private static func states(
        of folders: [[CChar]], below number: Int32, _ parallel: Parallel?
    ) throws(SystemError) -> [FolderState] {
        // The first of many lead to all the rest.
        let isWide = folders.count >= 16
        let inner = isWide ? nil : parallel
        let hands = isWide ? parallel ?? Parallel(width: 1) : Parallel(width: 1)
        let states = hands.map(count: folders.count, grain: 4) { index -> Result<FolderState, SystemError> in
            Result { () throws(SystemError) in
                try FolderState(of: Descriptor.folder(folders[index], below: number), inner)
            }
        }
        var found: [FolderState] = []
        for state in states { found.append(try state.get()) }
        return found
    }
}

extension StagedOutput {
    /// The state of the site that ``commit()`` left in the output folder, even where another build has put
    /// its own in that place meanwhile. Nil before a commit.
    public var publishedState: FolderState? {
        guard phase.load(ordering: .acquiring) == .closed else { return nil }
        return isExchanged.load(ordering: .acquiring)
            ? try? FolderState(of: staging.root) : old.flatMap { try? FolderState(of: $0.root) }
    }

    /// True if a build writes to a folder right now, or was killed while it did.
    public static func isStaged(_ folder: String) -> Bool {
        guard let location = try? OutputLocation(folder) else { return true }
        return access("\(location.parent)/\(StagingClaim.name(of: location))", F_OK) == 0
    }
}
