/// A description of another system, plain or HTML, as Markdown that shows its words and nothing else: paragraphs, line
/// breaks and lists stay, every other sign of Markdown and HTML is escaped.
enum PublicText {
    static func markdown(_ text: String) -> String {
        let lines = PlainLines.looksLikeHTML(text) ? PlainLines.ofHTML(text) : PlainLines.ofText(text)
        var markdown = ""
        var previous = ""
        for line in lines {
            let (text, isItem) = written(line)
            if text.isEmpty {
                previous = ""
                continue
            }
            if !markdown.isEmpty {
                if previous.isEmpty {
                    markdown += "\n\n"
                } else if isItem {
                    // A list begins a block of its own.
                    markdown += previous == "item" ? "\n" : "\n\n"
                } else {
                    markdown += previous == "item" ? "\n\n" : "\\\n"
                }
            }
            markdown += text
            previous = isItem ? "item" : "line"
        }
        return markdown
    }

    private static func written(_ line: String) -> (text: String, isItem: Bool) {
        let line = CleanText.oneLine(line)
        for mark in ["- ", "* ", "• ", "– "] where line.hasPrefix(mark) {
            let rest = escaped(CleanText.oneLine(String(line.dropFirst(mark.count))))
            return rest.isEmpty ? ("", false) : ("- " + rest, true)
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        if (1...3).contains(digits.count), line.dropFirst(digits.count).hasPrefix(". "), line.count > digits.count + 2 {
            return ("\(digits). " + escaped(String(line.dropFirst(digits.count + 2))), true)
        }
        return (escaped(line), false)
    }

    /// A line whose signs are no Markdown.
    static func escaped(_ line: String) -> String {
        let scalars = Array(line.unicodeScalars)
        var escaped = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            let isMarkup =
                switch scalar {
                case "\\", "*", "_", "`", "[", "]", "<", "|": true
                case "~": next == "~" || (index > 0 && scalars[index - 1] == "~")
                // What looks like a character reference is not decoded a second time.
                case "&": next == "#" || next.properties.isAlphabetic
                case ">", "#", "=": index == 0
                case "-": index == 0 && (next == "-" || next == " ")
                case "+": index == 0 && next == " "
                case ".", ")": (1...9).contains(index) && scalars[..<index].allSatisfy { ("0"..."9").contains($0) }
                default: false
                }
            if isMarkup { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }
}
