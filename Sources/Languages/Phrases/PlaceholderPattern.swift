/// A text with `{placeholders}`, taken apart.
struct PlaceholderPattern: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case text(String)
        /// `offset` counts code points from the text's start to the opening brace.
        case placeholder(name: String, offset: Int)
    }

    let parts: [Part]

    /// Braces hold a name of ASCII letters and digits, and stand for nothing else.
    init(_ pattern: String) throws(MalformedPattern) {
        guard pattern.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
            parts = pattern.isEmpty ? [] : [.text(pattern)]
            return
        }
        let scalars = Array(pattern.unicodeScalars)
        var parts: [Part] = []
        var text = String.UnicodeScalarView()
        var position = 0
        while position < scalars.count {
            let start = position
            position += 1
            switch scalars[start] {
            case "{":
                var name = ""
                while position < scalars.count, PlaceholderPattern.isOfName(scalars[position]) {
                    name.unicodeScalars.append(scalars[position])
                    position += 1
                }
                guard position < scalars.count, scalars[position] == "}", !name.isEmpty else {
                    throw MalformedPattern(
                        offset: start, length: position - start, message: "the brace does not begin a placeholder",
                        suggestion: "write a placeholder as {name}")
                }
                position += 1
                if !text.isEmpty { parts.append(.text(String(text))) }
                text = String.UnicodeScalarView()
                parts.append(.placeholder(name: name, offset: start))
            case "}":
                throw MalformedPattern(offset: start, length: 1, message: "the brace does not end a placeholder")
            default:
                text.append(scalars[start])
            }
        }
        if !text.isEmpty { parts.append(.text(String(text))) }
        self.parts = parts
    }

    /// The names in the order in which they stand, repeated ones too.
    var placeholders: [(name: String, offset: Int)] {
        parts.compactMap { part in
            if case .placeholder(let name, let offset) = part { (name, offset) } else { nil }
        }
    }

    private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
        Character(scalar).isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
    }
}
