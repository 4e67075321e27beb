import Documents
import Records

/// Which files of the content folder something refers to.
struct FileReferences {
    /// Files that fields of records name.
    var files: Set<String> = []
    /// Files that are records or translations.
    var records: Set<String> = []

    /// Warns of files that nothing refers to: most were meant to be shown, or have a misspelt name.
    func reportUnused(
        _ root: ContentFolder, attachments: [String: String], home: Home?, pages: [FurtherPage],
        institutions: [InstitutionEntry], diagnostics: inout [Diagnostic]
    ) {
        var unused = Set(
            FolderCheck.allFiles(in: root).filter { path in
                path != "site.yml" && !path.hasPrefix("static/") && !files.contains(path) && !records.contains(path)
            })
        guard !unused.isEmpty else { return }
        var prose = home.map { [$0.body] } ?? []
        prose += pages.map(\.body)
        for institution in institutions {
            prose.append(institution.record.description)
            prose += institution.animals.map(\.record.description)
        }
        for text in prose.flatMap(\.entries) {
            unused.subtract(FileReferences.files(named: text.value, attachments: attachments))
        }
        for path in unused.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            diagnostics.append(
                Diagnostic(
                    id: "unused-file", severity: .warning, file: path, message: "nothing refers to this file",
                    suggestion: "name it in a record, delete it, or begin its name with _"))
        }
    }

    /// The files that a description links to or shows.
    private static func files(named prose: Prose, attachments: [String: String]) -> [String] {
        []
    }
}
