/// Keeps of style sheets what only refers to the drawing itself.
enum StyleFilter {
    private static let forbidden: [StaticString] = [
        "expression(", "javascript:", "behavior", "-moz-binding", "image(", "image-set(", "src(", "element(",
        "paint(", "\\", "<", "/*", "@",
    ]

    /// True if an attribute's or a property's value refers to nothing elsewhere.
    static func isHarmless(_ value: String) -> Bool {
        let characters = value.utf8
        guard
            characters.contains(UInt8(ascii: "(")) || characters.contains(UInt8(ascii: ":"))
                || characters.contains(UInt8(ascii: "\\")) || characters.contains(UInt8(ascii: "@"))
        else { return true }
        let plain = characters.filter { $0 > 0x20 }
        guard !forbidden.contains(where: plain.holds) else { return false }
        for part in plain.parts(behind: "url(") {
            guard part.first(where: { $0 != 0x22 && $0 != 0x27 }) == UInt8(ascii: "#") else { return false }
        }
        return true
    }

    /// The declarations of a `style` attribute or a rule that are harmless, and whether those are all.
    static func declarations(_ text: String) -> (kept: String, isWhole: Bool) {
        var kept: [Substring] = []
        var isWhole = true
        for declaration in split(withoutComments(text)) {
            let name = declaration.prefix { $0 != ":" }
            let isNamed = name.endIndex < declaration.endIndex && name.utf8.allSatisfy { isOfName($0) || $0 <= 0x20 }
            let value = declaration.dropFirst(name.count + 1)
            let isPlain = !value.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
            if isNamed, isPlain, isHarmless(String(value)), name.lowercased().trimmed != "behavior" {
                kept.append(declaration.trimmed)
            } else {
                isWhole = false
            }
        }
        return (kept.joined(separator: ";"), isWhole)
    }

    /// The rules of a style sheet with their harmless declarations, and whether nothing was left out.
    static func rules(_ text: String) -> (kept: String, isWhole: Bool) { rules(withoutComments(text)[...], depth: 0) }

    private static func rules(_ text: Substring, depth: Int) -> (kept: String, isWhole: Bool) {
        var kept = ""
        var isWhole = true
        var rest = text.drop { $0.isWhitespace || $0 == ";" }
        while !rest.isEmpty {
            let prelude = rest.prefix { $0 != "{" && $0 != ";" }
            let after = rest[prelude.endIndex...]
            guard after.first == "{", let end = closing(after) else {
                // An @import, or a rule that is cut off.
                isWhole = false
                rest = after.dropFirst().drop { $0.isWhitespace }
                continue
            }
            let block = after[after.index(after: after.startIndex)..<end]
            rest = after[after.index(after: end)...].drop { $0.isWhitespace }
            let isGroup = prelude.hasPrefix("@media") || prelude.hasPrefix("@supports")
            let isSelector = !prelude.hasPrefix("@")
            guard isGroup && depth < 4 || isSelector, isPlain(prelude) else {
                isWhole = false
                continue
            }
            let inner = isGroup ? rules(block, depth: depth + 1) : declarations(String(block))
            isWhole = isWhole && inner.isWhole
            if !inner.kept.isEmpty { kept += "\(prelude.trimmed){\(inner.kept)}" }
        }
        return (kept, isWhole)
    }

    private static func isPlain(_ prelude: Substring) -> Bool {
        !prelude.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "}") }
            && isHarmless(String(prelude.drop { $0 == "@" }))
    }

    /// Returns the end of the block that begins with the first character; quotation marks do not hide brackets: a text
    /// with one is nothing that a logo needs.
    private static func closing(_ text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    private static func split(_ text: String) -> [Substring] {
        text.split(separator: ";").filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Comments could hide what stands around them, so they become a blank.
    private static func withoutComments(_ text: String) -> String {
        guard text.contains("/*") else { return text }
        var kept = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "/*") {
            kept += rest[..<start.lowerBound] + " "
            guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return kept }
            rest = rest[end.upperBound...]
        }
        return kept + rest
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
            || byte == 0x5F
    }
}

extension StringProtocol where SubSequence == Substring {
    /// Without blanks around it.
    fileprivate var trimmed: Substring {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
