import Files
import Synchronization
import Platform

/// The folder in which the next site is put together, beside the output and therefore on the same file system:
/// `.public.staging/` with
/// - `lock`, held while a build is running and freed by the system even when the build is killed,
/// - `new/`, the next site, and after the exchange the last one, until it is removed,
/// - `old/`, the last site, for a moment and only where the file system cannot exchange two folders.
final class StagingFolder: Sendable {
    static let new = "new"
    static let old = "old"

    let location: OutputLocation
    /// The next site's top folder.
    let root: Descriptor
    /// True if the umask (or a default access list) takes away some of the permissions of new files, so that each must
    /// be given them once more.
    let needsModes: Bool
    private let claim: StagingClaim
    private let isReleased = Atomic(false)

    /// Locks the output folder, puts back a site that a killed build had moved aside, and removes what else it left.
    init(_ location: OutputLocation) throws(OutputError) {
        let claim = try StagingClaim.take(location)
        try StagingFolder.recover(claim, location)
        do throws(SystemError) {
            try claim.empty()
        } catch {
            throw error.doing(.remove, "\(location.parent)/\(claim.name)")
        }
        do throws(SystemError) {
            guard mkdirat(claim.folder.number, StagingFolder.new, 0o755) == 0 else { throw .last }
            let root = try claim.folder.folder(StagingFolder.new)
            let mode = try root.status().st_mode & 0o7777
            needsModes = mode & 0o777 != 0o755
            if needsModes { try root.setMode(mode & 0o7000 | 0o755) }
            self.root = root
        } catch {
            claim.giveUp()
            throw error.doing(.create, "\(location.parent)/\(claim.name)")
        }
        self.location = location
        self.claim = claim
    }

    deinit { release() }

    /// The folder that holds the output.
    var parent: Int32 { claim.parent.number }

    var folder: Int32 { claim.folder.number }

    /// Removes the staging folder with what is in it, and frees the lock.
    func release() {
        guard !isReleased.exchange(true, ordering: .acquiringAndReleasing) else { return }
        claim.giveUp()
    }

    func openOldSite() throws(OutputError) -> OldSite? {
        try OldSite(at: location, in: claim.parent)
    }

    /// True if the output's name still means this site.
    func holds(_ site: OldSite) -> Bool {
        site.isStill(at: location.name, in: claim.parent)
    }

    private static func recover(_ claim: borrowing StagingClaim, _ location: OutputLocation) throws(OutputError) {
        // This succeeds only where there is no site: a folder does not replace one that has something in it.
        if renameat(claim.folder.number, old, claim.parent.number, location.name) == 0 { return }
        let refusal = SystemError.last
        switch refusal.code {
        case ENOENT, ENOTEMPTY, EEXIST: return
        case ENOTDIR: throw .notAFolder(location.folder)
        default: throw refusal.doing(.exchange, location.folder)
        }
    }
}
