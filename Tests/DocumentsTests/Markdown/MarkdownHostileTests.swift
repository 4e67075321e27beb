import SeededRandomness
import Testing

@testable import Documents

@Suite("Hostile Markdown")
struct MarkdownHostileTests {
    /// The tags that may come out, whole, with values in which nothing can end an attribute.
    nonisolated(unsafe) private static let allowedTag =  // a regular expression is never written to
        /<(\/?(p|em|strong|del|code|pre|ul|ol|li|blockquote|h[1-6]|table|thead|tbody|tr|th|td|div|a)|br|hr|ol start="\d+"|h[1-6] id="[^"<>\s]+"|code class="language-[A-Za-z0-9+\-._#]+"|th scope="col"( class="align-(left|center|right)")?|td class="align-(left|center|right)"|div class="table" role="region" tabindex="0" aria-label="Table( \d+)?"|a href="[^"<>\s]*"( title="[^"<>]*")?( rel="external noopener")?( aria-label="[^"<>]*")?|img src="[^"<>\s]+" alt="[^"<>]*"( title="[^"<>]*")? loading="lazy")>/
        .matchingSemantics(.unicodeScalar)

    /// What is wrong with the HTML, if anything: a tag that is not ours, one without its end, a destination that may run.
    private func fault(in html: String) -> String? {
        var open: [Substring] = []
        var rest = html[...]
        while let start = rest.unicodeScalars.firstIndex(of: "<") {
            rest = rest[start...]
            guard let match = rest.prefixMatch(of: Self.allowedTag) else { return "tag: \(rest.prefix(80))" }
            let tag = match.output.0.dropFirst().dropLast()
            let name = tag.prefix { $0 != " " }
            if name.first == "/" {
                guard open.popLast() == name.dropFirst() else { return "end: \(rest.prefix(80))" }
            } else if !["br", "hr", "img"].contains(name) {
                if name == "a", open.contains("a") { return "link in link" }
                open.append(name)
            }
            let lower = tag.lowercased()
            for scheme in ["javascript:", "data:", "vbscript:", "file:"] {
                if lower.contains("href=\"\(scheme)") || lower.contains("src=\"\(scheme)") { return lower }
            }
            rest = rest[match.range.upperBound...]
        }
        return open.isEmpty ? nil : "left open: \(open)"
    }

    private static let parts = [
        "a", "Rex ", "ż", "\n", "\n\n", " ", "    ", "\t", "*", "**", "_", "~", "~~", "`", "```\n", "# ", "### ", "- ",
        "1. ", "> ", "|", "|-|-|\n", "|a|b|\n", "---\n", "===\n", "[", "]", "(", ")", "![", "](", "](b.md)", "[a]: ",
        "[a]", "<", ">", "<script>", "</script>", "<b onclick=\"x\">", "<!--", "-->", "<?", "<![CDATA[", "]]>",
        "<div>\n",
        "<javascript:alert(1)>", "javascript:", "data:", "JAVA&Tab;SCRIPT:x", "http://", "www.a.pl", "a@b.pl", "&lt;",
        "&#60;", "&quot;", "&", "\"", "'", "\\", "\u{0}", "\u{1}", "\u{1A}", "\u{85}", "\u{202E}", "🐕", "onerror=x",
        "=",
        "//a.pl", "xmpp:a@b.pl/", "ftp://a.pl",
    ]

    @Test("Random texts never bring out a tag that is not ours", arguments: 0..<8)
    func fuzz(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var renderer = MarkdownRenderer()
        for _ in 0..<500 {
            let count = Int.random(in: 1...40, using: &generator)
            let markdown = (0..<count).map { _ in Self.parts.randomElement(using: &generator) ?? "" }.joined()
            var bytes: [UInt8] = []
            let outline = renderer.render(markdown, into: &bytes) { _ in .keep }
            let html = String(decoding: bytes, as: UTF8.self)
            if let fault = fault(in: html) { Issue.record("\(fault) of \(markdown.debugDescription)") }
            let document = renderer.parse(markdown)
            #expect(document.outline() == outline)
            #expect(Set(outline.anchors).count == outline.anchors.count)
            #expect(document.plain(limit: 20).unicodeScalars.count <= 20)
            checkPlaces(document.references(), in: markdown)
        }
    }

    /// Every place lies within the text.
    private func checkPlaces(_ references: [MarkdownReference], in markdown: String) {
        let bytes = Array(markdown.utf8)
        let starts = MarkdownLines.starts(of: bytes)
        for reference in references {
            guard (1...starts.count).contains(reference.line) else {
                Issue.record("line \(reference.line) of \(markdown.debugDescription)")
                continue
            }
            let end = reference.line < starts.count ? starts[reference.line] : bytes.count
            let length = MarkdownLines.codePoints(bytes[starts[reference.line - 1]..<end])
            #expect(reference.column >= 1 && reference.column <= length + 1, "\(markdown.debugDescription)")
            #expect(reference.length >= 1)
        }
    }

    @Test("Random bytes never bring out a tag that is not ours", arguments: 8..<12)
    func randomBytes(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var renderer = MarkdownRenderer()
        for _ in 0..<500 {
            let count = Int.random(in: 0...120, using: &generator)
            let markdown = (0..<count).map { _ in
                Bool.random(using: &generator)
                    ? UInt8.random(in: 0...255, using: &generator) : UInt8.random(in: 0x20...0x7E, using: &generator)
            }
            var bytes: [UInt8] = []
            renderer.render(String(decoding: markdown, as: UTF8.self), into: &bytes) { _ in .keep }
            if let fault = fault(in: String(decoding: bytes, as: UTF8.self)) { Issue.record("\(fault) of \(markdown)") }
        }
    }

    @Test(
        "A repeated pattern of 64 KiB is rendered safely",
        arguments: [
            "[", "![", "[a](", "[a](b", "![[]()", "<", "<<<<", "<!--", "<?", "<![CDATA[", "<a b='", "*", "**a", "_a*",
            "*~_",
            "~a", "`", "a`b``", ">", "> ", "- ", "- - ", "> - ", "1. ", "- a\n", "- a\n\n", "# a\n", "|", "||\n",
            "|-|\n",
            "a\n|-|-|\n", ":-|\n", "[a]: b\n", "[a]\n", "[^a]: b\n", "&", "&amp;", "\\", "www.", "www.a ", "http://a",
            "a@",
            "a.a@", "@", "\n", "\t\n", "a  \n", "~~~\n", "    a\n", "---\n", "<div>\n", "\u{0}", "ż", "a:",
        ])
    func patterns(pattern: String) {
        let markdown = String(repeating: pattern, count: 65_536 / pattern.utf8.count)
        let rendered = html(markdown)
        #expect(fault(in: rendered.count > 200_000 ? "" : rendered) == nil)
        #expect(MarkdownText.references(markdown).allSatisfy { (1...65_537).contains($0.line) })
    }

    @Test("A definition that is used over and over does not multiply without end")
    func expansion() {
        let markdown = "[a]: " + String(repeating: "x", count: 4_000) + "\n\n" + String(repeating: "[a]", count: 3_000)
        #expect(html(markdown).utf8.count < 20_000_000)
    }

    @Test("Emphasis and brackets within each other thousands deep do not exhaust the stack")
    func deepInlines() {
        let count = 8_000
        let markdown = String(repeating: "*a ", count: count) + String(repeating: "b* ", count: count)
        #expect(fault(in: html(markdown)) == nil)
        #expect(
            fault(in: html(String(repeating: "![", count: 2_000) + "a" + String(repeating: "](b)", count: 2_000)))
                == nil)
    }
}
