/// A type that writes fields as people would: in block style, in quotes only where a text needs them, with comments.
///
/// ```swift
/// var yaml = YAMLWriter()
/// yaml.comment("Who is it?")
/// yaml.field("name", .text("Rex: the dog"))
/// yaml.text  // # Who is it?
///            // name: "Rex: the dog"
/// ```
public struct YAMLWriter: Sendable {
    /// Everything written so far: whole lines.
    public private(set) var text = ""

    public init() {}

    /// Writes lines that no reader takes for fields.
    public mutating func comment(_ comment: String) {
        for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
            text += line.isEmpty ? "#\n" : "# \(YAMLWriter.inOneLine(line))\n"
        }
    }

    /// Writes a field as a comment, which counts once the sign before it is deleted. `value` is YAML in one line.
    public mutating func suggestion(_ name: String, _ value: String) {
        text += "#\(YAMLScalar.text(name)): \(YAMLWriter.inOneLine(value[...]))\n"
    }

    public mutating func blankLine() { text += "\n" }

    public mutating func field(_ name: String, _ value: YAMLValue) { write(name, value, indentation: "") }

    private mutating func write(_ name: String, _ value: YAMLValue, indentation: String) {
        text += "\(indentation)\(YAMLScalar.text(name)):"
        writeValue(value, indentation: indentation)
    }

    /// Writes the part after a name and its colon.
    private mutating func writeValue(_ value: YAMLValue, indentation: String) {
        switch value {
        case .text(let content): text += " \(YAMLScalar.text(content))\n"
        case .word(let word): text += " \(YAMLScalar.word(word))\n"
        case .verbatim(let yaml): text += " \(YAMLWriter.inOneLine(yaml[...]))\n"
        case .anchored(let name, let value):
            text += " &\(name)"
            writeValue(value, indentation: indentation)
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
                text += indentation + (index == 0 ? "- " : "  ") + YAMLScalar.text(member.name) + ":"
                writeValue(member.value, indentation: indentation + "  ")
            }
        case .list(let elements) where !elements.isEmpty:
            text += "\(indentation)-\n"
            for inner in elements { write(element: inner, indentation: indentation + "  ") }
        case .group, .list, .text, .word, .verbatim, .anchored:
            text += "\(indentation)-"
            writeValue(element, indentation: indentation)
        }
    }

    private static func inOneLine(_ text: Substring) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            line.unicodeScalars.append(scalar != "\t" && YAMLScalar.needsEscape(scalar) ? " " : scalar)
        }
        return line
    }
}
