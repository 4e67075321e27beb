import Files
import PublicationSafety

/// A content folder in memory: paths and bytes.
public struct MemoryContent: ContentSource {
    private let files: [String: [UInt8]]
    private let others: [String: FileKind]

    /// - Parameter others: the kinds of what is no file, by path.
    public init(_ files: [String: [UInt8]], others: [String: FileKind] = [:]) {
        self.files = files
        self.others = others
    }

    /// Texts at paths.
    public init(_ files: [String: String], others: [String: FileKind] = [:]) {
        self.init(files.mapValues { Array($0.utf8) }, others: others)
    }

    public func list() throws(ContentSourceError) -> ContentFolder {
        folder("", entries: files.keys.map { ($0[...], .file) } + others.map { ($0.key[...], $0.value) })
    }

    private func folder(_ path: String, entries: [(path: Substring, kind: FileKind)]) -> ContentFolder {
        var plain: [String] = []
        var others: [(name: String, kind: FileKind)] = []
        var ignored: [String] = []
        var inside: [Substring: [(Substring, FileKind)]] = [:]
        for (rest, kind) in entries {
            let name = rest.prefix { $0 != "/" }
            if name.hasPrefix(".") || name.hasPrefix("_") {
                ignored.append(String(name))
            } else if name.endIndex < rest.endIndex {
                inside[name, default: []].append((rest[rest.index(after: name.endIndex)...], kind))
            } else if kind == .folder {
                inside[name, default: []] += []
            } else if kind == .file {
                plain.append(String(name))
            } else {
                others.append((String(name), kind))
            }
        }
        return ContentFolder(
            path: path, files: plain,
            folders: inside.map { name, entries in
                folder(path.isEmpty ? String(name) : "\(path)/\(name)", entries: entries)
            },
            others: others, ignored: ignored)
    }

    public func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8] {
        guard let bytes = files[path] else {
            if let kind = others[path] { throw .notAFile(kind) }
            throw files.keys.contains { $0.hasPrefix(path + "/") } ? .notAFile(.folder) : .missing
        }
        guard bytes.count <= limit else { throw .tooLarge(size: bytes.count, limit: limit) }
        return bytes
    }

    public func open(_ path: String) -> (any RandomAccessBytes)? { files[path].map { MemoryBytes($0) } }
}
