import Files
import PublicationSafety
import Synchronization

/// A content folder on disk whose changes somebody tells, so that only what changed is listed again.
public final class WatchedContent: ContentSource {
    private let disk: DiskContent
    private let state = Mutex(State())

    private struct State {
        var root: ContentFolder?
        /// Institutions' folders of which files came, went or changed.
        var changed: Set<String> = []
    }

    public init(_ disk: DiskContent) { self.disk = disk }

    /// - Parameter paths: of files that changed, came or went; nil means that anything may have.
    public func forget(_ paths: Set<String>?) {
        state.withLock { state in
            guard let paths else {
                state = State()
                return
            }
            for path in paths {
                let parts = path.split(separator: "/", maxSplits: 2)
                if parts.count == 3, parts[0] == "institutions" {
                    state.changed.insert("\(parts[0])/\(parts[1])")
                } else {
                    state.root = nil
                }
            }
        }
    }

    public func list() throws(ContentSourceError) -> ContentFolder {
        let (known, changed) = state.withLock { ($0.root, $0.changed) }
        var root: ContentFolder
        if let known, let institutions = known.folder("institutions") {
            root = known
            if !changed.isEmpty {
                var folders: [ContentFolder] = []
                for folder in institutions.folders {
                    folders.append(changed.contains(folder.path) ? try disk.list(folder.path) : folder)
                }
                root = known.with(institutions.with(folders))
            }
        } else {
            root = try disk.list()
        }
        let listed = root
        state.withLock { state in
            state.root = listed
            state.changed.subtract(changed)
        }
        return listed
    }

    public func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8] {
        try disk.read(path, limit: limit)
    }

    public func open(_ path: String) -> (any RandomAccessBytes)? { disk.open(path) }
}

extension ContentFolder {
    /// Returns the same folder with other folders in it.
    fileprivate func with(_ folders: [ContentFolder]) -> ContentFolder {
        ContentFolder(
            path: path, files: files, folders: folders, others: others, ignored: ignored,
            unreadableNames: unreadableNames, tooDeep: tooDeep)
    }

    /// Returns the same folder with another state of one of its folders.
    fileprivate func with(_ folder: ContentFolder) -> ContentFolder {
        with(folders.map { $0.path == folder.path ? folder : $0 })
    }
}
