import Documents
import Messages
import Records

extension ValueDecoder where Value: Choice {
    /// One of a fixed list of words. `name` says what the words are ("size").
    /// - Parameter known: those that may stand here.
    static func choice(_ name: String, among known: [Value] = Array(Value.allCases)) -> ValueDecoder {
        ValueDecoder(.words(known), value: { .choice($0.rawValue) }) { node, context in
            if node.isScalar, node.kind != .number, node.kind != .boolean, let value = Value(word: node.text),
                known.contains(value)
            {
                return value
            }
            return context.refuseUnknownWord(
                node, name: DecodingContext.fieldWord(name), known: known.map(\.rawValue),
                polish: known.map(\.polish))
        }
    }
}

extension DecodingContext {
    /// Refuses a word that is none of those that may stand here.
    /// - Parameter polish: for each of them the words in Polish.
    mutating func refuseUnknownWord<Value>(
        _ node: SourceNode, name: Message, known: [String], polish: [[String]]
    ) -> Value? {
        let words = polish.compactMap(\.first)
        let all: Message =
            "\(known.joined(separator: ", "), polish: (words.isEmpty ? known : words).joined(separator: ", "))"
        guard node.isScalar else {
            return refuseWrongType(at: node, expected: "one word", example: "one of: \(all)")
        }
        let word = node.text
        let suggestion: Message =
            NearMiss.of(word, among: known + polish.flatMap { $0 }).map { "did you mean \"\($0)\"?" }
            ?? "write one of: \(all)"
        return refuse("unknown-value", at: node, "unknown \(name) \"\(word.prefix(80))\"", suggestion: suggestion)
    }
}
