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
        var bytes: [UInt8] = []
        JSONWriter.append(to: &bytes) { write(to: &$0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(to json: inout JSONWriter) {
        switch kind {
        case .sequence: json.array(of: elements) { $1.write(to: &$0) }
        case .mapping:
            json.object { json in
                for (key, value) in entries { json.member(key.text) { value.write(to: &$0) } }
            }
        case .number, .boolean, .null: json.fragment(Array(text.utf8))
        case .plain, .quoted, .string: json.string(text)
        }
    }
}
