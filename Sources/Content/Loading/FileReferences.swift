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
            if let adoption = institution.record.adoption { prose.append(adoption.body) }
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

    /// The bytes that a percent-encoded path stands for (RFC 3986, section 2.1), as text; nil where they are none.
    private static func percentDecoded(_ path: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(path.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The files that a description links to or shows.
    private static func files(named prose: Prose, attachments: [String: String]) -> [String] {
        let folder = prose.origin.file.lastIndex(of: "/").map { prose.origin.file[..<$0] + "/" } ?? ""
        return MarkdownText.references(prose.markdown).compactMap { reference in
            guard reference.kind == .relative else { return nil }
            let path = reference.destination.prefix { $0 != "#" && $0 != "?" }
            return attachments[folder + (FileReferences.percentDecoded(path) ?? String(path))]
        }
    }
}
