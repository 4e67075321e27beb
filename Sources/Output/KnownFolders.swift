import Files
import Synchronization
import Platform

/// The folders of the next site that exist already, so that each is created once, by whichever thread needs it first.
final class KnownFolders: Sendable {
    /// Threads that want different folders seldom wait for each other.
    private final class Shard: Sendable {
        /// Hashes of 64 bits suffice: should two be the same once in a million years of builds, creating a file fails,
        /// and the next run hashes otherwise.
        let known = Mutex<Set<PathHash>>([])
    }

    private let shards = (0..<16).map { _ in Shard() }

    func contains(_ folder: PathHash) -> Bool {
        shards[folder.shard(of: shards.count)].known.withLock { $0.contains(folder) }
    }

    /// Creates the folder that the first `length` bytes of `path` name, with those above it, below `root`. Where one
    /// exists nothing happens, and nothing yet where a file has its name: the file that was to go into it cannot be
    /// created.
    func create(
        _ path: UnsafePointer<CChar>, length: Int, hash: PathHash, in root: borrowing Descriptor, settingMode: Bool
    ) throws(SystemError) {
        var name = [CChar](UnsafeBufferPointer(start: path, count: length))
        name.append(0)
        let created = mkdirat(root.number, name, 0o755) == 0
        if !created, errno == ENOENT, let slash = name.lastIndex(of: CChar(bitPattern: UInt8(ascii: "/"))) {
            let parent = PathHash(of: UnsafeRawBufferPointer(start: path, count: slash))
            try create(path, length: slash, hash: parent, in: root, settingMode: settingMode)
            return try create(path, length: length, hash: hash, in: root, settingMode: settingMode)
        }
        guard created || errno == EEXIST else { throw .last }
        if created, settingMode, fchmodat(root.number, name, 0o755, 0) != 0 { throw .last }
        shards[hash.shard(of: shards.count)].known.withLock { _ = $0.insert(hash) }
    }
}
