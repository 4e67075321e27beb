import Files
import PublicationSafety

/// A content folder in memory: paths and bytes.
public struct MemoryContent: ContentSource {
    private let files: [String: [UInt8]]
    private let links: Set<String>

    /// - Parameter links: paths at which symbolic links lie.
    public init(_ files: [String: [UInt8]], links: Set<String> = []) {
        self.files = files
        self.links = links
    }

    /// Texts at paths.
    public init(_ files: [String: String], links: Set<String> = []) {
        self.init(files.mapValues { Array($0.utf8) }, links: links)
    }

    public func list() throws(ContentSourceError) -> ContentFolder {
        folder("", entries: (files.keys.map { ($0, false) } + links.map { ($0, true) }).map { ($0.0[...], $0.1) })
    }

    private func folder(_ path: String, entries: [(path: Substring, isLink: Bool)]) -> ContentFolder {
        var plain: [String] = []
        var others: [String] = []
        var ignored: [String] = []
        var inside: [Substring: [(Substring, Bool)]] = [:]
        for (rest, isLink) in entries {
            let name = rest.prefix { $0 != "/" }
            if name.hasPrefix(".") || name.hasPrefix("_") {
                ignored.append(String(name))
            } else if name.endIndex < rest.endIndex {
                inside[name, default: []].append((rest[rest.index(after: name.endIndex)...], isLink))
            } else if isLink {
                others.append(String(name))
            } else {
                plain.append(String(name))
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
        guard let bytes = files[path] else { throw .missing }
        guard bytes.count <= limit else { throw .tooLarge(size: bytes.count, limit: limit) }
        return bytes
    }

    public func open(_ path: String) -> (any RandomAccessBytes)? { files[path].map { MemoryBytes($0) } }
}
