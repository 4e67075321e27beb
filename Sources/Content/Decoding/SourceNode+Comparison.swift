import Documents

extension SourceNode {
    /// True if two nodes say the same, whatever their notation.
    func says(theSameAs other: SourceNode) -> Bool {
        if isScalar, other.isScalar { return text == other.text }
        switch (kind, other.kind) {
        case (.sequence, .sequence):
            let (own, others) = (elements, other.elements)
            return own.count == others.count && zip(own, others).allSatisfy { $0.says(theSameAs: $1) }
        case (.mapping, .mapping):
            let others = other.entries
            guard entries.count == others.count else { return false }
            let values = Dictionary(others.map { ($0.key.text, $0.value) }) { first, _ in first }
            return entries.allSatisfy { entry in
                values[entry.key.text].map { entry.value.says(theSameAs: $0) } ?? false
            }
        default:
            return false
        }
    }

    /// The value as compact JSON; YAML scalars as strings.
    var json: String {
        switch kind {
        case .sequence: "[" + elements.map(\.json).joined(separator: ",") + "]"
        case .mapping:
            "{" + entries.map { "\(SourceNode.quoted($0.key.text)):\($0.value.json)" }.joined(separator: ",") + "}"
        case .number, .boolean: text
        case .null: "null"
        case .plain, .quoted, .string: SourceNode.quoted(text)
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
