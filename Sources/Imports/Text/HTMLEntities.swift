import EmbeddedFiles

/// Character references of HTML (Living Standard, 13.5) as the characters that they stand for.
enum HTMLEntities {
    /// Each once: `&amp;lt;` gives `&lt;`. What is no reference stays as it is.
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var decoded = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
            if scalar == "&", let end = rest.prefix(32).firstIndex(of: ";"),
                let character = character(rest[..<end])
            {
                decoded.append(character)
                rest = rest[end...].dropFirst()
            } else {
                decoded.append(scalar)
            }
        }
        return String(decoded)
    }

    private static func character(_ name: Substring.UnicodeScalarView) -> Unicode.Scalar? {
        guard name.first == "#" else { return named[String(name)] }
        let digits = String(name.dropFirst())
        let number =
            digits.hasPrefix("x") || digits.hasPrefix("X") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }

    private static let named: [String: Unicode.Scalar] = {
        var named: [String: Unicode.Scalar] = ["nbsp": "\u{A0}", "shy": "\u{AD}"]
        for entry in EmbeddedFile.characters.text.split(whereSeparator: { ",\n".contains($0) }) {
            let parts = entry.split(separator: " ")
            if parts.count == 2 { named[String(parts[0])] = parts[1].unicodeScalars.first }
        }
        return named
    }()
}
