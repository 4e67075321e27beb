import Messages

/// The sentences and words that ArgumentParser prints by itself, which the message catalogue has in Polish.
enum ParserTexts {
    /// The context of these texts in the catalogue.
    private static let context = "argument parser"

    /// Templates of whole lines; where several fit, the first counts.
    static let lines = [
        "Error: Unknown option '{}'. Did you mean '{}'?", "Error: Unknown option '{}'", "Error: Invalid option: {}",
        "Error: Unexpected argument '{}'", "Error: {} unexpected arguments: '{}'", "Error: Missing value for '{}'",
        "Error: Missing required subcommand.", "Error: Missing expected argument '{}'",
        "Error: The option '{}' does not take any value, but '{}' was specified.",
        "Error: The value '{}' is invalid for '{}'. Please provide one of {}.",
        "Error: The value '{}' is invalid for '{}'", "Error: {}", "Help:  {}", "Usage: {}", "USAGE: {}",
        "OVERVIEW: {}", "OPTIONS:", "ARGUMENTS:", "SUBCOMMANDS:", "  See '{} <subcommand>' for detailed help.",
        "  See '{}' for more information.",
    ]

    /// Descriptions of options that the parser adds.
    static let descriptions = [
        "Show the version.", "Show help information.", "Show subcommand help information.",
    ]

    /// Pieces of lines.
    static let words = [
        "(default: ", "(values: ", "; default: ", "(default:\n", "; default:\n", "(values:\n", "<subcommand>",
        "<options>", "' or '", "' and '",
    ]

    /// Translates everything that the parser prints, line by line.
    static func printed(_ text: String, in language: MessageLanguage = .ofProcess) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in translated(line, language) ?? String(line) }
        return replacing(words + descriptions, in: lines.joined(separator: "\n"), language)
    }

    /// Translates the parser's descriptions in a text that is otherwise translated.
    static func described(_ text: String, in language: MessageLanguage) -> String {
        replacing(descriptions, in: text, language)
    }

    private static func replacing(_ pieces: [String], in text: String, _ language: MessageLanguage) -> String {
        pieces.reduce(text) { text, piece in
            language.text(of: piece, context: context).map { text.replacing(piece, with: $0) } ?? text
        }
    }

    private static func translated(_ line: Substring, _ language: MessageLanguage) -> String? {
        for template in lines {
            guard let values = values(of: line, in: template) else { continue }
            return language.text(of: template, values, context: context)
        }
        return nil
    }

    /// Returns what a line has in the places `{}` of a template; nil where it does not fit.
    private static func values(of line: Substring, in template: String) -> [String]? {
        let pieces = template.split(separator: "{}", omittingEmptySubsequences: false)
        guard line.hasPrefix(pieces[0]), let last = pieces.dropFirst().last else { return line == template ? [] : nil }
        var rest = line.dropFirst(pieces[0].count)
        var values: [String] = []
        for piece in pieces.dropFirst().dropLast() {
            guard let place = rest.firstRange(of: piece) else { return nil }
            values.append(String(rest[..<place.lowerBound]))
            rest = rest[place.upperBound...]
        }
        guard rest.hasSuffix(last) else { return nil }
        return values + [String(rest.dropLast(last.count))]
    }
}
