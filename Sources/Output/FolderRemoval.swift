import CFiles
import Files
import Parallel
import Platform

extension Descriptor {
    /// Removes whatever has this name here, a folder with everything in it. Nothing there is well, too. Symbolic links
    /// are removed, not followed, and what is mounted somewhere below is left alone (EBUSY).
    package func remove(_ name: UnsafePointer<CChar>) throws(SystemError) {
        if unlinkat(number, name, 0) == 0 || errno == ENOENT { return }
        // Linux says EISDIR of a folder, POSIX EPERM.
        let refusal = SystemError.last
        guard refusal.code == EISDIR || refusal.code == EPERM else { throw refusal }
        do { try removeFolder(name) } catch { throw error.code == ENOTDIR ? refusal : error }
    }

    private func removeFolder(_ name: UnsafePointer<CChar>) throws(SystemError) {
        // Nearly every folder of a site holds a page alone, and need not be looked into.
        if files_remove_pair(number, name, "index.html") == 0 { return }
        do { try folder(name).removeContents() } catch { guard error.code == ENOENT else { throw error } }
        guard unlinkat(number, name, AT_REMOVEDIR) == 0 || errno == ENOENT else { throw .last }
    }

    /// Empties this folder, but for the name given.
    func removeContents(except kept: [CChar]? = nil) throws(SystemError) {
        guard !isMountPoint() else { throw SystemError(code: EBUSY) }
        for entry in try entries() where entry.name != kept {
            do {
                if entry.kind == .folder { try removeFolder(entry.name) } else { try remove(entry.name) }
            } catch {
                // A folder that its owner may not change, as a package cache has them.
                guard error.code == EACCES, fchmod(number, 0o700) == 0 else { throw error }
                try remove(entry.name)
            }
        }
    }

    /// Empties what is far below this folder, on all cores, so that little is left to remove. Most of the time goes
    /// into waiting for the disk. What cannot be removed is left.
    func removeMostContents() {
        var level = subfolders(of: [])
        while level.count < 64 {
            let next = level.flatMap { subfolders(of: $0) }
            if next.isEmpty { break }
            level = next
        }
        let (folders, root) = (level, number)
        _ = Parallel().runs(count: folders.count, grain: 1) { run in
            for path in folders[run] {
                try? Descriptor.folder(path, below: root).removeContents()
            }
        }
    }

    /// The paths of the folders directly in the one at `path`, which is empty for this folder.
    private func subfolders(of path: [CChar]) -> [[CChar]] {
        let separator = CChar(bitPattern: UInt8(ascii: "/"))
        let prefix = path.dropLast() + (path.isEmpty ? [] : [separator])
        guard let folder = try? folder(path.isEmpty ? [CChar(bitPattern: UInt8(ascii: ".")), 0] : path),
            !folder.isMountPoint(), let entries = try? folder.entries()
        else { return [] }
        return entries.filter { $0.kind == .folder }.map { prefix + $0.name }
    }
}
