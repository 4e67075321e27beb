import Documents

/// An object of a feed, whose members are found by name.
struct FeedObject {
    /// In the order of the feed.
    let entries: [(name: String, value: SourceNode)]
    private let members: [String: SourceNode]

    init(_ node: SourceNode) {
        entries = node.entries.map { ($0.key.text, $0.value) }
        members = Dictionary(entries, uniquingKeysWith: { first, _ in first })
    }

    /// A member that is there, whatever its value.
    subscript(name: String) -> SourceNode? { members[name] }

    /// The text of a scalar, or its number; nil where it is missing, null or empty.
    func text(_ name: String) -> String? {
        guard let node = members[name], node.isScalar, !node.isLeftOut else { return nil }
        let text = CleanText.line(node.text)
        return text.isEmpty ? nil : text
    }

    func number(_ name: String) -> Double? { text(name).flatMap { Double($0) } }

    func offset(_ name: String) -> Int { members[name]?.byteRange.lowerBound ?? 0 }
}

extension AnimalReading {
    /// Takes over a member as it is, if it is there; null and empty texts are unknown.
    mutating func take(_ object: FeedObject, _ name: String, as field: AnimalField) {
        guard let node = object[name], node.isScalar else { return }
        take(node.isLeftOut ? "" : node.exactText, as: field, from: name, at: node.byteRange.lowerBound)
    }
}
