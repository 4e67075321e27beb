import Files
import Platform
import Synchronization

/// A staging folder that no other build has: until it is given up, the output folder is ours.
final class StagingClaim: Sendable {
    static let old = "old"
    private static let lockName = "lock"

    let location: OutputLocation
    /// The folder that holds the output and the staging folder.
    let parent: Descriptor
    let name: String
    let folder: Descriptor
    private let lock: Descriptor
    /// The folders above that were missing, outermost first.
    private let created: [String]
    /// True if it was given up; locked while the site is published or the folder removed.
    private let isGivenUp = Mutex(false)
    private let isEnding = Atomic(false)

    static func name(of location: OutputLocation) -> String { ".\(location.name).staging" }

    /// Takes the staging folder, and puts back a site that a killed build had moved there.
    static func take(_ location: OutputLocation) throws(OutputError) -> StagingClaim {
        var created: [String] = []
        do throws(OutputError) {
            while true {
                guard let claim = try StagingClaim(location, &created) else { continue }
                try claim.recover()
                return claim
            }
        } catch {
            removeEmpty(created)
            throw error
        }
    }

    /// Nil when the build that had it has just given it up, so that another try will do.
    private init?(_ location: OutputLocation, _ created: inout [String]) throws(OutputError) {
        let name = StagingClaim.name(of: location)
        let shown = "\(location.parent)/\(name)"
        let parent = try location.openParent(created: &created)
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
            default:
                // Where there is no room for the lock the folder is empty.
                unlinkat(parent.number, name, AT_REMOVEDIR)
                throw error.doing(.lock, shown)
            }
        }
        self.location = location
        self.parent = parent
        self.name = name
        self.created = created
    }

    /// True as soon as the folder is about to be removed, when nothing may be written to it any more.
    var isClosed: Bool { isEnding.load(ordering: .relaxed) }

    /// Removes everything but the lock.
    func empty() throws(SystemError) {
        folder.removeMostContents()
        try folder.removeContents(except: Array(StagingClaim.lockName.utf8CString))
    }

    /// Puts the new site in place, while nobody can give up the folder.
    func publish(_ exchange: () throws(OutputError) -> Void) throws(OutputError) {
        try isGivenUp.withLock { isGivenUp throws(OutputError) in
            if isGivenUp { throw .closed(folder: location.folder) }
            try exchange()
        }
    }

    /// Removes the staging folder with what is in it, once. What cannot be removed is left to the next build, which
    /// says so.
    func giveUp() {
        isEnding.store(true, ordering: .relaxed)
        isGivenUp.withLock { isGivenUp in
            // Later it may be another build's folder.
            guard !isGivenUp else { return }
            isGivenUp = true
            guard (try? recover()) != nil else { return }
            // Other threads may each write one more file.
            for _ in 0..<8 {
                if (try? empty()) != nil { break }
            }
            // Whoever has opened the lock meanwhile sees that it vanished, and begins again.
            unlinkat(folder.number, StagingClaim.lockName, 0)
            unlinkat(parent.number, name, AT_REMOVEDIR)
            StagingClaim.removeEmpty(created)
        }
    }

    /// Puts back a site that was moved aside where there is none.
    private func recover() throws(OutputError) {
        // A folder does not replace one that has something in it.
        if renameat(folder.number, StagingClaim.old, parent.number, location.name) == 0 { return }
        let refusal = SystemError.last
        switch refusal.code {
        case ENOENT, ENOTEMPTY, EEXIST: return
        case ENOTDIR: throw .notAFolder(location.folder)
        default: throw refusal.doing(.exchange, location.folder)
        }
    }

    /// Removes folders in which nothing was put.
    private static func removeEmpty(_ folders: [String]) {
        for folder in folders.reversed() { rmdir(folder) }
    }
}
