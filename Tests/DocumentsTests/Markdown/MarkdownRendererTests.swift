import Testing

@testable import Documents

@Suite("Markdown to HTML")
struct MarkdownRendererTests {
    @Test(
        "Each construct becomes its element",
        arguments: [
            ("Rex jest *miły* i **duży**.", "<p>Rex jest <em>miły</em> i <strong>duży</strong>.</p>\n"),
            ("a\nb  \nc\\\nd", "<p>a\nb<br>\nc<br>\nd</p>\n"),
            ("a\n\nb", "<p>a</p>\n<p>b</p>\n"),
            ("- a\n- b\n  - c", "<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n"),
            ("- a\n\n- b", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
            ("3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
            ("1) a", "<ol>\n<li>a</li>\n</ol>\n"),
            ("- [ ] a", "<ul>\n<li>[ ] a</li>\n</ul>\n"),
            ("> a\n> b", "<blockquote>\n<p>a\nb</p>\n</blockquote>\n"),
            ("---", "<hr>\n"),
            ("`a < b`", "<p><code>a &lt; b</code></p>\n"),
            ("    a\n      b", "<pre><code>a\n  b\n</code></pre>\n"),
            ("```swift x\na < b\n```", "<pre><code class=\"language-swift\">a &lt; b\n</code></pre>\n"),
            ("```\"><script>\na\n```", "<pre><code>a\n</code></pre>\n"),
            ("~~a~~ ~b~ ~~~c~~~", "<p><del>a</del> <del>b</del> ~~~c~~~</p>\n"),
            (
                "a ~~b *c ~d~* [~e~](f)~~ g ~h~~",
                "<p>a <del>b <em>c <del>d</del></em> <a href=\"f\"><del>e</del></a></del> g ~h~~</p>\n"
            ),
            ("a & b &amp; &copy; \"c\" 'd'", "<p>a &amp; b &amp; © &quot;c&quot; 'd'</p>\n"),
            ("[^1]\n\n[^1]: a", "<p><a href=\"a\">^1</a></p>\n"),
            ("", ""), ("\n\n", ""),
        ])
    func constructs(markdown: String, expected: String) {
        #expect(html(markdown) == expected)
    }

    @Test("What is rendered is appended, and a renderer can be used again")
    func appended() {
        var renderer = MarkdownRenderer()
        var bytes = Array("<div>".utf8)
        renderer.render("a", into: &bytes) { _ in .keep }
        renderer.render("**b**", into: &bytes) { _ in .keep }
        #expect(String(decoding: bytes, as: UTF8.self) == "<div><p>a</p>\n<p><strong>b</strong></p>\n")
    }

    @Test(
        "Raw HTML is shown as it is written",
        arguments: [
            ("a <b onclick=\"x\">c</b>", "<p>a &lt;b onclick=&quot;x&quot;&gt;c&lt;/b&gt;</p>\n"),
            (
                "<div>\n<script>alert(1)</script>\n</div>\n",
                "<p>&lt;div&gt;<br>\n&lt;script&gt;alert(1)&lt;/script&gt;<br>\n&lt;/div&gt;</p>\n"
            ),
            ("<!-- a -->", "<p>&lt;!-- a --&gt;</p>\n"),
            (
                "a <!-- b --> <?php c ?> <![CDATA[d]]>",
                "<p>a &lt;!-- b --&gt; &lt;?php c ?&gt; &lt;![CDATA[d]]&gt;</p>\n"
            ),
            ("- <p>&amp;", "<ul>\n<li>\n<p>&lt;p&gt;&amp;amp;</p>\n</li>\n</ul>\n"),
            ("<div>\r\na\rb\n", "<p>&lt;div&gt;<br>\na<br>\nb</p>\n"),
            ("# a <i>b</i>", "<h2 id=\"a-ibi\">a &lt;i&gt;b&lt;/i&gt;</h2>\n"),
        ])
    func rawHTML(markdown: String, expected: String) {
        #expect(html(markdown) == expected)
    }

    @Test("Characters that HTML forbids are replaced, tabs and line ends kept")
    func forbiddenCharacters() {
        #expect(
            html("a&#1;b\u{1}c\u{7F}d\u{85}e&#xFDD0;f&#xFFFE;g&#x1FFFF;h\tü\u{A0}\u{FEFF}\u{1F415}")
                == "<p>a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f\u{FFFD}g\u{FFFD}h\tü\u{A0}\u{FEFF}\u{1F415}</p>\n"
        )
        #expect(html("a\u{0}b&#13;c") == "<p>a\u{FFFD}b\nc</p>\n")
    }

    @Test("A table stands in a labelled region that can be scrolled, aligned by classes")
    func table() {
        #expect(
            html(
                "| a | b | c | |\n|:--|:-:|--:|---|\n| 1 | `2\\|3` | ~~4~~ | [5](x) |\n| 6 |",
                MarkdownOptions(tableLabel: "Tabela \"1\""))
                    == """
                    <div class="table" role="region" tabindex="0" aria-label="Tabela &quot;1&quot;">
                    <table>
                    <thead>
                    <tr><th scope="col" class="align-left">a</th><th scope="col" class="align-center">b</th>\
                    <th scope="col" class="align-right">c</th><td></td></tr>
                    </thead>
                    <tbody>
                    <tr><td class="align-left">1</td><td class="align-center"><code>2|3</code></td>\
                    <td class="align-right"><del>4</del></td><td><a href="x">5</a></td></tr>
                    <tr><td class="align-left">6</td><td class="align-center"></td><td class="align-right"></td>\
                    <td></td></tr>
                    </tbody>
                    </table>
                    </div>

                    """)
    }

    @Test("The second table has a label of its own, and one without rows has no body")
    func secondTable() {
        #expect(
            html("a|b\n-|-\n\nc\n\nd|e\n-|-\n1|2")
                == """
                <div class="table" role="region" tabindex="0" aria-label="Table">
                <table>
                <thead>
                <tr><th scope="col">a</th><th scope="col">b</th></tr>
                </thead>
                </table>
                </div>
                <p>c</p>
                <div class="table" role="region" tabindex="0" aria-label="Table 2">
                <table>
                <thead>
                <tr><th scope="col">d</th><th scope="col">e</th></tr>
                </thead>
                <tbody>
                <tr><td>1</td><td>2</td></tr>
                </tbody>
                </table>
                </div>

                """)
    }

    @Test("Threads that render at once all find every strikethrough and autolink")
    func threads() async {
        let markdown = "a ~~b~~ www.c.pl https://d.pl *e* f ~~g~~ h@i.pl"
        let expected = html(markdown)
        #expect(expected.contains("<del>b</del>") && expected.contains("href=\"http://www.c.pl\""))
        let differing = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask { (0..<5_000).count { _ in html(markdown) != expected } }
            }
            return await group.reduce(0, +)
        }
        #expect(differing == 0)
    }
}
