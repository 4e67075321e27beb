import SeededRandomness
import Testing

@testable import Documents

@Suite("Bounds of Markdown")
struct MarkdownBoundsTests {
    @Test(
        "A text that the parser would choke on is refused, at the place",
        arguments: [
            (times(65_536, "a") + "b", .tooLong, 1, 65_537),
            (times(33, "> ") + "a", .tooDeep, 1, 65),
            ("a\n\n" + times(33, ">"), .tooDeep, 3, 33),
            (times(33, "- ") + "a", .tooDeep, 1, 65),
            (times(33, "1. ") + "a", .tooDeep, 1, 97),
            (times(17, "> * ") + "a", .tooDeep, 1, 65),
            ((0...32).map { times($0, "  ") + "- a\n" }.joined(), .tooDeep, 33, 65),
            ((0...32).map { times($0, "  ") + "- a\nb\n" }.joined(), .tooDeep, 65, 65),
            ((0...32).map { times($0, "\t") + "- a\n\n" }.joined(), .tooDeep, 65, 33),
            (times(300, "|a") + "\n" + times(300, "|-") + "\n", .tableTooWide, 1, 1),
            ("ż\n\n> " + times(8000, "a|") + "\n> " + times(8000, "-|") + "\n> a\n", .tableTooWide, 3, 1),
            ("|a|\n|-|\n" + times(300, "|") + "\n", .tableTooWide, 3, 1),
            ("|a|b|\n|-|-|\n" + times(10_000, "|c\n"), .tableTooLarge, 2, 1),
            ("- " + times(200, "a|") + "\n  " + times(200, "-|") + "\n" + times(120, "  a\n"), .tableTooLarge, 2, 1),
            (times(80, times(100, "a|") + "\n" + times(100, ":-|") + "\na\n\n"), .tableTooLarge, 266, 1),
            (times(10_000, "a\n|-|-|\n"), .tooLong, 16_385, 1),
            (times(4_000, "a\n|-|-|\n"), .tableRules, 2050, 1),
            (times(1_500, "a\n|-|-|\n    >\n"), .tableRules, 2324, 1),
            (times(3_000, "[") + times(3_000, "a"), .tooManySigns, 1, 2049),
            (times(3_000, "<?"), .tooManySigns, 1, 4097),
            (times(3_000, "ż@"), .tooManySigns, 1, 4098),
            ("ż\n[a]: " + times(5_000, "x") + "\n", .definitionTooLong, 2, 6),
            ("[a]: /x '" + times(5_000, "x\n") + "'\n", .definitionTooLong, 1, 6),
        ] as [(String, MarkdownProblem.Kind, Int, Int)])
    func refused(text: String, kind: MarkdownProblem.Kind, line: Int, column: Int) {
        let problem = MarkdownProblem(kind: kind, line: line, column: column)
        #expect(MarkdownBounds.problem(in: text) == problem)
    }

    @Test(
        "What people write is within bounds",
        arguments: [
            "", "a", times(65_536, "a"), times(32, "> ") + "a", times(32, "- ") + "a", times(100, "- ") + "\n",
            times(100, "* ") + "\n", "- - - a", times(40, "1. a\n"), times(5_000, "- a\n"), times(40, "> a\n>\n"),
            times(40, "a - b. c) > d\n"), times(60, " ") + "a", "    " + times(50, "> "),
            "|a|b|\n|-|-|\n" + times(9_000, "|c|d\n"),
            times(250, "a|") + "\n" + times(250, "-|") + "\n" + times(70, "b\n"),
            times(100, "# a\n\n|a|b|\n|-|-|\n|c|d|\n\n"), times(2_000, "[a](b.md) koty i psy\n"),
            "[a]: " + times(4_000, "x") + "\n", times(20, "|---|---|\n"), times(20_000, "-\n"), times(30_000, "a\n"),
        ])
    func accepted(text: String) {
        #expect(MarkdownBounds.problem(in: text) == nil)
    }

    @Test("A text out of bounds is shown as it is written, without headings and links")
    func shownAsWritten() {
        let markdown = times(33, ">") + " <b>[a](b)\n\n# c"
        #expect(html(markdown) == "<p>\(times(33, "&gt;")) &lt;b&gt;[a](b)<br>\n<br>\n# c</p>\n")
        #expect(MarkdownText.references(markdown).isEmpty)
        #expect(MarkdownText.anchors(markdown).isEmpty)
    }

    @Test("Every problem says what is wrong and what would be right", arguments: MarkdownProblem.Kind.allCases)
    func messages(kind: MarkdownProblem.Kind) {
        let problem = MarkdownProblem(kind: kind, line: 1, column: 1)
        #expect(!problem.message.english.isEmpty && !problem.message.english.hasSuffix("."))
        #expect(!problem.suggestion.english.isEmpty && !problem.suggestion.english.hasSuffix("."))
        #expect(kind.rawValue.hasPrefix("markdown-"))
    }

    @Test("The census of a small text never misses what the full reading finds")
    func census() {
        var generator = SeededGenerator(seed: 11)
        let parts = [">", "- ", "* ", "1. ", "1)\t", "+\n", "\n", "a", " ", "|", "-|", ":-|", "\r", "ż", "  "]
        for _ in 0..<3_000 {
            let length = Int.random(in: 0...180, using: &generator)
            var text = (0..<length).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            text.withUTF8 { bytes in
                var shape = MarkdownShape(bytes)
                if MarkdownCensus(bytes).isHarmless { #expect(shape.problem() == nil) }
            }
        }
    }
}

private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
