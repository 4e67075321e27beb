import Templates
import Testing

@Suite struct EscapingTests {
    @Test(
        "The five characters that mean something in HTML are written as references",
        arguments: [
            ("<script>", "&lt;script&gt;"), ("\"a\" onclick='b'", "&quot;a&quot; onclick=&#39;b&#39;"),
            ("&amp;", "&amp;amp;"),
            ("zażółć ` = / \u{0} \u{7F} \u{2028} 🐕", "zażółć ` = / \u{0} \u{7F} \u{2028} 🐕"), ("<", "&lt;"),
            ("a<", "a&lt;"),
            ("<a", "&lt;a"), ("{{title}}", "{{title}}"),
        ])
    func references(text: String, escaped: String) throws {
        #expect(try rendered("{{title}}", [:], Sample(title: text)) == escaped)
        #expect(try judged("{{title}}", [:], Sample(title: text)) == escaped)
    }

    @Test("Every single byte and every pair with a special character is escaped as swift-mustache does")
    func everyCharacter() throws {
        let scalars = (UInt8(0)...0x7F).map { Character(Unicode.Scalar($0)) }
        let text = scalars.map { "\($0)<\($0)&\"\($0)'>" }.joined()
        let sample = Sample(title: text)
        #expect(try rendered("{{title}}", [:], sample) == judged("{{title}}", [:], sample))
    }

    @Test("A special character is found at every place of a text of every length")
    func everyPlace() throws {
        for (special, reference) in [("<", "&lt;"), (">", "&gt;"), ("&", "&amp;"), ("\"", "&quot;"), ("'", "&#39;")] {
            for length in 0..<27 {
                for place in 0...length {
                    // Neighbours in the code, with the highest bit set or not, must not be taken for it.
                    let before =
                        String("ż=;?!#%(ő\u{0}\u{1}a\u{FF}".prefix(place % 13)) + String(repeating: ";", count: place)
                    let after = String(repeating: "=", count: length - place)
                    let text = before + special + after
                    let written = try rendered("{{title}}", [:], Sample(title: text))
                    try #require(written == before + reference + after)
                }
            }
        }
    }

    @Test("A special character is escaped though a combining mark follows, by which it could leave an attribute")
    func combining() throws {
        let text = "\"\u{301} onclick=\"\u{200D}x <\u{338}b>"
        let written = try rendered("{{title}}", [:], Sample(title: text))
        #expect(written == "&quot;\u{301} onclick=&quot;\u{200D}x &lt;\u{338}b&gt;")
    }

    @Test("Constants are escaped like texts")
    func constant() throws {
        #expect(try rendered("<a title=\"{{texts.search.label}}\">") == "<a title=\"Szukaj &quot;psa&quot;\">")
    }
}
