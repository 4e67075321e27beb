import Testing

@testable import Documents

@Suite("Places of Markdown references")
struct MarkdownReferenceTests {
    private func places(_ markdown: String) -> [String] {
        MarkdownText.references(markdown).map { reference in
            "\(reference.isImage ? "!" : "")\(reference.destination) \(reference.line):\(reference.column)+\(reference.length)"
        }
    }

    @Test(
        "A reference's place is that of its destination in the source",
        arguments: [
            ("[a](rex.md)", ["rex.md 1:5+6"]),
            ("Łąka [ż](rex.md)", ["rex.md 1:10+6"]),
            ("a\nb [c](d)\n\ne ![f](g.jpg \"t\")", ["d 2:7+1", "!g.jpg 4:8+5"]),
            ("[a](x) `[a](x)` [a](x)", ["x 1:5+1", "x 1:21+1"]),
            ("```\n[a](x)\n```\n\n[a](x)", ["x 5:5+1"]),
            ("<div>\n[a](x)\n</div>\n\n[a](x)", ["x 5:5+1"]),
            ("\\[a](x) [a](x)", ["x 1:13+1"]),
            ("a](x) [a](x)", ["x 1:11+1"]),
            ("[![a](b.jpg)](c.md)", ["c.md 1:15+4", "!b.jpg 1:7+5"]),
            ("[a](<b c.md>)", ["b c.md 1:6+6"]),
            ("[a](b\\_c&amp;d&ouml;&#x17c;.md)", ["b_c&döż.md 1:5+26"]),
            ("[a](\n  b)", ["b 2:3+1"]),
            ("> [a](\n> b)", ["b 2:3+1"]),
            ("[a]()", [" 1:5+1"]),
            ("[a][r] [r] [b][]\n\n[r]: zly.md 'x'\n[b]: <c d>", ["zly.md 3:6+6", "zly.md 3:6+6", "c d 4:7+3"]),
            ("[Ż  a]\n\n> [ż A]: x.md", ["x.md 3:10+4"]),
            ("[a]: x.md\n[b]: x.md\n\n[b]", ["x.md 2:6+4"]),
            (
                "https://a.pl i www.b.pl, c@d.pl",
                ["https://a.pl 1:1+12", "http://www.b.pl 1:16+8", "mailto:c@d.pl 1:26+6"]
            ),
            ("`www.b.pl` www.b.pl", ["http://www.b.pl 1:12+8"]),
            ("[x](http://a.pl) http://a.pl", ["http://a.pl 1:5+11", "http://a.pl 1:18+11"]),
            ("<https://a.pl/?b&amp;c> <d@e.pl>", ["https://a.pl/?b&c 1:2+21", "mailto:d@e.pl 1:26+6"]),
            ("- a\n  - [b](c)\n\n    [d](e)", ["c 2:9+1", "e 4:9+1"]),
            ("# [a](b)\n\n[c](d)\n===", ["b 1:7+1", "d 3:5+1"]),
            (
                "p [z](y)\n|a|[b](c)|\n|-|-|\n|[x](y)|`[x](y)`|\n|d|[x](y)|",
                ["y 1:7+1", "c 2:8+1", "y 4:6+1", "y 5:8+1"]
            ),
            ("a\r\n[b](c)\r[d](e)", ["c 2:5+1", "e 3:5+1"]),
            ("x&#64;y.pl [a](b)", ["mailto:x@y.pl 1:1+1", "b 1:16+1"]),
            ("[x]: /a\n[b](/a)", ["/a 2:5+2"]),
            ("[a](b(c)d) [e](f 'g') [h](i (j))", ["b(c)d 1:5+5", "f 1:16+1", "i 1:27+1"]),
            ("", []), ("bez linków", []),
        ])
    func places(markdown: String, expected: [String]) {
        #expect(places(markdown) == expected)
    }

    @Test("While rendering, a reference knows its place too, also of one within another")
    func whileRendering() {
        var told: [String] = []
        _ = html("a\n\n![b [c](d)](e)\n\n[f](g)") { reference in
            told.append("\(reference.destination) \(reference.line):\(reference.column)")
            return .keep
        }
        #expect(told.sorted() == ["d 3:9", "e 3:13", "g 5:5"])
    }

    @Test("A reference outlives the document it came from")
    func outlives() throws {
        let reference = try #require(MarkdownText.references("a\n\n[b](c)").first)
        #expect((reference.line, reference.column, reference.length) == (3, 5, 1))
    }
}
