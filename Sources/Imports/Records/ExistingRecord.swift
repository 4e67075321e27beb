import Content
import Documents
import Records

/// An animal's record as it lies in the institution's folder.
struct ExistingRecord {
    /// With the mark of UTF-8 at its beginning, where it has one.
    let bytes: [UInt8]
    let source: SourceFile
    let parts: FrontMatter
    let root: SourceNode

    /// Nil after reporting why the file cannot be read.
    init?(name: String, bytes: [UInt8], diagnostics: inout [Diagnostic]) {
        let count = diagnostics.count
        guard let source = SourceFile(name: name, bytes: bytes, diagnostics: &diagnostics),
            let parts = FrontMatter(of: source, diagnostics: &diagnostics), let yaml = parts.yaml,
            let tree = YAMLReader.read(source, range: yaml, keyNames: FieldNames.keys, diagnostics: &diagnostics),
            diagnostics.count == count
        else { return nil }
        self.bytes = bytes
        self.source = source
        self.parts = parts
        root = tree.root
    }

    /// True if the file begins with the mark of UTF-8, which offsets do not count.
    var hasMark: Bool { bytes.count > source.bytes.count }

    /// The node of a field; nil where it is left out.
    func node(_ field: AnimalField) -> SourceNode? {
        let owner = field.group.map { root[$0] } ?? root
        guard let node = owner?[field.key], !node.isLeftOut else { return nil }
        return node
    }

    var body: String {
        let text = String(decoding: source.bytes[parts.body], as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        return String(lines.joined(separator: "\n").trimmed)
    }

    /// Returns the value of a field, in the form of English records. A translated text counts as its first language's.
    func value(_ field: AnimalField, language: Language) -> RecordValue? {
        if field == "description" {
            if !body.isEmpty { return .text(body) }
            return node(field).map { text(of: $0, language) }.map { .text(String($0.trimmed)) }
        }
        guard let node = node(field) else { return nil }
        switch field.kind {
        case .text, .prose: return .text(text(of: node, language).inOneLine)
        case .list:
            guard node.kind == .sequence else { return .list([node.text]) }
            return .list(
                node.elements.map { element in
                    let file = field == "pictures" ? element["file"]?.text ?? element.text : nil
                    return (file ?? text(of: element, language)).inOneLine
                })
        case .choice:
            let word = field == "place" ? node["kind"]?.text ?? node.text : node.text
            return .text(SourceWords.value(of: word, for: field) ?? word)
        case .boolean, .childTolerance, .tolerance:
            if let boolean = node.boolean { return .text(boolean ? "true" : "false") }
            return .text(field.choices.first { $0.isMeant(by: node.text) }?.value ?? node.text)
        case .decimal, .integer:
            guard let number = Double(node.text) else { return .text(node.text) }
            return .text(number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number))
        case .date, .partialDate: return .text(node.text)
        }
    }

    private func text(of node: SourceNode, _ language: Language) -> String {
        node.kind == .mapping ? node[language.code]?.text ?? "" : node.kind == .sequence ? "" : node.exactText
    }
}

extension String {
    /// Without white space at its ends.
    var trimmed: Substring {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else {
            return ""
        }
        return self[first...last]
    }
}
