import Testing

@testable import Documents

@Suite("Markdown headings")
struct MarkdownHeadingTests {
    private func outline(_ markdown: String, _ options: MarkdownOptions = MarkdownOptions()) -> MarkdownOutline {
        var renderer = MarkdownRenderer()
        return renderer.parse(markdown).outline(options)
    }

    @Test(
        "Anchors follow GitHub's rule",
        arguments: [
            ("Zdrowie i Charakter", "zdrowie-i-charakter"), ("Łódź – ŻÓŁW!", "łódź--żółw"),
            ("a_b-c  d", "a_b-c--d"), ("Co je? (2 razy)", "co-je-2-razy"), ("`kod` i *to*", "kod-i-to"),
            ("[link](x)", "link"), ("ΑΣ Ж", "ασ-ж"), ("½ Ⅳ ٣", "--٣"), ("a&nbsp;b", "ab"), ("e\u{301}", "e\u{301}"),
        ])
    func anchors(text: String, anchor: String) {
        #expect(outline("# \(text)").anchors == [anchor])
    }

    @Test("The second of the same gets -1, the third -2, and none is given out twice")
    func duplicates() {
        #expect(outline("# a\n# a\n# a-1\n# A\n# a").anchors == ["a", "a-1", "a-1-1", "a-2", "a-3"])
    }

    @Test("An anchor that the page uses itself gets -1")
    func reserved() {
        let options = MarkdownOptions(reservedAnchors: ["adopcja", "adopcja-1"])
        #expect(outline("# Adopcja\n# Adopcja\n# Inne", options).anchors == ["adopcja-2", "adopcja-3", "inne"])
        #expect(html("# Adopcja", options) == "<h2 id=\"adopcja-2\">Adopcja</h2>\n")
        #expect(MarkdownText.anchors("# Adopcja", reserved: ["adopcja"]) == ["adopcja-1"])
    }

    @Test("A heading without letters has no anchor, one without text is left out")
    func empty() {
        #expect(html("# ???\n#\n## a") == "<h2>???</h2>\n<h3 id=\"a\">a</h3>\n")
        #expect(outline("# ???\n#\n## a").headings.map(\.anchor) == [nil, "a"])
    }

    @Test(
        "The highest level becomes the page's, and none is skipped",
        arguments: [
            ([1], 2, [2]), ([2, 4], 2, [2, 3]), ([2, 4, 3], 2, [2, 3, 3]), ([4, 2, 3], 2, [2, 2, 3]),
            ([1, 2, 3, 4, 5, 6], 3, [3, 4, 5, 6, 6, 6]), ([3, 5, 6, 3, 4], 2, [2, 3, 4, 2, 3]), ([1, 6], 9, [6, 6]),
            ([1], -3, [1]),
        ])
    func levels(written: [Int], base: Int, expected: [Int]) {
        let markdown = written.map { String(repeating: "#", count: $0) + " a" }.joined(separator: "\n")
        let options = MarkdownOptions(headingLevel: base)
        #expect(outline(markdown, options).headings.map(\.level) == expected)
        let rendered = html(markdown, options)
        #expect(expected.allSatisfy { rendered.contains("<h\($0) ") })
    }

    @Test("Rendering tells the same outline as the document does")
    func sameOutline() {
        var renderer = MarkdownRenderer()
        var bytes: [UInt8] = []
        let markdown = "Pies *Rex*\n===\n\n> ### Zdrowie `x` ![obraz](a.jpg)\n\n- ## Zdrowie"
        let rendered = renderer.render(markdown, into: &bytes) { _ in .keep }
        #expect(rendered == outline(markdown))
        #expect(
            rendered.headings == [
                MarkdownHeading(level: 2, text: "Pies Rex", anchor: "pies-rex"),
                MarkdownHeading(level: 3, text: "Zdrowie x ", anchor: "zdrowie-x-"),
                MarkdownHeading(level: 3, text: "Zdrowie", anchor: "zdrowie"),
            ])
    }
}
