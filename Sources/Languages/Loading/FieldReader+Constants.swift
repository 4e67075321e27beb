import Documents
import Records

extension FieldReader {
    /// The section `texts`: groups of plain texts. Templates print them as they are; where one holds a `{placeholder}`,
    /// a script of the page fills it in.
    mutating func textTree(_ field: Field) -> TextNode? {
        guard let entries = entries(of: field) else { return nil }
        var children: [TextNode] = []
        for entry in entries where isWellNamed(entry) {
            switch entry.value.kind {
            case .mapping:
                if isPluralMap(entry.value) {
                    refuse(
                        entry, "\"\(entry.path)\" has plural forms, which texts for templates cannot have",
                        suggestion: "move it to \"phrases\", where code chooses the form")
                } else if let group = textTree(entry) {
                    children.append(group)
                }
            case .sequence:
                refuse(entry, "\"\(entry.path)\" must be a text or a group of texts")
            default:
                if isFilledScalar(entry) { children.append(TextNode(field: entry, children: nil)) }
            }
        }
        return TextNode(field: field, children: children)
    }

    /// Returns true if a mapping's keys are plural categories and nothing else.
    private func isPluralMap(_ node: SourceNode) -> Bool {
        let keys = node.entries.map(\.key.text)
        return keys.contains(PluralCategory.other.rawValue)
            && keys.allSatisfy { PluralCategory(rawValue: $0) != nil }
    }

    /// Templates name texts by dotted paths of such words.
    private mutating func isWellNamed(_ field: Field) -> Bool {
        let name = field.key.text
        let isWellNamed =
            !name.isEmpty && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_".utf8.contains($0) }
        if !isWellNamed {
            report(
                field.key, "invalid-text-name", "a text's name must be letters a to z, digits, hyphens and underscores",
                suggestion: name.contains(".") ? "nest groups instead of writing dots" : nil)
        }
        return isWellNamed
    }
}

extension TextNode {
    /// The texts as templates see them.
    var constants: TextConstant {
        guard let children else { return .text(field.value.printedText) }
        return .group(Dictionary(children.map { ($0.name, $0.constants) }) { first, _ in first })
    }
}

extension SourceNode {
    /// The placeholders of a scalar's text; none where its braces do not match.
    var placeholders: Set<String> {
        guard mayHoldPlaceholders, let pattern = try? PlaceholderPattern(exactText) else { return [] }
        return Set(pattern.placeholders.map(\.name))
    }

    var mayHoldPlaceholders: Bool { exactText.utf8.contains(UInt8(ascii: "{")) }

    /// A scalar's content with the blanks that stand within its quotes, but without the line break that ends a block.
    var printedText: String {
        let exact = exactText
        return exact.utf8.contains(UInt8(ascii: "\n")) ? text : exact
    }
}
