import Documents
import Records

extension ValueDecoder where Value == Prose {
    /// Markdown inside a document's string.
    static var prose: ValueDecoder {
        ValueDecoder { node, context in
            switch node.kind {
            case .plain, .quoted, .string, .number: break
            case .boolean, .null, .sequence, .mapping:
                context.reportWrongType(at: node, expected: "text", example: "the description in quotes")
                return nil
            }
            let markdown = node.exactText
            guard !TextCheck.holdsForbiddenCharacter(markdown) else {
                context.report(
                    "control-character", at: node, "this text holds a character that cannot be shown",
                    suggestion: "delete the escape that stands for a control character")
                return nil
            }
            let position = node.position
            let origin = Origin(file: node.tree.source.name, line: position.line, column: position.column)
            return Prose(markdown: markdown, origin: origin, notation: node.isTyped ? .jsonString : .yamlScalar)
        }
    }
}

extension ValueDecoder where Value == Localized<Prose> {
    static var description: ValueDecoder { .localized(.prose) }
}
