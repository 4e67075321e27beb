import Documents
import Messages

/// Entries of the content folder that would vanish without a word: folders where files are read, files where folders are,
/// and folders whose names are almost right.
struct MisplacedEntries {
    private(set) var diagnostics: [Diagnostic] = []

    private static let folders = ["institutions", "static"] + recordFolders
    private static let recordFolders = RecordKind.ofSite.compactMap(\.folder)

    /// Looks for them where records lie.
    init(in root: ContentFolder) {
        findFolders(in: root) { $0 == "site.yml" || ContentFolder.isRecord($0) }
        findFiles(in: root, MisplacedEntries.folders)
        for folder in root.folders where !MisplacedEntries.folders.contains(folder.name) { findMisspelt(folder) }
        for name in MisplacedEntries.recordFolders {
            root.folder(name).map { findFolders(in: $0, where: ContentFolder.isRecord) }
        }
        for institution in root.folder("institutions")?.folders ?? [] {
            findFolders(in: institution, where: ContentFolder.isRecord)
            findFiles(in: institution, ["animals"])
            institution.folder("animals").map { findFolders(in: $0, where: ContentFolder.isRecord) }
        }
    }

    private mutating func findFolders(in folder: ContentFolder, where isFileName: (String) -> Bool) {
        for inner in folder.folders where isFileName(inner.name) {
            diagnostics.append(
                Diagnostic(
                    id: "folder-for-file", file: inner.path, message: "this is a folder, and a file is read here",
                    suggestion: "put a file of this name in its place, or rename the folder"))
        }
    }

    private mutating func findFiles(in folder: ContentFolder, _ names: [String]) {
        for name in folder.files where names.contains(name) {
            diagnostics.append(
                Diagnostic(
                    id: "file-for-folder", file: folder.path(of: name),
                    message: "this is a file, and a folder is read here",
                    suggestion: "put a folder of this name in its place, or rename the file"))
        }
    }

    /// Warns of a folder with records that is almost called like one that is read.
    private mutating func findMisspelt(_ folder: ContentFolder) {
        guard FolderCheck.allFiles(in: folder).contains(where: ContentFolder.isRecord),
            let near = NearMiss.of(folder.name, among: MisplacedEntries.folders)
        else { return }
        diagnostics.append(
            Diagnostic(
                id: "unknown-folder", severity: .warning, file: folder.path,
                message: "no records are read from this folder", suggestion: "did you mean \"\(near)\"?"))
    }
}
