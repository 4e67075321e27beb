import Documents
import Records
import Testing

@testable import Search

@Suite("What a language has around numbers")
struct NumberWordsTests {
    private func lines(_ text: String) throws -> [Substring] {
        var diagnostics: [Diagnostic] = []
        let words = SearchWords.read(
            try #require(Language("xx")), words: SourceFile(name: "xx.yml", text: text), forms: nil,
            diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        return NumberWords(words).text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test("Are limits, words whose numbers are of something else, and the units of years, months and weights")
    func numbers() throws {
        let lines = try lines(
            """
            negations: [nie]
            limits: {of: wiek, from: [od, co najmniej], to: [do, a], upTo: do, above: powyżej, below: poniżej}
            words:
              years=1: [1 rok, 1 lat, 1 roczny]
              years=2: [2 lat, 2 letni, dwulatek]
              years=3: [3 lat]
              months=0,1,2: [0 lat]
              months=1: [1 mies]
              months=2: [2 mies, 8 tygodni]
              type=dog size=small: [5 kg, 7 kg]
              about=older-children: [dzieci powyżej 10]
            """)
        #expect(
            lines == [
                "wiek", "od|co najmniej", "do|a", "do", "powyzej", "ponizej", "nie", "dzieci",
                "0 1 2 3|lat|letni|roczny|rok",
                "1 2|mies", "5 7|kg",
            ])
    }

    @Test("Are empty lines where the language tells nothing of them")
    func nothing() throws { #expect(try lines("words: {type=dog: pies}").allSatisfy(\.isEmpty)) }
}
