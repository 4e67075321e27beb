import Files
import Content
import PublicationSafety

/// A content folder as it would be with one more file: its settings, its home page and, for a record of an institution,
/// that folder; for a record of a folder such as `baskets`, all of it.
struct ProposedContent: ContentSource {
    let base: any ContentSource
    /// The new file; nil for the folder as it is.
    let bytes: [UInt8]?
    /// Relative to the content folder.
    let path: String
    /// New files beside it, by their names.
    var beside: [String: [UInt8]] = [:]

    func list() throws(ContentSourceError) -> ContentFolder {
        let root = try? base.list()
        var files = (root?.files ?? []).filter { $0 == "site.yml" || $0.hasPrefix("home.") }
        let parts = path.split(separator: "/").map(String.init)
        if let root, parts.count == 2 {
            return with(root, path: "", rest: parts[...])
        }
        guard parts.count > 1 else {
            if bytes != nil, !files.contains(path) { files.append(path) }
            return ContentFolder(path: "", files: files)
        }
        var institutions: [ContentFolder] = []
        let existing = root?.folder(parts[0])?.folder(parts[1])
        if bytes != nil || existing != nil {
            institutions = [with(existing, path: "\(parts[0])/\(parts[1])", rest: parts.dropFirst(2))]
        }
        return ContentFolder(
            path: "", files: files, folders: [ContentFolder(path: parts[0], files: [], folders: institutions)])
    }

    /// A folder with the new file in it or in one below.
    private func with(_ folder: ContentFolder?, path: String, rest: ArraySlice<String>) -> ContentFolder {
        var files = folder?.files ?? []
        var folders = folder?.folders ?? []
        if let name = rest.first, bytes != nil {
            if rest.count == 1 {
                files += ([name] + beside.keys.sorted()).filter { !files.contains($0) }
            } else {
                let inner = with(
                    folder?.folder(name), path: path.isEmpty ? name : "\(path)/\(name)", rest: rest.dropFirst())
                folders = folders.filter { $0.path != inner.path } + [inner]
            }
        }
        return ContentFolder(
            path: path, files: files, folders: folders, others: folder?.others ?? [], ignored: folder?.ignored ?? [])
    }

    func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8] {
        if path == self.path, let bytes { return bytes }
        let parts = path.split(separator: "/")
        if parts.dropLast() == self.path.split(separator: "/").dropLast(), let bytes = beside[String(parts.last ?? "")]
        {
            return bytes
        }
        return try base.read(path, limit: limit)
    }

    func open(_ path: String) -> (any RandomAccessBytes)? { base.open(path) }
}
