import Records

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
        let bytes = Array(pattern.utf8)
        var parts: [Part] = []
        /// The bytes of a text that has not been added yet.
        var text = 0..<0
        /// The number of code points before `text.upperBound`.
        var offset = 0
        func addText() {
            if !text.isEmpty { parts.append(.text(String(decoding: bytes[text], as: UTF8.self))) }
        }
        while text.upperBound < bytes.count {
            let place = text.upperBound
            switch bytes[place] {
            case UInt8(ascii: "{"):
                let name = bytes[(place + 1)...].prefix(while: PlaceholderPattern.isOfName)
                guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "}"), !name.isEmpty else {
                    throw MalformedPattern(
                        offset: offset, length: name.count + 1, message: "the brace does not begin a placeholder",
                        suggestion: "write a placeholder as {name}")
                }
                addText()
                parts.append(.placeholder(name: String(decoding: name, as: UTF8.self), offset: offset))
                text = name.endIndex + 1..<name.endIndex + 1
                offset += name.count + 2
            case UInt8(ascii: "}"):
                throw MalformedPattern(offset: offset, length: 1, message: "the brace does not end a placeholder")
            case let byte:
                text = text.lowerBound..<place + 1
                if byte & 0xC0 != 0x80 { offset += 1 }
            }
        }
        addText()
        self.parts = parts
    }

    /// The names in the order in which they stand, repeated ones too.
    var placeholders: [(name: String, offset: Int)] {
        parts.compactMap { part in
            if case .placeholder(let name, let offset) = part { (name, offset) } else { nil }
        }
    }

    private static func isOfName(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit }
}
