/// Writes the fields of a record as people would write them: in block style, in quotes only where a text needs them, with comments.
///
/// ```swift
/// var yaml = YAMLWriter()
/// yaml.comment("Who is it?")
/// yaml.field("name", .text("Rex: the dog"))
/// yaml.text  // # Who is it?
///            // name: "Rex: the dog"
/// ```
public struct YAMLWriter: Sendable {
    /// What has been written so far: whole lines.
    public private(set) var text = ""

    public init() {}

    /// Lines that nobody reads as fields.
    public mutating func comment(_ comment: String) {
        for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
            text += line.isEmpty ? "#\n" : "# \(YAMLWriter.inOneLine(line))\n"
        }
    }

    /// A field that counts once the sign before it is deleted. `value` is YAML in one line.
    public mutating func suggestion(_ name: String, _ value: String) {
        text += "#\(YAMLWriter.scalar(name)): \(YAMLWriter.inOneLine(value[...]))\n"
    }

    public mutating func blankLine() { text += "\n" }

    public mutating func field(_ name: String, _ value: YAMLValue) { write(name, value, indentation: "") }

    private mutating func write(_ name: String, _ value: YAMLValue, indentation: String) {
        text += "\(indentation)\(YAMLWriter.scalar(name)):"
        writeValue(value, indentation: indentation)
    }

    /// What stands after a name and its colon.
    private mutating func writeValue(_ value: YAMLValue, indentation: String) {
        switch value {
        case .text(let content): text += " \(YAMLWriter.scalar(content))\n"
        case .verbatim(let yaml): text += " \(YAMLWriter.inOneLine(yaml[...]))\n"
        case .list(let elements):
            text += elements.isEmpty ? " []\n" : "\n"
            for element in elements { write(element: element, indentation: indentation + "  ") }
        case .group(let members):
            text += members.isEmpty ? " {}\n" : "\n"
            for member in members { write(member.name, member.value, indentation: indentation + "  ") }
        }
    }

    private mutating func write(element: YAMLValue, indentation: String) {
        switch element {
        case .group(let members) where !members.isEmpty:
            for (index, member) in members.enumerated() {
                text += indentation + (index == 0 ? "- " : "  ") + YAMLWriter.scalar(member.name) + ":"
                writeValue(member.value, indentation: indentation + "  ")
            }
        case .list(let elements) where !elements.isEmpty:
            text += "\(indentation)-\n"
            for inner in elements { write(element: inner, indentation: indentation + "  ") }
        case .group, .list, .text, .verbatim:
            text += "\(indentation)-"
            writeValue(element, indentation: indentation)
        }
    }

    /// A text as a scalar in block style, plain where nothing in it means anything in YAML (YAML 1.1, 9.1.3), else in double quotes.
    public static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
            first.properties.isAlphabetic || ("0"..."9").contains(first) || first == "+" || first == "/"
                || first == "(",
            last != ":", last != " ", !["null", "Null", "NULL"].contains(text)
        else { return false }
        var previous = first
        for scalar in text.unicodeScalars {
            if previous == ":" && scalar == " " || previous == " " && scalar == "#" || needsEscape(scalar) {
                return false
            }
            previous = scalar
        }
        return true
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
                let zeros = String(repeating: "0", count: width - digits.count)
                quoted += (width == 8 ? "\\U" : "\\u") + zeros + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Control characters, line breaks of every kind, and what readers drop or refuse.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private static func inOneLine(_ text: Substring) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            line.unicodeScalars.append(scalar != "\t" && needsEscape(scalar) ? " " : scalar)
        }
        return line
    }
}
