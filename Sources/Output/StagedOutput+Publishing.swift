import Files
import CFiles
import Platform

extension StagedOutput {
    /// Puts the new site, complete by now, in the old one's place. The old one lies in the staging folder afterwards.
    func publish() throws(OutputError) {
        let folder = staging.location.folder
        guard let old else { return try publishFirst() }

        keepOwner(of: old)
        guard staging.holds(old) else {
            throw .changedMeanwhile(folder: folder)
        }
        if publishing == .atOnce {
            let exchanged = files_exchange(
                staging.folder, StagingFolder.new, staging.parent, staging.location.name)
            if exchanged == 0 { return }
            let refusal = SystemError.last
            guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(refusal.code) else { throw explained(refusal) }
        }
        try publishInTwoSteps()
    }

    private func publishFirst() throws(OutputError) {
        let name = staging.location.name
        // An empty folder that appeared meanwhile is replaced, and nothing else.
        guard renameat(staging.folder, StagingFolder.new, staging.parent, name) != 0 else { return }
        let refusal = SystemError.last
        guard ![EEXIST, ENOTEMPTY, ENOTDIR].contains(refusal.code) else {
            throw .changedMeanwhile(folder: staging.location.folder)
        }
        throw explained(refusal)
    }

    private func publishInTwoSteps() throws(OutputError) {
        let name = staging.location.name
        let (folder, parent) = (staging.folder, staging.parent)
        guard renameat(parent, name, folder, StagingClaim.old) == 0 else { throw explained(.last) }
        guard renameat(folder, StagingFolder.new, parent, name) == 0 else {
            let refusal = SystemError.last
            // Should this fail, too, the next build tries once more.
            _ = renameat(folder, StagingClaim.old, parent, name)
            throw explained(refusal)
        }
    }

    /// A site that root builds in a user's folder stays the user's.
    private func keepOwner(of old: OldSite) {
        guard let status = try? old.root.status(), status.st_uid != geteuid() || status.st_gid != getegid() else {
            return
        }
        _ = fchown(staging.root.number, status.st_uid, status.st_gid)
    }

    private func explained(_ refusal: SystemError) -> OutputError {
        let folder = staging.location.folder
        return [EBUSY, EXDEV].contains(refusal.code) ? .mountPoint(folder) : refusal.doing(.exchange, folder)
    }
}
