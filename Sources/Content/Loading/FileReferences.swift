import Documents
import Markup
import Records

/// The files of the content folder to which something refers.
struct FileReferences {
    /// Files that fields of records name, and where the first of them does.
    private(set) var files: [String: Origin] = [:]
    /// Files that are records or translations, but those of institutions.
    var records: Set<String> = []
    /// The descriptions that may link to files, but those of institutions.
    var texts: [Prose] = []
    /// Files of institutions' folders to which no record of their institution refers.
    var unusedByInstitutions: [String] = []

    /// References are to be added in one order on every machine.
    mutating func add(_ references: [FileReference]) {
        for reference in references where files[reference.path] == nil { files[reference.path] = reference.origin }
    }

    /// Returns the files to which no description links and that none shows, in the order given.
    static func unused(_ files: [String], in texts: some Sequence<Prose>) -> [String] {
        guard !files.isEmpty else { return [] }
        // A string equals its canonical equivalents, so a name typed with "ó" finds a file named with "o" and an accent.
        var unused = Set(files)
        for text in texts {
            unused.subtract(linked(by: text))
            if unused.isEmpty { return [] }
        }
        return files.filter(unused.contains)
    }

    /// Warns of files that nothing refers to: most were meant to be shown, or have a misspelt name.
    func reportUnused(in root: ContentFolder, diagnostics: inout [Diagnostic]) {
        var rest = root.files.filter { $0 != "site.yml" } + unusedByInstitutions
        for folder in root.folders where folder.name != "static" {
            rest +=
                folder.name == "institutions" ? folder.files.map(folder.path(of:)) : folder.allFiles
        }
        let unused = FileReferences.unused(
            rest.filter { files[$0] == nil && !records.contains($0) }, in: texts)
        for path in unused.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let (message, suggestion) = UnusedFile.words(for: path)
            diagnostics.report("unused-file", in: path, message, severity: .warning, suggestion: suggestion)
        }
    }

    /// Returns the files that a description links to or shows, even if they are missing; records are linked to as
    /// pages.
    private static func linked(by prose: Prose) -> [String] {
        let folder = prose.origin.file.lastIndex(of: "/").map { prose.origin.file[..<$0] + "/" } ?? ""
        return MarkdownText.references(prose.markdown).compactMap { reference in
            guard reference.kind == .relative else { return nil }
            let path = reference.destination.prefix { $0 != "#" && $0 != "?" }
            let file = folder + (PercentEncoding.decoded(path.utf8) ?? String(path))
            return ContentFolder.isRecord(file) ? nil : file
        }
    }
}
