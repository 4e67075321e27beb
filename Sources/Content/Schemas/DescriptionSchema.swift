import Documents
import Records

extension ValueDecoder where Value == Prose {
    /// Markdown inside a document's string.
    static var prose: ValueDecoder {
        ValueDecoder(.prose, value: { .text($0.markdown) }) { node, context in
            switch node.kind {
            case .plain, .quoted, .string, .number: break
            case .boolean, .null, .sequence, .mapping:
                return context.refuseWrongType(at: node, expected: "text", example: "the description in quotes")
            }
            let markdown = node.exactText
            guard context.holdsOnlyText(markdown, node) else { return nil }
            let prose = Prose(
                markdown: markdown, origin: Origin(of: node), notation: node.isTyped ? .jsonString : .yamlScalar)
            return context.accepts(prose) ? prose : nil
        }
    }
}
