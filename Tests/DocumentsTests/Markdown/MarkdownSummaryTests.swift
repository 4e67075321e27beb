import Testing

@testable import Documents

@Suite("The beginning of a text")
struct MarkdownSummaryTests {
    @Test(
        "Whole words are kept, and a mark shows that the text goes on",
        arguments: [
            ("Rex is calm", 11, "Rex is calm"),
            ("Rex is calm", 10, "Rex is…"),
            ("  Rex \n is\tcalm  ", 11, "Rex is calm"),
            ("Rex is calm. He sleeps.", 20, "Rex is calm. He…"),
            ("Rex is calm. He sleeps.", 15, "Rex is calm. …"),
            ("Rex is calm. He sleeps.", 13, "Rex is calm.…"),
            ("Rex, a dog", 6, "Rex…"),
            ("Rex – a dog", 8, "Rex…"),
            ("Mruczek „Ważka” śpi", 12, "Mruczek…"),
            ("Antidisestablishmentarianism", 6, "Antid…"),
            ("Rex", 0, ""), ("", 10, ""), (" \u{A0}\u{2028} ", 10, ""),
        ])
    func cut(_ text: String, _ limit: Int, _ expected: String) {
        #expect(MarkdownSummary.cut(Array(text.utf8), limit) == expected)
        #expect(MarkdownSummary.cutByCharacters(text, limit) == expected)
    }

    @Test("What is one character to a reader is counted once, though it is several code points")
    func joined() {
        let family = "👨‍👩‍👧‍👦"
        #expect(MarkdownSummary.cut(Array("\(family) \(family) \(family)".utf8), 4) == "\(family) \(family)…")
        #expect(MarkdownSummary.cut(Array("e\u{301}te\u{301} ici".utf8), 7) == "e\u{301}te\u{301} ici")
    }

    @Test("Bytes and characters are cut alike", arguments: 0..<40)
    func alike(_ limit: Int) {
        let pieces = [
            "a", "ż", "Ж", "–", "„", "«", "\"", ".", "!", ",", " ", " ", "\n", "\r\n", "\u{A0}", "\u{2009}", "…", "/",
            "(",
            "\u{7F}", "\u{FF}",
        ]
        let others = ["\u{301}", "\u{200D}", "👍🏽", "\u{487}", "한", "\u{200B}", "\u{202E}", "\u{3000}"]
        var random = SeededGenerator(seed: UInt64(limit))
        for round in 0..<200 {
            let choice = round % 4 == 0 ? pieces + others : pieces
            let count = Int.random(in: 0..<50, using: &random)
            let text = (0..<count).compactMap { _ in choice.randomElement(using: &random) }.joined()
            #expect(
                MarkdownSummary.cut(Array(text.utf8), limit) == MarkdownSummary.cutByCharacters(text, limit),
                "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
        }
    }
}
