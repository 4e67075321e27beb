import Messages
import Testing

@Suite("Explanations")
struct ExplanationTests {
    @Test("An explanation has a title, what it means, what to do, and indented examples")
    func text() throws {
        let text = try #require(Explanations(in: .english).text(of: "duplicate-institution"))
        #expect(
            text == """
                duplicate-institution: Shares that are not 100 percent

                It would not be known how to split a gift.

                Name each institution once, and let the percents sum to 100.

                Wrong:
                    udziały:
                      - {instytucja: azyl, procent: 50}
                      - {instytucja: dom, procent: 40}

                Right:
                    udziały:
                      - {instytucja: azyl, procent: 50}
                      - {instytucja: dom, procent: 50}

                """)
        #expect(Explanations(in: .english).text(of: "no-such-identifier") == nil)
    }

    @Test("The list names every identifier with its title", arguments: MessageLanguage.allCases)
    func list(language: MessageLanguage) {
        let explanations = Explanations(in: language)
        let listed = explanations.list.split(separator: "\n").filter { $0.hasPrefix("  ") }
        #expect(listed.map { $0.dropFirst(2).prefix { $0 != ":" } }.sorted() == explanations.ids.map { $0[...] })
        #expect(explanations.ids.count > 100)
        #expect(explanations.ids == Explanations(in: .english).ids)
    }
}
