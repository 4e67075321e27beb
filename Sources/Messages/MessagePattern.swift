/// The text of a message in another language, with the places of its values.
///
/// `{1}` is the first value of the English text, and so on. `{1|dzień|dni|dni|dnia}` is the form of a word that the
/// first value, a number, asks for: one, few, many, other (CLDR, Language Plural Rules). All other braces stand for
/// themselves.
struct MessagePattern {
    enum Part: Equatable {
        case text(String)
        case value(Int)
        case forms(Int, [String])
    }

    private(set) var parts: [Part] = []

    init(_ pattern: String) {
        var rest = pattern[...]
        var text = ""
        while let character = rest.first {
            if character == "{", let end = rest.firstIndex(of: "}"),
                let part = MessagePattern.part(rest[rest.index(after: rest.startIndex)..<end])
            {
                add(text)
                text = ""
                parts.append(part)
                rest = rest[rest.index(after: end)...]
            } else {
                text.append(character)
                rest.removeFirst()
            }
        }
        add(text)
    }

    /// A template of English text, whose values have no numbers.
    init(unnumbered template: String) {
        var text = ""
        var count = 0
        var rest = template[...]
        while let character = rest.popFirst() {
            if character == "{", rest.first == "}" {
                rest.removeFirst()
                add(text)
                text = ""
                parts.append(.value(count))
                count += 1
            } else {
                text.append(character)
            }
        }
        add(text)
    }

    private mutating func add(_ text: String) {
        if !text.isEmpty { parts.append(.text(text)) }
    }

    private static func part(_ content: Substring) -> Part? {
        let pieces = content.split(separator: "|", omittingEmptySubsequences: false)
        guard let first = pieces.first, let number = Int(first), number > 0 else { return nil }
        return pieces.count == 1 ? .value(number - 1) : .forms(number - 1, pieces.dropFirst().map(String.init))
    }

    func filled(with arguments: [Message.Argument]) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .text(let piece): text += piece
            case .value(let index): text += index < arguments.count ? arguments[index].polish : ""
            case .forms(let index, let forms):
                guard index < arguments.count, case .number(let number, _) = arguments[index] else { continue }
                let form = MessagePattern.polishForm(of: number)
                text += form < forms.count ? forms[form] : forms.last ?? ""
            }
        }
        return text
    }

    /// Returns the place of the Polish form for a whole number among one, few, many and other.
    static func polishForm(of number: Int) -> Int {
        let magnitude = number.magnitude
        if magnitude == 1 { return 0 }
        return (2...4).contains(magnitude % 10) && !(12...14).contains(magnitude % 100) ? 1 : 2
    }
}
