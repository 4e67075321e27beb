import Testing

@testable import Documents

extension MarkdownText {
    static func plain(_ markdown: String, limit: Int) -> String {
        var renderer = MarkdownRenderer()
        return renderer.parse(markdown).plain(limit: limit)
    }

    static func anchors(_ markdown: String, reserved: Set<String> = []) -> [String] {
        var renderer = MarkdownRenderer()
        return renderer.parse(markdown).outline(MarkdownOptions(reservedAnchors: reserved)).anchors
    }
}

@Suite("Markdown as plain text")
struct MarkdownTextTests {
    @Test(
        "Only running text counts, in one line",
        arguments: [
            (
                "# Rex\n\nRex jest **miły**,\nlubi [dom](x).\n\n- i koty\n\n> i psy",
                "Rex jest miły, lubi dom. i koty i psy"
            ),
            ("a ![obraz](x) `b` <i>c</i>\\\nd", "a b <i>c</i> d"),
            ("```\nx\n```\n\n|a|\n|-|\n|b|\n\n<div>x</div>\n\nc", "c"),
            ("", ""), ("&amp; &lt;", "& <"),
        ])
    func text(markdown: String, expected: String) {
        #expect(MarkdownText.plain(markdown, limit: 100) == expected)
    }

    @Test(
        "Longer text is cut behind a word, with an ellipsis within the limit",
        arguments: [
            ("raz dwa trzy", 12, "raz dwa trzy"), ("raz dwa trzy", 11, "raz dwa…"), ("raz dwa trzy", 8, "raz dwa…"),
            ("raz dwa trzy", 7, "raz…"), ("raz, dwa", 7, "raz…"), ("raz – dwa", 8, "raz…"),
            ("Raz. Dwa trzy", 9, "Raz. Dwa…"),
            ("Raz. Dwa trzy", 8, "Raz. …"), ("żółwiątko", 5, "żółw…"), ("żółwiątko", 9, "żółwiątko"), ("raz", 1, "…"),
            ("raz", 0, ""), ("raz", -5, ""), ("raz\n\ndwa", 5, "raz…"), ("a 👩‍👩‍👧‍👦", 4, "a…"), ("👩‍👩‍👧‍👦 b", 4, "…"),
        ])
    func cut(markdown: String, limit: Int, expected: String) {
        let text = MarkdownText.plain(markdown, limit: limit)
        #expect(text == expected)
        #expect(text.unicodeScalars.count <= max(limit, 0))
    }

    @Test("A text out of bounds still has a summary")
    func outOfBounds() {
        #expect(MarkdownText.plain(String(repeating: "pies ", count: 20_000), limit: 10) == "pies pies…")
    }
}
