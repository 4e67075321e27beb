import Content
import Documents
import Messages

/// Reads the parts of a mapping file, and tells what is wrong with them.
struct MappingReader {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func report(_ node: SourceNode, _ message: Message, _ suggestion: Message) {
        diagnostics.append(node.diagnostic("import-mapping", message, suggestion: suggestion))
    }

    mutating func entries(of node: SourceNode) -> [(key: SourceNode, value: SourceNode)] {
        if node.isLeftOut { return [] }
        guard node.kind == .mapping else {
            report(
                node, "lines of the form \"name: value\" are expected here", "look at the example in the documentation")
            return []
        }
        return node.entries
    }

    /// The field that a name stands for, in either language.
    mutating func field(_ node: SourceNode) -> AnimalField? {
        if let field = AnimalField(path: node.text) ?? ColumnNames.field(named: node.text) { return field }
        let known = AnimalField.allCases.map(\.path)
        report(
            node, "an import writes no field \"\(node.text)\"",
            NearMiss.suggestion(for: node.text, among: known)
                ?? "known fields are: \(known.joined(separator: ", "))")
        return nil
    }

    /// Returns the word of records for a word of the source: nil within for unknown, nil after reporting that it can be nothing.
    mutating func meaning(_ node: SourceNode, of field: AnimalField) -> String?? {
        guard node.isScalar else {
            report(node, "one word is expected here", "write the word that records have")
            return nil
        }
        let text = CleanText.line(node.text)
        if text.isEmpty || node.isLeftOut || (field != "sex" && UnknownWords.contains(text)) { return .some(nil) }
        switch ValueReading(mapping: ColumnMapping()).read(text, as: field) {
        case .value(.text(let value)), .estimated(.text(let value)): return value
        case .value(.list(let values)), .estimated(.list(let values)): return values.joined(separator: ", ")
        case .unknown: return .some(nil)
        case .unreadable(let suggestion):
            report(node, "\"\(text)\" is no value of \"\(field.path)\"", suggestion)
            return nil
        }
    }
}
