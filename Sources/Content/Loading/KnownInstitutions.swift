import Documents
import Messages
import Records

/// The institutions to which other records may refer.
struct KnownInstitutions {
    private let ids: [String]
    /// By the ids that institutions had before.
    private let renamed: [RecordID: RecordID]
    private let known: Set<String>
    private let failed: Set<String>

    init(_ content: LoadedContent) {
        ids = content.catalogue.institutions.map(\.record.id.text)
        renamed = Dictionary(
            content.catalogue.institutions.flatMap { entry in
                entry.record.formerly.map { ($0.id, entry.record.id) }
            }
        ) { first, _ in first }
        known = Set(ids)
        failed = content.failedRecords
    }

    /// Reports an institution that does not exist, unless its record is there and wrong.
    /// - Parameters:
    ///   - node: the place that names it; nil where the file alone is known.
    ///   - file: the record that refers to it.
    /// - Returns: false if the reference cannot be followed.
    func check(_ id: RecordID, at node: SourceNode?, in file: String, _ diagnostics: inout [Diagnostic]) -> Bool {
        if known.contains(id.text) { return true }
        if failed.contains("institutions/\(id)/institution") { return false }
        diagnostics.append(
            Diagnostic.at(
                node, in: file, "unknown-institution", "there is no institution \"\(id)\"",
                suggestion: (renamed[id]?.text ?? NearMiss.of(id.text, among: ids)).map { "did you mean \"\($0)\"?" }
                    ?? "write the id (the folder's name) of an institution"))
        return false
    }
}

extension Diagnostic {
    /// Returns a diagnostic at a place of a record; at its beginning where the place is not known.
    static func at(
        _ node: SourceNode?, in file: String, _ id: String, _ message: Message, suggestion: Message
    ) -> Diagnostic {
        node?.diagnostic(id, message, suggestion: suggestion)
            ?? Diagnostic(id: id, file: file, message: message, suggestion: suggestion)
    }
}
