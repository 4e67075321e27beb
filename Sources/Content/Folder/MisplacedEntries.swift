import Documents

/// Entries of a folder that would vanish without a word: folders where files are read, files where folders are, and
/// folders whose names are almost right.
public struct MisplacedEntries {
    public private(set) var diagnostics: [Diagnostic] = []
    private let prefix: String
    /// True for the name of a file that is read, or of one that was meant to be.
    private let isRead: (_ name: String) -> Bool

    /// The Polish words for the folders, which have no names in Polish.
    private static let polish = KeyNames([
        "instytucje": "institutions", "schroniska": "institutions", "zwierzęta": "animals", "strony": "pages",
        "podstrony": "pages", "koszyki": "baskets", "patroni": "patrons", "ogłoszenia": "notices",
    ])

    /// Looks for them where records lie.
    init(inContent root: ContentFolder) {
        prefix = ""
        isRead = { ContentFolder.isRecord($0) || ContentFolder.recordName(for: $0) != nil }
        let recordFolders = RecordKind.ofSite.compactMap(\.folder)
        find(in: root, folders: ["institutions", "static"] + recordFolders, vanishes: isRead)
        for folder in recordFolders.compactMap(root.folder) { findFolders(in: folder) }
        for institution in root.folder("institutions")?.folders ?? [] {
            find(in: institution, folders: ["animals"], vanishes: isRead)
            institution.folder("animals").map { findFolders(in: $0) }
        }
    }

    /// Looks for them where templates, interface texts and words for search lie.
    /// - Parameter prefix: what stands before the paths.
    public init(inTemplates root: ContentFolder, below prefix: String) {
        self.prefix = prefix
        isRead = { $0.hasSuffix(".mustache") || $0.hasSuffix(".yml") }
        // Templates may lie in folders of any name.
        find(in: root, folders: ["assets", "search", "texts"]) { !$0.hasSuffix(".mustache") }
        var folders = root.folders.filter { $0.name != "assets" }
        while let folder = folders.popLast() {
            findFolders(in: folder)
            folders += folder.folders
        }
    }

    /// - Parameters:
    ///   - folders: the names of the folders that are read.
    ///   - vanishes: true for the name of a file that is lost in any other.
    private mutating func find(in folder: ContentFolder, folders: [String], vanishes: (_ name: String) -> Bool) {
        findFolders(in: folder)
        for name in folder.files where folders.contains(name) {
            diagnostics.append(.misplaced(.file, file: prefix + folder.path(of: name)))
        }
        for inner in folder.folders where !folders.contains(inner.name) {
            guard inner.allFiles.contains(where: vanishes),
                let near = NearMiss.of(inner.name, among: folders)
                    ?? MisplacedEntries.polish.properName(of: inner.name),
                folders.contains(near)
            else { continue }
            diagnostics.report(
                "unknown-folder", in: prefix + inner.path, "nothing is read from this folder", severity: .warning,
                suggestion: "did you mean \"\(near)\"?")
        }
    }

    private mutating func findFolders(in folder: ContentFolder) {
        for inner in folder.folders where isRead(inner.name) {
            diagnostics.append(.misplaced(.folder, file: prefix + inner.path))
        }
    }
}
