import Messages

extension DiagnosticReport {
    /// For people: each diagnostic with its place, an excerpt of the line and a caret below what is meant.
    ///
    ///     content/institutions/na-skraju/animals/rex.md:6:7: error: unknown size "larg" [unknown-value]
    ///       6 | size: larg
    ///         |       ^^^^
    ///         = did you mean "large"?
    ///
    /// Of warnings of one kind, more than a few are told together behind all others: their number and the first places.
    /// - Parameters:
    ///   - folder: what stands before the files' names, so that an editor can open them.
    ///   - listsAll: true if every warning is told by itself.
    ///   - line: the text of a line of a file; nil where it cannot be read. A line with control
    ///     characters is not shown.
    ///   - colours: whether to use the colours of terminals (ECMA-48, select graphic rendition).
    public func text(
        folder: String, in language: MessageLanguage = .english, colours: Bool = false, listsAll: Bool = true,
        line: (_ file: String, _ number: Int) -> String?
    ) -> String {
        let groups = listsAll ? [:] : frequentWarnings
        var text = ""
        // Many faults may stand in one long line.
        var last: (file: String, number: Int, line: Excerpt.Line?)?
        for diagnostic in diagnostics where groups[diagnostic.kind] == nil {
            let style = Style(colours: colours, severity: diagnostic.severity)
            text += style.strong("\(diagnostic.place(in: folder)): ")
            text += style.severity(diagnostic.severity.name.text(in: language) + ": ")
            let message = diagnostic.message.text(in: language).printable
            text += style.strong(message) + " [\(diagnostic.id)]\n"
            let number = String(diagnostic.line)
            let margin = String(repeating: " ", count: number.count)
            if last?.file != diagnostic.file || last?.number != diagnostic.line {
                let line = line(diagnostic.file, diagnostic.line).flatMap(Excerpt.Line.init)
                last = (diagnostic.file, diagnostic.line, line)
            }
            if let line = last?.line {
                let excerpt = Excerpt(of: line, column: diagnostic.column, length: diagnostic.length)
                text +=
                    "  \(number) | \(excerpt.text)\n  \(margin) | \(excerpt.blanks)\(style.severity(excerpt.carets))\n"
            }
            if let suggestion = diagnostic.suggestion {
                text += "  \(margin) = \(suggestion.text(in: language).printable)\n"
            }
        }
        for group in groups.values.sorted(by: { $0[0] < $1[0] }) {
            text += told(together: group, folder, language, colours)
        }
        return text
    }

    /// The number of warnings of a kind that are told one by one, and of places that are told of more.
    private static let few = 3

    /// The warnings and notes of which there are more of a kind.
    private var frequentWarnings: [Diagnostic.Kind: [Diagnostic]] {
        Dictionary(grouping: diagnostics.lazy.filter { $0.severity != .error }, by: \.kind).filter {
            $0.value.count > DiagnosticReport.few
        }
    }

    private func told(
        together group: [Diagnostic], _ folder: String, _ language: MessageLanguage, _ colours: Bool
    ) -> String {
        let first = group[0]
        let style = Style(colours: colours, severity: first.severity)
        let number = group.reduce(0) { $0 + $1.occurrences }
        let headline: Message = "\(number, one: "place", many: "places") of one kind; --verbose lists all"
        var text = style.severity(first.severity.name.text(in: language) + ": ")
        text += style.strong(headline.text(in: language)) + " [\(first.id)]\n"
        for diagnostic in group.prefix(DiagnosticReport.few) {
            text += "  \(diagnostic.place(in: folder)): \(diagnostic.message.text(in: language).printable)\n"
        }
        return text + (first.suggestion.map { "    = \($0.text(in: language).printable)\n" } ?? "")
    }

    /// A diagnostic's file as it can be opened from where the program runs.
    public static func path(of file: String, in folder: String) -> String {
        let isAbsolute = folder.hasPrefix("/")
        var folder = folder[...]
        var file = file[...]
        while file.hasPrefix("../"), !folder.isEmpty, folder != ".", !folder.hasSuffix("..") {
            file = file.dropFirst(3)
            folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
        }
        if folder.isEmpty { return isAbsolute ? "/\(file)" : String(file) }
        return "\(folder)/\(file)"
    }

    private struct Style {
        let colours: Bool
        let severity: Diagnostic.Severity

        func strong(_ text: String) -> String { colours ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

        func severity(_ text: String) -> String {
            guard colours else { return text }
            let colour =
                switch severity {
                case .error: "31"
                case .warning: "33"
                case .note: "36"
                }
            return "\u{1B}[1;\(colour)m\(text)\u{1B}[0m"
        }
    }
}

extension Diagnostic {
    /// The place as editors open it.
    fileprivate func place(in folder: String) -> String {
        "\(DiagnosticReport.path(of: file, in: folder).printable):\(line):\(column)"
    }
}

extension Diagnostic.Severity {
    fileprivate var name: Message {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }
}
