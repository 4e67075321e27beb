/// Scalars of YAML in one line: plain where every reader takes them for what they are, else in double quotes (YAML
/// 1.2.2, 7.3).
public enum YAMLScalar {
    /// Returns a text as a scalar. It stands in quotes, too, where a reader without a schema would take it for
    /// something else: a yes or no, nothing, a number, a date or a time of day (YAML 1.1, types; YAML 1.2.2, 10.3).
    /// - Parameter inFlow: whether it stands within brackets or braces.
    public static func text(_ text: String, inFlow: Bool = false) -> String {
        isPlain(text, inFlow: inFlow) && !isTyped(text) ? text : quoted(text)
    }

    /// Returns the value of a field whose schema says what it is, such as a date or a choice: in quotes only where it
    /// would be no scalar at all.
    public static func word(_ word: String) -> String { isPlain(word, inFlow: false) ? word : quoted(word) }

    private static func isPlain(_ text: String, inFlow: Bool) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
            first.properties.isAlphabetic || isDigit(first) || "+/(".unicodeScalars.contains(first),
            last != ":", last != " ", text.lowercased() != "null"
        else { return false }
        var previous = first
        for scalar in text.unicodeScalars {
            if previous == ":" && (scalar == " " || inFlow) || previous == " " && scalar == "#" || needsEscape(scalar)
                || inFlow && ",[]{}".unicodeScalars.contains(scalar)
            {
                return false
            }
            previous = scalar
        }
        return true
    }

    private static let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n"]

    private static func isTyped(_ text: String) -> Bool {
        let scalars = text.unicodeScalars.drop { $0 == "+" }
        guard let first = scalars.first, isDigit(first) else { return words.contains(text.lowercased()) }
        return Double(text) != nil || text.hasPrefix("0o") || text.hasPrefix("0b")
            || scalars.allSatisfy { isDigit($0) || ".:_".unicodeScalars.contains($0) }
            || scalars.prefix(4).allSatisfy(isDigit) && scalars.dropFirst(4).first == "-"
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where needsEscape(scalar):
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let width = scalar.value > 0xFFFF ? 8 : 4
                quoted += (width == 8 ? "\\U" : "\\u") + String(repeating: "0", count: width - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// True for control characters, line breaks of every kind, and what readers drop or refuse.
    static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
