import Documents
import Messages

/// Makes animals of a feed's objects (JSON), one after another, and notes which members were looked at.
struct FeedReading {
    var reading: AnimalReading
    private var members: [String: SourceNode] = [:]
    private var asked: Set<String> = []

    init(_ reading: AnimalReading) { self.reading = reading }

    /// Goes on to an object.
    mutating func begin(_ node: SourceNode) {
        members = Dictionary(node.entries.map { ($0.key.text, $0.value) }, uniquingKeysWith: { first, _ in first })
        asked = []
    }

    /// Notes which of an object's members hold something and were not looked at, and ends its animal.
    mutating func finish(_ node: SourceNode) {
        for (key, value) in node.entries
        where !asked.contains(key.text) && !value.isLeftOut && !value.isEmptyCollection {
            reading.findings.leaveOut(key.text)
        }
        reading.finish()
    }

    /// A member that is there, whatever its value.
    subscript(name: String) -> SourceNode? {
        mutating get {
            asked.insert(name)
            return members[name]
        }
    }

    /// The text of a scalar, or its number; nil where it is missing, null or empty.
    mutating func text(_ name: String) -> String? {
        guard let node = self[name], node.isScalar, !node.isLeftOut else { return nil }
        let text = CleanText.line(node.text)
        return text.isEmpty ? nil : text
    }

    mutating func number(_ name: String) -> Double? { text(name).flatMap { Double($0) } }

    /// Takes over members as they are, if they are there; null and empty texts are unknown.
    mutating func take(_ fields: KeyValuePairs<String, AnimalField>) {
        for (name, field) in fields {
            guard let node = self[name], node.isScalar else { continue }
            reading.take(node.isLeftOut ? "" : node.exactText, as: field, from: name, at: node.byteRange.lowerBound)
        }
    }

    /// Takes over a value that was read before; nil where it is known to be unknown.
    mutating func set(_ field: AnimalField, _ value: String?) { reading.animal[field] = value.map { .text($0) } }
}

extension SourceNode {
    fileprivate var isEmptyCollection: Bool { !isScalar && elements.isEmpty && entries.isEmpty }
}
