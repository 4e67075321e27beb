import Documents
import Records

extension ValueDecoder where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of a fixed list of words. `name` says what the words are ("size").
    static func choice(_ name: String) -> ValueDecoder {
        ValueDecoder { node, context in
            if node.isScalar, node.kind != .number, node.kind != .boolean, let value = Value(rawValue: node.text) {
                return value
            }
            context.reportUnknownWord(node, name: name, known: Value.allCases.map(\.rawValue))
            return nil
        }
    }
}

extension DecodingContext {
    /// Reports a word that is none of those that may stand here.
    mutating func reportUnknownWord(_ node: SourceNode, name: String, known: [String]) {
        guard node.isScalar else {
            return reportWrongType(at: node, expected: "one word", example: "one of: \(known.joined(separator: ", "))")
        }
        let word = node.text
        let suggestion =
            NearMiss.of(word, among: known).map { "did you mean \"\($0)\"?" }
            ?? "write one of: \(known.joined(separator: ", "))"
        report("unknown-value", at: node, "unknown \(name) \"\(word.prefix(80))\"", suggestion: suggestion)
    }
}
