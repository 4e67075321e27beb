import Files
import Platform

extension Descriptor {
    /// Gives what is at `path` below this folder the same path below `target`, where its folder exists. One more name
    /// for the same file where possible, else a copy with the same permissions and modification time.
    func carryOver(_ path: UnsafePointer<CChar>, to target: borrowing Descriptor) throws(SystemError) {
        if linkat(number, path, target.number, path, 0) == 0 { return }
        // No such links on this file system (EPERM, EOPNOTSUPP, EXDEV), too many (EMLINK), or another user's file.
        let refusal = SystemError.last
        guard [EPERM, EOPNOTSUPP, EXDEV, EMLINK, EACCES, ENOSYS].contains(refusal.code) else { throw refusal }
        switch try status(of: path).st_mode & S_IFMT {
        case S_IFREG:
            let source = try file(path)
            let copy = try target.newFile(path, mode: 0o600)
            try source.copy(to: copy)
            try source.giveStatus(to: copy)
            try copy.finish()
        case S_IFLNK:
            var destination = [CChar](repeating: 0, count: Int(PATH_MAX))
            guard readlinkat(number, path, &destination, destination.count - 1) > 0,
                symlinkat(destination, target.number, path) == 0
            else { throw .last }
        default:
            throw refusal
        }
    }

    /// Gives the folder at `path` below `target` the permissions and, where that is allowed, the owner of the one below
    /// this folder.
    func giveFolderStatus(_ path: UnsafePointer<CChar>, to target: borrowing Descriptor) throws(SystemError) {
        let status = try status(of: path)
        if status.st_uid != geteuid() || status.st_gid != getegid() {
            // Only root may; for others the new folder belongs to who runs the build, as everything else they make.
            _ = fchownat(target.number, path, status.st_uid, status.st_gid, AT_SYMLINK_NOFOLLOW)
        }
        guard fchmodat(target.number, path, status.st_mode & 0o7777, 0) == 0 else { throw .last }
    }
}
