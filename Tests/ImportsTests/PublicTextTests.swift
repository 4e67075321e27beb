import Testing

@testable import Imports

@Suite("Descriptions of other systems")
struct PublicTextTests {
    @Test(
        "HTML becomes paragraphs, line breaks and lists",
        arguments: [
            ("<p>Rex</p><p>lubi<br>psy</p>", "Rex\n\nlubi\\\npsy"),
            ("<ul><li>jeden</li><li>dwa</li></ul>Koniec", "- jeden\n- dwa\n\nKoniec"),
            ("Jest <b>mi&#322;y</b>&nbsp;&amp; ma&oacute;", "Jest miły & maó"),
            ("<script>alert('</p>')</script>Rex<!-- <p>tajne</p> -->", "Rex"),
        ])
    func html(_ html: String, _ markdown: String) { #expect(PublicText.markdown(html) == markdown) }

    @Test(
        "plain text keeps its paragraphs, lines and lists, and no sign of Markdown works",
        arguments: [
            ("Jeden\nDwa\n\nTrzy", "Jeden\\\nDwa\n\nTrzy"), ("- jeden\n* dwa\n• trzy", "- jeden\n- dwa\n- trzy"),
            ("# Rex *ma* [dom](x)", "\\# Rex \\*ma\\* \\[dom\\](x)"), ("a < b", "a \\< b"), ("===", "\\==="),
            ("---", "\\---"),
            ("12) lat", "12\\) lat"), ("&lt;b&gt;", "\\<b>"), ("+48 22", "+48 22"), ("a & b", "a & b"),
            ("&amp;oacute;", "\\&oacute;"), ("\u{0}\u{202E}\u{61C}x\u{FEFF}", "x"),
        ])
    func plain(_ text: String, _ markdown: String) { #expect(PublicText.markdown(text) == markdown) }

    @Test("broken markup ends", arguments: ["<p", "<!--", "<script>", "<<<<>", "<a href='", "</", "<p><"])
    func broken(_ text: String) { _ = PublicText.markdown(text + ">") }
}
