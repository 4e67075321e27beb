import Testing

@testable import Search

@Suite("Pieces of a text")
struct TokenScannerTests {
    private static func tokens(_ text: String, skipsLinks: Bool = false) -> [String] {
        var tokens: [String] = []
        var text = text
        text.withUTF8 { bytes in
            var scanner = TokenScanner(bytes, skipsLinks: skipsLinks)
            while let token = scanner.next() { tokens.append(String(decoding: token, as: UTF8.self)) }
        }
        return tokens
    }

    @Test(
        "Stand between punctuation and blanks",
        arguments: [
            ("", []), (" .,– ", []), ("Łatka", ["Łatka"]), ("„Łatka” – suczka…", ["Łatka", "suczka"]),
            ("rudo-biały", ["rudo", "biały"]), ("nr 123/21, 2.5 kg", ["nr", "123/21", "2.5", "kg"]),
            ("1- 2", ["1", "2"]),
            ("Rocky'ego Rocky’ego", ["Rocky'ego", "Rocky’ego"]), ("a\u{A0}b", ["a", "b"]), ("é\u{301}ą", ["é\u{301}ą"]),
        ])
    func pieces(text: String, expected: [String]) {
        #expect(Self.tokens(text) == expected)
    }

    @Test("Leave out the addresses of links where these are no text")
    func links() {
        let text = "zob. [dom](https://przyklad.pl/kot) i [psa](/pies"
        #expect(Self.tokens(text, skipsLinks: true) == ["zob", "dom", "i", "psa"])
        #expect(Self.tokens(text).contains("przyklad"))
        #expect(Self.tokens("dom (kot)", skipsLinks: true) == ["dom", "kot"])
    }

    @Test(
        "Tell where a clause begins",
        arguments: [
            ("Boi się psów; lubi koty", ["Boi", "lubi"]), ("burzy – nie (wcale)", ["burzy", "nie", "wcale"]),
            ("rudo-biały, 3.5 kg.\nDrugi wiersz", ["rudo", "3.5", "Drugi"]),
            ("jeden\nwiersz\n\ndrugi", ["jeden", "drugi"]),
            ("- siad\n- waruj", ["siad", "waruj"]), ("• siad • waruj", ["siad", "waruj"]),
            ("", []), ("kot? Nie | pies", ["kot", "Nie", "pies"]), ("sam\nDrugi", ["sam", "Drugi"]),
            ("sam… nie", ["sam", "nie"]), ("kot - nie pies", ["kot", "nie"]),
        ])
    func clauses(text: String, first: [String]) {
        var tokens: [String] = []
        var text = text
        text.withUTF8 { bytes in
            var scanner = TokenScanner(bytes, skipsLinks: false)
            while let token = scanner.next() {
                if scanner.boundary > .none { tokens.append(String(decoding: token, as: UTF8.self)) }
            }
        }
        #expect(tokens == first)
    }

    @Test("Give the words that the whole text does")
    func words() {
        let text = "Boi się psów; lubi koty (i dzieci). Nr 12/34-5, „Pchełka”—3.5 kg… Rocky’ego ŻÓŁW Straße"
        var tokeniser = Tokeniser()
        var whole: [[UInt8]] = []
        tokeniser.words(of: text.utf8) { word, _ in whole.append(word) }
        var pieces: [[UInt8]] = []
        for token in Self.tokens(text) { tokeniser.words(of: token.utf8) { word, _ in pieces.append(word) } }
        #expect(pieces == whole)
    }
}
