import Markup
import Testing

@Suite("Escaping for HTML and XML")
struct MarkupEscapingTests {
    @Test(
        "Each context has its own escapes",
        arguments: [
            (MarkupContext.html, "&amp;&lt;&gt;&quot;&#39;\t\n\r\u{1}\u{7F}\u{85}\u{FFFE}\u{1FFFF}ż"),
            (.sanitizedHTML, "&amp;&lt;&gt;&quot;'\t\n\n\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}ż"),
            (.xmlText, "&amp;&lt;&gt;\"'\t\n&#13;\u{FFFD}\u{7F}\u{85}\u{FFFD}\u{1FFFF}ż"),
            (.xmlAttribute, "&amp;&lt;&gt;&quot;'&#9;&#10;&#13;\u{FFFD}\u{7F}\u{85}\u{FFFD}\u{1FFFF}ż"),
        ])
    func contexts(context: MarkupContext, escaped: String) {
        let text = "&<>\"'\t\n\r\u{1}\u{7F}\u{85}\u{FFFE}\u{1FFFF}ż"
        #expect(text.escaped(for: context) == escaped)
        // Wherever it stands in what is looked at in one go.
        for length in 0..<17 {
            let plain = String(repeating: "a", count: length)
            #expect((plain + text + plain).escaped(for: context) == plain + escaped + plain)
        }
    }

    @Test("A line break of two characters is one in HTML")
    func lineBreaks() {
        #expect("a\r\nb\rc".escaped(for: .sanitizedHTML) == "a\nb\nc")
    }
}
