import Files
import Platform

/// The folder in which the next site is put together, beside the output and therefore on the same file system:
/// `.public.staging/` with
/// - `lock`, held while a build is running and freed by the system even when the build is killed,
/// - `new/`, the next site, and after the exchange the last one, until it is removed,
/// - `old/`, the last site, for a moment and only where the file system cannot exchange two folders.
final class StagingFolder: Sendable {
    static let new = "new"

    /// The next site's top folder.
    let root: Descriptor
    /// True if the umask (or a default access list) takes away some of the permissions of new files, so that each must
    /// be given them once more.
    let needsModes: Bool
    private let claim: StagingClaim
    /// The number of the removal by which a signal ends the build.
    private let removal: Int

    /// Locks the output folder, puts back a site that a killed build had moved aside, and removes what else it left.
    init(_ location: OutputLocation) throws(OutputError) {
        let (claim, removal) = try Termination.deferred { cleanups throws(OutputError) in
            let claim = try StagingClaim.take(location)
            return (claim, cleanups.add { claim.giveUp() })
        }
        var failing = FileError.Operation.remove
        do throws(SystemError) {
            try claim.empty()
            failing = .create
            guard mkdirat(claim.folder.number, StagingFolder.new, 0o755) == 0 else { throw .last }
            let root = try claim.folder.folder(StagingFolder.new)
            let mode = try root.status().st_mode & 0o7777
            needsModes = mode & 0o777 != 0o755
            if needsModes { try root.setMode(mode & 0o7000 | 0o755) }
            self.root = root
        } catch {
            StagingFolder.release(claim, removal)
            throw error.doing(failing, "\(location.parent)/\(claim.name)")
        }
        self.claim = claim
        self.removal = removal
    }

    deinit { release() }

    var location: OutputLocation { claim.location }

    /// The folder that holds the output.
    var parent: Int32 { claim.parent.number }

    var folder: Int32 { claim.folder.number }

    /// True as soon as it is about to be removed.
    var isClosed: Bool { claim.isClosed }

    /// Removes the staging folder with what is in it, and frees the lock.
    func release() { StagingFolder.release(claim, removal) }

    func openOldSite() throws(OutputError) -> OldSite? {
        try OldSite(at: location, in: claim.parent)
    }

    /// True if the output's name still means this site.
    func holds(_ site: OldSite) -> Bool {
        site.isStill(at: location.name, in: claim.parent)
    }

    /// Puts the new site in place, while no signal can remove it.
    func publish(_ exchange: () throws(OutputError) -> Void) throws(OutputError) { try claim.publish(exchange) }

    private static func release(_ claim: StagingClaim, _ removal: Int) {
        claim.giveUp()
        Termination.deferred { $0.remove(removal) }
    }
}
