import Documents

/// Writes values as YAML in block style; texts that are not plain words stand in quotes, as JSON writes them.
enum YAMLText {
    static func document(_ members: JSONValue.Members) -> String {
        var text = ""
        write(members, indent: 0, to: &text)
        return text
    }

    private static func write(_ members: JSONValue.Members, indent: Int, to text: inout String) {
        for (index, (name, value)) in members.enumerated() {
            if index > 0 || indent == 0 { text += String(repeating: " ", count: indent) }
            text += scalar(name) + ":"
            write(value, indent: indent, to: &text)
        }
    }

    /// A value behind a key's colon or an element's hyphen.
    private static func write(_ value: JSONValue, indent: Int, to text: inout String) {
        switch value {
        case .string(let string): text += " \(scalar(string))\n"
        case .boolean(let flag): text += " \(flag)\n"
        case .number(let number): text += " \(number == number.rounded() ? String(Int(number)) : String(number))\n"
        case .array(let elements):
            guard !elements.isEmpty else {
                text += " []\n"
                return
            }
            text += "\n"
            for element in elements {
                text += String(repeating: " ", count: indent + 2) + "-"
                if case .object(let members) = element {
                    text += " "
                    write(members, indent: indent + 4, to: &text)
                } else {
                    write(element, indent: indent + 2, to: &text)
                }
            }
        case .object(let members):
            text += "\n" + String(repeating: " ", count: indent + 2)
            write(members, indent: indent + 2, to: &text)
        }
    }

    private static let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]

    private static func scalar(_ text: String) -> String {
        let isPlain =
            text.utf8.first.map { (0x61...0x7A).contains($0 | 0x20) } ?? false
            && text.utf8.allSatisfy {
                (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2D
            }
        if isPlain, !words.contains(text.lowercased()) { return text }
        var writer = JSONWriter()
        writer.string(text)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
