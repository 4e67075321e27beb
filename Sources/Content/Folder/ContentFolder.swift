import Documents
import Files
import Records
import Synchronization

/// A folder's entries, sorted by the bytes of their names. Entries whose names start with `_` or `.` are left out.
public final class ContentFolder: Sendable {
    /// The path from the content folder; empty for that folder itself.
    public let path: String
    /// The names of ordinary files.
    public let files: [String]
    public let folders: [ContentFolder]
    /// Symbolic links, devices, sockets and pipes, none of which are followed or read.
    public let others: [(name: String, kind: FileKind)]
    /// The names of entries that are left out.
    public let ignored: [String]
    /// Names that are not UTF-8, with replacement characters, or hold control characters.
    public let unreadableNames: [String]
    /// The names of folders that lie too deep to be read.
    public let tooDeep: [String]
    private let attachments: [String: String]
    private let foldersByPath: [String: ContentFolder]
    private let otherKinds: [String: FileKind]
    private let ignoredNames: Set<String>
    private let nearby = Mutex<NearMiss?>(nil)

    public init(
        path: String, files: [String], folders: [ContentFolder] = [], others: [(name: String, kind: FileKind)] = [],
        ignored: [String] = [], unreadableNames: [String] = [], tooDeep: [String] = []
    ) {
        func sorted(_ names: [String]) -> [String] { names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
        self.path = path
        self.files = sorted(files)
        self.folders = folders.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.others = others.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        self.ignored = sorted(ignored)
        self.unreadableNames = sorted(unreadableNames)
        self.tooDeep = sorted(tooDeep)
        // A string equals its canonical equivalents, so a name typed with "ó" finds a file named with "o" and an accent.
        attachments = Dictionary(self.files.filter { !ContentFolder.isRecord($0) }.map { ($0, $0) }) { first, _ in first
        }
        foldersByPath = Dictionary(self.folders.map { ($0.path, $0) }) { first, _ in first }
        otherKinds = Dictionary(self.others) { first, _ in first }
        ignoredNames = Set(ignored)
    }

    /// The folder's own name.
    public var name: String {
        String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
    }

    /// The path of an entry of this folder.
    public func path(of name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }

    public func folder(_ name: String) -> ContentFolder? { foldersByPath[path(of: name)] }

    /// Returns the kind of the symbolic link, device, socket or pipe that has this name; nil where none has.
    func other(_ name: String) -> FileKind? { otherKinds[name] }

    /// Returns the kind of the entry that has this name; nil where none has.
    public func kind(of name: String) -> FileKind? {
        other(name) ?? (folder(name) != nil ? .folder : files.contains(name) ? .file : nil)
    }

    /// The records by their names, with what is no file and cannot be read, so that records are not called missing.
    var records: [RecordFileName] {
        files.compactMap { RecordFileName($0) }
            + (others.map(\.name) + folders.map(\.name)).compactMap { RecordFileName($0) }
            .filter { $0.languageCode == nil }
    }

    /// True if an entry of this name is left out.
    func ignores(_ name: String) -> Bool { ignoredNames.contains(name) }

    /// True if a file's name is that of a record.
    public static func isRecord(_ name: String) -> Bool { name.hasSuffix(".md") || name.hasSuffix(".json") }

    /// Returns the name that a file needs to be read as a record, if its ending is another one of Markdown, JSON or YAML, or
    /// an editor of texts put its own behind it.
    static func recordName(for name: String) -> String? {
        if name.lowercased().hasSuffix(".txt"), isRecord(String(name.dropLast(4))) { return String(name.dropLast(4)) }
        guard !isRecord(name), let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        return switch name[dot...].lowercased() {
        case ".md", ".markdown", ".mdown", ".mkd", ".yml", ".yaml": name[..<dot] + ".md"
        // Other texts lie about, too.
        case ".txt" where (try? RecordID(String(name[..<dot]))) != nil:
            name[..<dot] == "site" ? "site.yml" : name[..<dot] + ".md"
        case ".json": name[..<dot] + ".json"
        default: nil
        }
    }

    /// The file's name as it is on disk; nil where there is none. Records are not found.
    public func attachment(_ name: String) -> String? { attachments[name] }

    /// The names of files that are no records, to find the nearest among.
    var attachmentsNearby: NearMiss {
        nearby.withLock { nearby in
            let known = nearby ?? NearMiss(among: attachmentNames)
            nearby = known
            return known
        }
    }

    /// The names of files that are no records.
    public var attachmentNames: [String] { files.filter { !ContentFolder.isRecord($0) } }
}
