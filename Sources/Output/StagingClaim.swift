import Files
import Platform

/// A staging folder that no other build has: while this exists, or until it is given up, the output folder is ours.
struct StagingClaim: ~Copyable, Sendable {
    private static let lockName = "lock"

    /// The folder that holds the output and the staging folder.
    let parent: Descriptor
    let name: String
    let folder: Descriptor
    private let lock: Descriptor

    static func name(of location: OutputLocation) -> String { ".\(location.name).staging" }

    static func take(_ location: OutputLocation) throws(OutputError) -> StagingClaim {
        while true {
            if let claim = try StagingClaim(location) { return claim }
        }
    }

    /// Nil when the build that had it has just given it up, so that another try will do.
    private init?(_ location: OutputLocation) throws(OutputError) {
        let name = StagingClaim.name(of: location)
        let shown = "\(location.parent)/\(name)"
        let parent = try location.openParent()
        guard mkdirat(parent.number, name, 0o700) == 0 || errno == EEXIST else {
            throw SystemError.last.doing(.create, shown)
        }
        do throws(SystemError) {
            let folder = try parent.folder(name)
            let lock = try folder.lockFile(StagingClaim.lockName)
            guard flock(lock.number, LOCK_EX | LOCK_NB) == 0 else { throw .last }
            guard try lock.status().st_ino == folder.status(of: StagingClaim.lockName).st_ino else { return nil }
            self.folder = folder
            self.lock = lock
        } catch {
            switch error.code {
            case EWOULDBLOCK: throw .busy(folder: location.folder)
            case ENOENT, EINTR: return nil
            default: throw error.doing(.lock, shown)
            }
        }
        self.parent = parent
        self.name = name
    }

    /// Removes everything but the lock.
    func empty() throws(SystemError) {
        folder.removeMostContents()
        try folder.removeContents(except: Array(StagingClaim.lockName.utf8CString))
    }

    /// Removes the staging folder with what is in it; call it once, as it may be another build's folder next. What
    /// cannot be removed is left to that build, which says so.
    func giveUp() {
        try? empty()
        // Whoever has opened the lock meanwhile sees that it vanished, and begins again.
        unlinkat(folder.number, StagingClaim.lockName, 0)
        unlinkat(parent.number, name, AT_REMOVEDIR)
    }
}
