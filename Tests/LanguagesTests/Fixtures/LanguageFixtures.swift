import Documents
import Foundation
import Languages
import Records
import Testing

/// A language's file and, for the languages that the tests use, what it says.
struct LanguageFixture {
    let code: String
    var text: String

    static let polish = LanguageFixture(code: "pl", text: polishText)
    static let english = LanguageFixture(code: "en", text: englishText)
    static let ukrainian = LanguageFixture(code: "uk", text: ukrainianText)

    /// The same with one piece of its text replaced; a piece that is not there is a mistake in the test.
    func replacing(
        _ piece: String, with other: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> LanguageFixture {
        try #require(text.contains(piece), "\(code).yml does not hold \"\(piece)\"", sourceLocation: sourceLocation)
        return LanguageFixture(code: code, text: text.replacing(piece, with: other, maxReplacements: 1))
    }

    func source() throws -> TextsSource {
        TextsSource(
            language: try #require(Language(code)), file: "../templates/texts/\(code).yml", bytes: Array(text.utf8))
    }

    /// The texts of this language alone.
    func texts(_ phrases: [Phrase] = []) throws -> Texts {
        let outcome = try load(self, phrases: phrases)
        #expect(outcome.diagnostics == [])
        return try #require(outcome.texts?.values.first)
    }
}

/// Loads languages whose path words have the names of those of the fixtures.
func load(_ sources: [TextsSource], phrases: [Phrase] = []) -> TextsLoader.Outcome {
    TextsLoader.load(
        sources, phrases: phrases,
        pathWords: [
            ["institutions", "animals", "settings", "favourites", "baskets", "needs", "accessibility"],
            ["support", "adoption", "page"],
        ])
}

/// What loading several languages finds.
func load(_ fixtures: LanguageFixture..., phrases: [Phrase] = []) throws -> TextsLoader.Outcome {
    load(try fixtures.map { try $0.source() }, phrases: phrases)
}

/// What loading finds, each as "pl.yml:3:7+4 id".
func findings(_ fixtures: LanguageFixture..., phrases: [Phrase] = []) throws -> [String] {
    load(try fixtures.map { try $0.source() }, phrases: phrases).diagnostics.map(\.summary)
}

extension Diagnostic {
    var summary: String { "\(file.dropFirst("../templates/texts/".count)):\(line):\(column)+\(length) \(id)" }
}

extension LanguageFixture {
    /// The place of a piece of the text, as `Diagnostic.summary` tells it; `length` where not all of it is underlined.
    func place(
        _ piece: String, skipping skipped: String = "", length: Int? = nil, _ id: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let range = try #require(text.range(of: skipped + piece), sourceLocation: sourceLocation)
        let before = text[..<range.lowerBound].unicodeScalars + Array(skipped.unicodeScalars)
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        return
            "\(code).yml:\(lines.count):\((lines.last?.count ?? 0) + 1)+\(length ?? piece.unicodeScalars.count) \(id)"
    }
}
