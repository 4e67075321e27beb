/// Writes a manual page with the macros of man(7).
struct RoffWriter {
    private(set) var text = ""

    mutating func begin(title: String, section: Int, source: String, manual: String) {
        text += ".\\\" Written by: shelters manual\n"
        text += ".TH \(title) \(section) \"\" \"\(source)\" \"\(manual)\"\n"
        // Words of languages that the typesetter does not know are not parted, and lines are not stretched.
        text += ".nh\n.ad l\n"
    }

    mutating func head(_ title: String) { text += ".SH \(RoffWriter.escaped(title))\n" }

    mutating func subhead(_ title: String) { text += ".SS \(RoffWriter.escaped(title))\n" }

    mutating func paragraph(_ paragraph: String) { text += ".PP\n\(RoffWriter.line(paragraph))\n" }

    /// Paragraphs with blank lines between them; lines that are indented are shown as they are.
    mutating func discussion(_ discussion: String) {
        var isExample = false
        var isNew = true
        for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(" ") != isExample {
                isExample.toggle()
                text += isExample ? ".PP\n.RS 4\n.nf\n" : ".fi\n.RE\n"
            }
            if line.isEmpty {
                isNew = true
                continue
            }
            if isNew, !isExample { text += ".PP\n" }
            isNew = false
            text += RoffWriter.line(String(line.drop { $0 == " " })) + "\n"
        }
        if isExample { text += ".fi\n.RE\n" }
    }

    /// Adds the call of a command, on a line of its own.
    mutating func synopsis(_ command: CommandDescription) {
        guard command.subcommands.isEmpty else {
            for inner in command.subcommands { synopsis(inner) }
            return
        }
        var line = "\\fB\(RoffWriter.escaped(command.name))\\fR"
        for argument in command.arguments where argument.names.isEmpty {
            let value = "\\fI\(RoffWriter.escaped(argument.value ?? ""))\\fR"
            line += argument.isOptional ? " [\(value)]" : " \(value)"
        }
        if command.arguments.contains(where: { !$0.names.isEmpty }) { line += " [\\fI...\\fR]" }
        text += ".PP\n\(line)\n"
    }

    mutating func entry(_ argument: CommandDescription.Argument, _ description: String) {
        var name = argument.names.map { "\\fB\(RoffWriter.escaped($0))\\fR" }.joined(separator: ", ")
        if let value = argument.value {
            name += (name.isEmpty ? "" : " ") + "\\fI\(RoffWriter.escaped(value))\\fR"
        }
        if argument.isRepeating { name += " ..." }
        text += ".TP\n\(name)\n\(RoffWriter.line(description))\n"
    }

    mutating func entry(_ name: String, _ description: String) {
        text += ".TP\n\\fB\(RoffWriter.escaped(name))\\fR\n\(RoffWriter.line(description))\n"
    }

    /// A line of text that is no request.
    private static func line(_ text: String) -> String {
        let escaped = escaped(text)
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            // Signs that typesetters make curved.
            case "'": escaped += "\\(aq"
            case "`": escaped += "\\(ga"
            case "^": escaped += "\\(ha"
            case "~": escaped += "\\(ti"
            case "\n": escaped += " "
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
