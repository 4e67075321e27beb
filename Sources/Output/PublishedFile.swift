import Files
import Parallel
import Platform

/// The state of a published file by which a later build knows that nobody changed it since.
public struct PublishedFile: Hashable, Sendable {
    public var size: Int
    public var checksum: UInt64
    /// The number and the time by which the file system tells that nothing at all was done to it.
    public var inode: UInt64
    /// In nanoseconds since 1970.
    public var changed: Int

    public init(size: Int, checksum: UInt64, inode: UInt64 = 0, changed: Int = 0) {
        self.size = size
        self.checksum = checksum
        self.inode = inode
        self.changed = changed
    }

    /// Returns the same of a file that was just published; nil if something else stands there.
    fileprivate func published(_ status: stat) -> PublishedFile? {
        guard Int(status.st_size) == size else { return nil }
        return PublishedFile(size: size, checksum: checksum, inode: UInt64(status.st_ino), changed: status.change)
    }
}

extension stat {
    /// The time at which its status changed last (POSIX.1), which no program sets, in nanoseconds since 1970.
    fileprivate var change: Int { Int(st_ctim.tv_sec) * 1_000_000_000 + Int(st_ctim.tv_nsec) }
}

extension StagedOutput {
    /// Takes a file over from the old site as it is, from any thread. The caller knows that it would have the same bytes.
    ///
    /// - Parameter known: its state when it was published.
    /// - Returns: False where that cannot be: the file is gone, was changed, or lacks its twins.
    public func takeOver(_ path: String, _ known: PublishedFile) throws(OutputError) -> Bool {
        let path = try open(path)
        guard let old, old.holds(known, at: path), let twins = try knownTwins(of: path, size: known.size) else {
            return false
        }
        for path in [path] + twins {
            guard written.insert(path, unchanged: true) else { throw .collision(path: path.text) }
        }
        return true
    }

    /// Returns the states of files of the site that ``commit()`` left in the output folder; nil for those that are not
    /// there.
    public func published(_ files: [(path: String, file: PublishedFile)]) -> [PublishedFile?] {
        guard phase.load(ordering: .acquiring) == .closed else { return files.map { _ in nil } }
        let isExchanged = isExchanged.load(ordering: .acquiring)
        return Parallel().map(count: files.count, grain: 512) { index in
            let (path, file) = files[index]
            let status =
                isExchanged ? try? staging.root.status(of: path) : old.flatMap { try? $0.root.status(of: path) }
            return status.flatMap(file.published)
        }
    }
}

extension OldSite {
    /// True if a file that the generator wrote still has its bytes, and everybody may read it. It is opened only where
    /// something was done to it, as where a site was kept in an archive between two builds.
    fileprivate func holds(_ known: PublishedFile, at path: SitePath) -> Bool {
        guard manifest.hasFile(path), let status = try? root.status(of: path.text),
            status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o444 == 0o444, Int(status.st_size) == known.size
        else { return false }
        if UInt64(status.st_ino) == known.inode, status.change == known.changed { return true }
        guard let bytes = try? root.file(path.text).bytes(known.size) else { return false }
        return bytes.withUnsafeBytes { Checksum.of($0) } == known.checksum
    }
}
