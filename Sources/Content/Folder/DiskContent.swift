import Files
import Messages
import PublicationSafety

/// A content folder on disk.
public struct DiskContent: ContentSource {
    /// Without a slash at its end.
    public let root: String
    /// The folders of institutions that lie elsewhere, by their paths in the content: `institutions/azyl`.
    let elsewhere: [String: String]

    /// More levels than any content needs, few enough to stop at a folder that contains itself by a mount.
    static let maximumDepth = 32

    public init(root: String) { self.init(root: root, elsewhere: [:]) }

    init(root: String, elsewhere: [String: String]) {
        var root = root
        while root.count > 1, root.hasSuffix("/") { root.removeLast() }
        self.root = root
        self.elsewhere = elsewhere
    }

    /// Returns the path of a file or folder from the working folder.
    public func place(of path: String) -> String {
        guard !elsewhere.isEmpty, let (folder, rest) = DiskContent.split(path), let place = elsewhere[folder] else {
            return path.isEmpty ? root : "\(root)/\(path)"
        }
        return place + rest
    }

    /// Splits `institutions/azyl/animals/rex.md` behind the institution; nil for what belongs to none.
    static func split(_ path: String) -> (folder: String, rest: Substring)? {
        guard path.hasPrefix("institutions/") else { return nil }
        let id = path.dropFirst("institutions/".count).prefix { $0 != "/" }
        return (String(path[..<id.endIndex]), path[id.endIndex...])
    }

    public func list() throws(ContentSourceError) -> ContentFolder { try list("", depth: 0) }

    /// A folder in it.
    func list(_ path: String) throws(ContentSourceError) -> ContentFolder {
        try list(path, depth: path.split(separator: "/").count)
    }

    private func list(_ path: String, depth: Int) throws(ContentSourceError) -> ContentFolder {
        let place = place(of: path)
        var files: [String] = []
        var folderNames: [String] = []
        var others: [(name: String, kind: FileKind)] = []
        var ignored: [String] = []
        var unreadable: [String] = []
        // A site may have no institutions of its own.
        let isOwn = elsewhere.isEmpty || path != "institutions" || (try? Descriptor.folder(place).entries()) != nil
        for entry in isOwn ? try entries(of: path, at: place) : [] {
            guard let name = DiskContent.text(of: entry.name) else {
                let shown = entry.name.dropLast().map {
                    (0..<0x20).contains($0) || $0 == 0x7F ? 0x3F : UInt8(bitPattern: $0)
                }
                unreadable.append(String(decoding: shown, as: UTF8.self))
                continue
            }
            if name.hasPrefix(".") || name.hasPrefix("_") {
                ignored.append(name)
                continue
            }
            switch entry.kind {
            case .file: files.append(name)
            case .folder: folderNames.append(name)
            case .symbolicLink, .pipe, .socket, .device: others.append((name, entry.kind))
            }
        }
        if !elsewhere.isEmpty {
            if path.isEmpty, !folderNames.contains("institutions") { folderNames.append("institutions") }
            if path == "institutions" { folderNames += elsewhere.keys.map { String($0.dropFirst(path.count + 1)) } }
        }
        var folders: [ContentFolder] = []
        let isDeep = depth + 1 >= DiskContent.maximumDepth
        for name in isDeep ? [] : folderNames {
            folders.append(try list(path.isEmpty ? name : "\(path)/\(name)", depth: depth + 1))
        }
        return ContentFolder(
            path: path, files: files, folders: folders, others: others, ignored: ignored, unreadableNames: unreadable,
            tooDeep: isDeep ? folderNames : [])
    }

    /// Returns a name; nil if it is not UTF-8, or holds control characters.
    private static func text(of name: [CChar]) -> String? {
        name.withUnsafeBytes { name in
            let bytes = name.dropLast()
            return bytes.contains { $0 < 0x20 || $0 == 0x7F } ? nil : String(validating: bytes, as: UTF8.self)
        }
    }

    private func entries(of path: String, at place: String) throws(ContentSourceError) -> [FolderEntry] {
        do throws(SystemError) {
            return try Descriptor.folder(place).entries()
        } catch {
            throw ContentSourceError(
                place, folder: path.isEmpty ? nil : path, reason: error.message,
                suggestion: "check that it exists and that you may read it")
        }
    }

    public func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8] {
        try File.read(place(of: path), limit: limit, followingLinks: false)
    }

    public func open(_ path: String) -> (any RandomAccessBytes)? { FileBytes(path: place(of: path)) }
}
