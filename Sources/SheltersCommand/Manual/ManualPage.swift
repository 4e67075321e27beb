import Messages

/// The manual page of the program (man(7)), made from what its commands say of themselves.
struct ManualPage {
    private let language: MessageLanguage
    private var roff = RoffWriter()

    private init(language: MessageLanguage) { self.language = language }

    static func text(of program: CommandDescription, in language: MessageLanguage) -> String {
        var page = ManualPage(language: language)
        page.write(program)
        return page.roff.text
    }

    private mutating func write(_ program: CommandDescription) {
        roff.begin(
            title: "SHELTERS", section: 1, source: "shelters \(Shelters.configuration.version)",
            manual: "SheltersAround")
        head("NAME")
        roff.paragraph("shelters - \(lowercased(program.abstract))")
        head("SYNOPSIS")
        for command in program.subcommands { roff.synopsis(command) }
        head("DESCRIPTION")
        roff.discussion(program.discussion)
        head("COMMANDS")
        for command in program.subcommands { write(command: command) }
        head("OPTIONS OF THE PROGRAM")
        for argument in program.arguments { write(argument) }
        head("ENVIRONMENT")
        entry(
            "LC_ALL, LC_MESSAGES, LANG",
            "the language of messages where --lang does not say it: Polish where the first that is set begins with pl, else English"
        )
        entry(
            "SOURCE_DATE_EPOCH",
            "the day for which the site is built where --date does not say it, in seconds since 1970")
        entry("NO_COLOR", "no colours in a terminal, if it is set")
        head("FILES")
        entry("content/", "the records: site.yml, home.md, pages/, institutions/")
        entry("templates/", "the form of the pages, and the texts of the interface")
        entry("public/", "the finished site")
    }

    private mutating func write(command: CommandDescription) {
        roff.subhead(command.name)
        if !command.abstract.isEmpty { roff.paragraph(command.abstract) }
        roff.discussion(command.discussion)
        // Help and the version are told once, for the program.
        for argument in command.arguments
        where !argument.names.contains("--help") && !argument.names.contains("--version") {
            write(argument)
        }
        for inner in command.subcommands { write(command: inner) }
    }

    private mutating func write(_ argument: CommandDescription.Argument) {
        var text = ParserTexts.printed(argument.abstract, in: language)
        if !argument.values.isEmpty {
            let values: Message = "(values: \(argument.values.joined(separator: ", ")))"
            text += " " + values.text(in: language)
        }
        if let value = argument.defaultValue, !value.isEmpty {
            let usual: Message = "(without it: \(value))"
            text += " " + usual.text(in: language)
        }
        roff.entry(argument, text)
    }

    private mutating func head(_ title: Message) { roff.head(title.text(in: language)) }

    private mutating func entry(_ name: String, _ text: Message) { roff.entry(name, text.text(in: language)) }

    /// The sentence as the line of a name has it: without a capital and a full stop.
    private func lowercased(_ sentence: String) -> String {
        let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
