import Testing

@Suite struct PartialTests {
    @Test("A partial is written in its place, with the context of its place")
    func context() throws {
        let partials = ["parts/card": "<b>{{name}}</b>", "list": "{{#animals}}{{>parts/card}}{{/animals}}"]
        #expect(try rendered("<p>{{>list}}</p>", partials) == "<p><b>Rex</b><b>Mruczek</b></p>")
        #expect(try rendered("{{> parts/card }}", ["parts/card": "{{title}}"]) == "Na Skraju")
    }

    @Test("A partial tag alone on its line indents every line of the partial")
    func indentation() throws {
        let partials = ["p": "one\ntwo\n", "q": "<ul>\n  {{>p}}\n</ul>\n"]
        #expect(try rendered("a\n  {{>p}}\nb\n", partials) == "a\n  one\n  two\nb\n")
        #expect(try judged("a\n  {{>p}}\nb\n", partials) == "a\n  one\n  two\nb\n")
        #expect(try rendered("\t{{>q}}\n", partials) == "\t<ul>\n\t  one\n\t  two\n\t</ul>\n")
        #expect(try judged("\t{{>q}}\n", partials) == "\t<ul>\n\t  one\n\t  two\n\t</ul>\n")
    }

    @Test("A partial tag after other things does not indent")
    func inline() throws {
        let partials = ["p": "one\ntwo"]
        #expect(try rendered("  a {{>p}}\n", partials) == "  a one\ntwo\n")
        #expect(try rendered("  {{>p}} b\n", partials) == "  one\ntwo b\n")
    }

    @Test("What a value holds is not indented, though it has lines")
    func values() throws {
        let sample = Sample(article: "<\n->\n")
        #expect(try rendered(" {{>p}}\n", ["p": "|\n{{{article}}}|\n"], sample) == " |\n <\n->\n|\n")
    }

    @Test("The lines of every element of a list are indented")
    func lists() throws {
        let partials = ["p": "{{#animals}}\n<li>\n{{name}}\n{{/animals}}\n"]
        #expect(try rendered("  {{>p}}\n", partials) == "  <li>\n  Rex\n  <li>\n  Mruczek\n")
    }

    @Test("A partial that writes nothing leaves no blanks behind")
    func empty() throws {
        #expect(try rendered("a\n  {{>p}}\nb", ["p": "{{#isFull}}\nx\n{{/isFull}}\n"]) == "a\nb")
        #expect(try rendered("a\n  {{>p}}\nb", ["p": ""]) == "a\nb")
    }

    @Test("The last line of a partial need not end")
    func unendedLine() throws {
        #expect(try rendered("  {{>p}}\n>", ["p": ">\n>"]) == "  >\n  >>")
    }
}
