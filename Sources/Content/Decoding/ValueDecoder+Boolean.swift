import Documents
import Records

extension SourceNode {
    /// The boolean that a node stands for: in YAML `true`, `yes` or `on` and their opposites in any of the usual letter
    /// cases (YAML 1.1, the boolean type) and their Polish names, in JSON `true` and `false` alone.
    public var boolean: Bool? {
        switch kind {
        case .boolean: return text == "true"
        case .plain, .quoted:
            switch text {
            case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return true
            case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return false
            default:
                return switch KeyNames.folded(text) {
                case "tak", "prawda": true
                case "nie", "falsz": false
                default: nil
                }
            }
        default: return nil
        }
    }
}

/// Words that say that nobody knows. They are never taken for no.
package enum UnknownWords {
    private static let words = Set(
        [
            "unknown", "not known", "not specified", "n/a", "na", "none known", "no data", "in progress", "nieznany",
            "nieznana",
            "nieznane", "nie wiadomo", "nie wiem", "brak danych", "brak informacji", "w trakcie", "w toku",
            "do ustalenia",
            "do sprawdzenia", "niesprawdzone", "nie sprawdzono", "bd", "b/d", "nd", "n/d", "?", "??", "???", "-", "–",
            "—", ".",
        ].map(KeyNames.folded))

    /// Returns true for such a word, whatever its letter case, its diacritics and what joins its parts.
    package static func contains(_ word: String) -> Bool { words.contains(KeyNames.folded(word)) }
}

extension DecodingContext {
    /// True if a word says that nobody knows, so that the field counts as left out, which is told.
    mutating func leavesOut(_ node: SourceNode) -> Bool {
        guard node.isScalar, UnknownWords.contains(node.text) else { return false }
        report(
            "unknown-left-out", at: node, "\"\(node.text)\" counts as if the field were left out", severity: .warning,
            suggestion: "delete the field; write it when somebody knows")
        return true
    }
}

extension ValueDecoder where Value == Bool {
    static var boolean: ValueDecoder { boolean(mayBeUnknown: true) }

    /// - Parameter mayBeUnknown: false where a record without the field says one of the two.
    static func boolean(mayBeUnknown: Bool) -> ValueDecoder {
        ValueDecoder(.boolean, value: FieldValue.boolean) { node, context in
            if let value = node.boolean { return value }
            if mayBeUnknown, context.leavesOut(node) { return nil }
            return context.refuseWrongType(
                at: node, expected: "true or false",
                example: node.isTyped
                    ? "true or false without quotes"
                    : mayBeUnknown ? "true or false; delete the field where nobody knows" : "true or false")
        }
    }
}
