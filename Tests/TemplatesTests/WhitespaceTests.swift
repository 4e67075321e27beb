import Testing

@Suite struct WhitespaceTests {
    @Test(
        "A tag alone on its line takes the line with it",
        arguments: [
            ("a\n{{#isOpen}}\nb\n{{/isOpen}}\nc\n", "a\nb\nc\n"),
            ("a\n  {{#isOpen}}  \n  b\n\t{{/isOpen}}\t\nc\n", "a\n  b\nc\n"),
            ("a\r\n{{#isOpen}}\r\nb\r\n{{/isOpen}}\r\nc\r\n", "a\r\nb\r\nc\r\n"),
            ("{{#isOpen}}\nb\n  {{/isOpen}}", "b\n"),
            ("a\n{{^isFull}}\nb\n{{/isFull}}\nc", "a\nb\nc"),
            ("a\n  {{! a comment }}\nb\n", "a\nb\n"),
            ("a\n  {{! a comment\n over lines\n}}\nb\n", "a\nb\n"),
            ("a\n{{=<% %>=}}\n<%title%>\n", "a\nNa Skraju\n"),
            ("{{#animals}}\n- {{name}}\n{{/animals}}\n", "- Rex\n- Mruczek\n"),
            ("{{#isOpen}}\n{{#animals}}\n{{name}}\n{{/animals}}\n{{/isOpen}}\n", "Rex\nMruczek\n"),
            ("{{#isFull}}\nb\n{{/isFull}}", ""),
        ])
    func standalone(template: String, expected: String) throws {
        #expect(try rendered(template) == expected)
        #expect(try judged(template) == expected)
    }

    @Test(
        "A tag that shares its line leaves the line as it is",
        arguments: [
            ("a {{! comment }} b\n", "a  b\n"), ("  {{#isOpen}}b{{/isOpen}}\n", "  b\n"),
            ("| {{#isOpen}}\nb\n{{/isOpen}} |\n", "| \nb\n |\n"), ("  {{title}}\n", "  Na Skraju\n"),
            (" {{#isOpen}} {{#title}} x {{/title}} {{/isOpen}} \n", "   x   \n"), ("{{! one }}{{! two }}\n", "\n"),
        ])
    func inline(template: String, expected: String) throws {
        #expect(try rendered(template) == expected)
        #expect(try judged(template) == expected)
    }

    @Test("A line whose section opened before is judged by itself")
    func afterInlineSection() throws {
        #expect(try rendered("{{#isOpen}}x\n{{/isOpen}}\n{{#isOpen}}\ny\n{{/isOpen}}\nz") == "x\ny\nz")
    }

    @Test("A byte order mark at the beginning is not written, and does not keep a tag from standing alone")
    func byteOrderMark() throws {
        #expect(Array(try rendered("\u{FEFF}{{#isOpen}}\nb\n{{/isOpen}}\n").utf8) == Array("b\n".utf8))
    }

    @Test(
        "Delimiters can be changed, and hold until the next change",
        arguments: [
            ("{{=<% %>=}}<%title%> {{title}}", "Na Skraju {{title}}"), ("{{= | | =}}|title|", "Na Skraju"),
            ("{{=[ ]=}}[#isOpen]{{x}}[/isOpen][={{ }}=]{{title}}", "{{x}}Na Skraju"),
            ("{{=<%   %>  =}}(<%& article%>)", "(<p>Żółw &amp; jeż</p>)"),
        ])
    func delimiters(template: String, expected: String) throws {
        #expect(try rendered(template) == expected)
        #expect(try judged(template) == expected)
    }

    @Test("Changed delimiters neither reach into a partial nor out of it")
    func delimitersOfPartials() throws {
        let partials = ["a": "{{title}}<%title%>", "b": "{{=| |=}}|language|"]
        #expect(try rendered("{{=<% %>=}}<%>a%>", partials) == "Na Skraju<%title%>")
        #expect(try rendered("{{>b}}|language|{{language}}", partials) == "pl|language|pl")
    }
}
