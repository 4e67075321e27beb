import Testing

@testable import Documents

@Suite("Markdown links and images")
struct MarkdownLinkTests {
    @Test(
        "Links become anchors, those to other sites with a relation",
        arguments: [
            ("[a](rex.md)", "<a href=\"rex.md\">a</a>"),
            ("[a](/x/#y \"t < \\\"u\\\"\")", "<a href=\"/x/#y\" title=\"t &lt; &quot;u&quot;\">a</a>"),
            (
                "[a](https://b.pl/c?d=1&e=2)",
                "<a href=\"https://b.pl/c?d=1&amp;e=2\" rel=\"external noopener\">a</a>"
            ),
            ("<https://b.pl>", "<a href=\"https://b.pl\" rel=\"external noopener\">https://b.pl</a>"),
            ("www.b.pl.", "<a href=\"http://www.b.pl\" rel=\"external noopener\">www.b.pl</a>."),
            ("b@c.pl", "<a href=\"mailto:b@c.pl\">b@c.pl</a>"),
            ("[a](tel:+48600100200)", "<a href=\"tel:+48600100200\">a</a>"),
            ("[a](geo:52.1,21.0)", "<a href=\"geo:52.1,21.0\">a</a>"),
            ("[a]()", "<a href=\"\">a</a>"),
            ("[](rex.md)", "<a href=\"rex.md\">rex.md</a>"),
            (
                "[![](b.jpg)](rex.md)",
                "<a href=\"rex.md\" aria-label=\"rex.md\"><img src=\"b.jpg\" alt=\"\" loading=\"lazy\"></a>"
            ),
            ("[a][r]\n\n[R]: x.md", "<a href=\"x.md\">a</a>"),
        ])
    func links(markdown: String, expected: String) {
        #expect(html(markdown) == "<p>\(expected)</p>\n")
    }

    @Test(
        "A destination is encoded as URLs demand",
        arguments: [
            ("<a b.md>", "a%20b.md"), ("a%20b.md", "a%20b.md"), ("100%.md", "100%25.md"), ("%4g", "%254g"),
            ("ż.md#ś", "%C5%BC.md#%C5%9B"), ("https://żółw.pl/ż", "https://żółw.pl/%C5%BC"), ("a\\\\b", "a%5Cb"),
            ("x\\[1\\]", "x%5B1%5D"), ("a#b#c", "a#b%23c"), ("a\\\"b'c", "a%22b'c"),
            ("a|b^c`d{e}", "a%7Cb%5Ec%60d%7Be%7D"),
            ("?a=b&amp;c", "?a=b&amp;c"), ("https://b.pl?ż", "https://b.pl?%C5%BC"),
        ])
    func encoding(written: String, expected: String) {
        #expect(
            html("[a](\(written))").hasPrefix("<p><a href=\"\(expected)\""), "\(html("[a](\(written))"))")
    }

    @Test("The caller decides where a link leads")
    func resolution() {
        let markdown = "[a](keep) [b](replace) [*c*](text) ![d](picture) ![e](text) [f](picture)"
        let rendered = html(markdown) { reference in
            switch reference.destination {
            case "replace": .replace("/nowe/?x=1&y")
            case "text": .text
            case "picture": .picture(MarkdownPicture(source: "/media/rex 1.jpg", width: 640, height: 480))
            default: .keep
            }
        }
        #expect(
            rendered
                == "<p><a href=\"keep\">a</a> <a href=\"/nowe/?x=1&amp;y\">b</a> <em>c</em> "
                + "<img src=\"/media/rex%201.jpg\" alt=\"d\" width=\"640\" height=\"480\" loading=\"lazy\"> e "
                + "<a href=\"/media/rex%201.jpg\">f</a></p>\n")
    }

    @Test("An image's description is plain text, and what it refers to is told too")
    func image() {
        var told: [String] = []
        let rendered = html("![a *b* \"c\" [d](e.md)](f.jpg 'g')") { reference in
            told.append("\(reference.isImage ? "!" : "")\(reference.destination)")
            return .keep
        }
        #expect(
            rendered
                == "<p><img src=\"f.jpg\" alt=\"a b &quot;c&quot; d\" title=\"g\" loading=\"lazy\"></p>\n")
        #expect(told.sorted() == ["!f.jpg", "e.md"])
    }

    @Test(
        "What no page may link to is told, and stays text whatever the caller answers",
        arguments: [
            ("javascript:alert(1)", "javascript"), ("JaVaScRiPt:alert(1)", "javascript"),
            ("javascript&colon;alert(1)", "javascript"), ("&#106;avascript:alert(1)", "javascript"),
            ("java&Tab;script:alert(1)", "javascript"), ("java&#10;script:alert(1)", "javascript"),
            ("&#1;javascript:alert(1)", "javascript"), ("&nbsp;javascript:alert(1)", "javascript"),
            ("java&#x200B;script:alert(1)", "javascript"), ("java\\script:alert(1)", nil),
            ("data:text/html,x", "data"), ("vbscript:x", "vbscript"), ("file:///etc/passwd", "file"),
            ("ftp://a.pl", "ftp"), ("blob:x", "blob"), ("rex:2.md", "rex"), ("view-source:x", "view-source"),
        ] as [(String, String?)])
    func schemes(written: String, scheme: String?) {
        for (markdown, isImage) in [("[a](<\(written)>)", false), ("![a](<\(written)>)", true)] {
            var told: [MarkdownReference] = []
            let rendered = html(markdown) { reference in
                told.append(reference)
                return .keep
            }
            #expect(told.map(\.isImage) == [isImage])
            guard let scheme else {
                #expect(told.map(\.kind) == [.relative])
                continue
            }
            #expect(told.map(\.kind) == [.forbidden(scheme: scheme)])
            #expect(rendered == "<p>a</p>\n")
        }
    }

    @Test("A caller cannot bring in a forbidden scheme by mistake")
    func forbiddenReplacement() {
        #expect(html("[a](b) ![c](d)") { _ in .replace("javascript:alert(1)") } == "<p>a c</p>\n")
        #expect(
            html("![c](d)") { _ in .picture(MarkdownPicture(source: "mailto:a@b", width: 1, height: 1)) }
                == "<p>c</p>\n")
    }

    @Test(
        "A destination is of the kind that a browser would take it for",
        arguments: [
            ("", .relative), ("rex.md", .relative), ("../a/b.md#c", .relative), ("/a:b", .relative),
            ("#a:b", .relative),
            ("?a:b", .relative), ("./a:b", .relative), ("ż:b", .relative), ("a b", .relative),
            ("https://a.pl", .web), ("HTTP://A.pl:8080/x", .web), ("https://1.2.3.4/", .web),
            ("https://żółw.example./", .web), ("mailto:a@b.pl", .contact), ("TEL:112", .contact), ("geo:1,2", .contact),
            ("//a.pl/x", .malformed), ("/\\a.pl", .malformed), ("\\\\a.pl", .malformed), (" //a.pl", .malformed),
            ("https:a.pl", .malformed), ("https:///x", .malformed), ("http://", .malformed),
            ("https://a b.pl", .malformed), ("https://a.pl:99999", .malformed), ("https://a..pl", .malformed),
            ("https://u@a.pl", .malformed), ("https://256.1.1.1/", .malformed), ("https://a\\b.pl", .malformed),
            ("ht\ttps://a.pl", .malformed), (" https://a.pl", .malformed), ("mailto:", .malformed),
            ("1a:b", .malformed),
            (":a", .malformed), ("example.org:8080", .forbidden(scheme: "example.org")),
        ] as [(String, MarkdownDestination)])
    func kinds(destination: String, kind: MarkdownDestination) {
        #expect(MarkdownDestination(destination) == kind)
    }

    @Test("Links do not nest")
    func nesting() {
        #expect(html("[a www.b.pl c@d.pl](e)") == html("[a www.b.pl c@d.pl](e)") { _ in .keep })
        #expect(!html("[a www.b.pl c@d.pl](e)").contains("</a></a>"))
        #expect(html("[a ![b [c](d)](e) f](g)").components(of: "<a ") <= 1)
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        ranges(of: part).count
    }
}
