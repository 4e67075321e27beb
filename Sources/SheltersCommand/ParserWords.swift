import Messages

/// What the parser of arguments says by itself, in Polish.
enum ParserWords {
    /// By the English text; `{}` is what differs.
    private static let sentences: [(english: String, polish: String)] = [
        ("Error: Unknown option '{}'. Did you mean '{}'?", "Błąd: nieznana opcja „{}”. Czy chodziło o „{}”?"),
        ("Error: Unknown option '{}'", "Błąd: nieznana opcja „{}”"),
        ("Error: Invalid option: {}", "Błąd: nieprawidłowa opcja {}"),
        ("Error: Unexpected argument '{}'", "Błąd: niepotrzebne słowo „{}”"),
        ("Error: {} unexpected arguments: '{}'", "Błąd: niepotrzebne słowa ({}): „{}”"),
        ("Error: Missing value for '{}'", "Błąd: po „{}” brakuje wartości"),
        ("Error: Missing required subcommand.", "Błąd: brakuje polecenia."),
        ("Error: Missing expected argument '{}'", "Błąd: brakuje „{}”"),
        (
            "Error: The option '{}' does not take any value, but '{}' was specified.",
            "Błąd: opcja „{}” nie ma wartości, a podano „{}”."
        ),
        (
            "Error: The value '{}' is invalid for '{}'. Please provide one of {}.",
            "Błąd: „{}” nie pasuje do „{}”. Możliwe wartości: {}."
        ),
        ("Error: The value '{}' is invalid for '{}'", "Błąd: „{}” nie pasuje do „{}”"),
        ("Error: {}", "Błąd: {}"),
        ("Help:  {}", "Pomoc: {}"),
        ("Usage: {}", "Użycie: {}"),
        ("USAGE: {}", "UŻYCIE: {}"),
        ("OVERVIEW: {}", "OPIS: {}"),
        ("OPTIONS:", "OPCJE:"),
        ("ARGUMENTS:", "ARGUMENTY:"),
        ("SUBCOMMANDS:", "POLECENIA:"),
        ("  See '{} <subcommand>' for detailed help.", "  „{} <polecenie>” wyjaśnia więcej."),
        ("  See '{}' for more information.", "  „{}” wyjaśnia więcej."),
    ]

    private static let descriptions: [(english: String, polish: String)] = [
        ("Show the version.", "Pokazuje wersję programu."),
        ("Show help information.", "Pokazuje tę pomoc."),
        ("Show subcommand help information.", "Wyjaśnia polecenie."),
    ]

    private static let words: [(english: String, polish: String)] = [
        ("(default: ", "(domyślnie: "), ("(values: ", "(wartości: "), ("; default: ", "; domyślnie: "),
        ("(default:\n", "(domyślnie:\n"), ("; default:\n", "; domyślnie:\n"), ("(values:\n", "(wartości:\n"),
        ("<subcommand>", "<polecenie>"), ("<options>", "<opcje>"), ("' or '", "' albo '"), ("' and '", "' i '"),
    ]

    /// A description that the parser gives by itself, or one of ours, in a language.
    static func told(_ text: String, in language: MessageLanguage) -> String {
        language == .polish ? polish(text) : text
    }

    /// A script for a shell, in which the parser describes some options by itself.
    static func script(_ script: String, in language: MessageLanguage) -> String {
        guard language == .polish else { return script }
        return descriptions.reduce(script) { replacing($1.english, with: $1.polish, in: $0) }
    }

    /// What the parser prints, line by line.
    static func polish(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            for sentence in sentences {
                if let told = translated(line, sentence.english, sentence.polish) { return told }
            }
            return String(line)
        }
        var told = lines.joined(separator: "\n")
        for word in words + descriptions { told = replacing(word.english, with: word.polish, in: told) }
        return told
    }

    private static func translated(_ line: Substring, _ english: String, _ polish: String) -> String? {
        let pieces = pieces(of: english)
        guard line.hasPrefix(pieces[0]) else { return nil }
        var rest = line.dropFirst(pieces[0].count)
        var values: [Substring] = []
        for (number, piece) in pieces.dropFirst().enumerated() {
            let isLast = number == pieces.count - 2
            let value: Substring
            if isLast {
                guard rest.hasSuffix(piece) else { return nil }
                value = rest.dropLast(piece.count)
            } else {
                guard let end = start(of: piece, in: rest) else { return nil }
                value = rest[..<end]
            }
            values.append(value)
            rest = rest[value.endIndex...].dropFirst(piece.count)
        }
        guard rest.isEmpty else { return nil }
        var told = ""
        for (number, piece) in self.pieces(of: polish).enumerated() {
            if number > 0 { told += values[number - 1] }
            told += piece
        }
        return told
    }

    /// What stands around the places `{}`.
    private static func pieces(of pattern: String) -> [String] {
        var pieces: [String] = []
        var rest = pattern[...]
        while let place = start(of: "{}", in: rest) {
            pieces.append(String(rest[..<place]))
            rest = rest[place...].dropFirst(2)
        }
        return pieces + [String(rest)]
    }

    private static func start(of piece: String, in text: Substring) -> String.Index? {
        text.indices.first { text[$0...].hasPrefix(piece) }
    }

    private static func replacing(_ word: String, with other: String, in text: String) -> String {
        var told = ""
        var rest = text[...]
        while let place = start(of: word, in: rest) {
            told += rest[..<place] + other
            rest = rest[place...].dropFirst(word.count)
        }
        return told + rest
    }
}
