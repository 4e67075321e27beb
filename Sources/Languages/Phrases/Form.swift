/// One form of a phrase, whose placeholders are resolved to the places of their values.
struct Form: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case text(String)
        /// An index into the phrase's placeholders.
        case value(Int)
        case count
    }

    let parts: [Part]

    /// A placeholder that neither is in `placeholders` nor is a plural's `count` stays as it is written.
    init(_ pattern: PlaceholderPattern, placeholders: [String], isPlural: Bool) {
        parts = pattern.parts.map { part in
            switch part {
            case .text(let text): .text(text)
            case .placeholder(let name, _):
                if let index = placeholders.firstIndex(of: name) {
                    .value(index)
                } else if isPlural, name == Form.count {
                    .count
                } else {
                    .text("{\(name)}")
                }
            }
        }
    }

    /// The name of the placeholder for a plural's number.
    static let count = "count"

    /// Returns the form with the values put in. A value that the caller left out shows as its placeholder.
    func filled(_ phrase: Phrase, _ values: KeyValuePairs<String, String>, count: @autoclosure () -> String) -> String {
        if parts.count == 1, case .text(let text) = parts[0] { return text }
        var filled = ""
        for part in parts {
            switch part {
            case .text(let text): filled += text
            case .count: filled += count()
            case .value(let index):
                let name = phrase.placeholders[index]
                filled += values.first { $0.key == name }?.value ?? "{\(name)}"
            }
        }
        return filled
    }
}
