import Templates
import Testing

@Suite struct VariableTests {
    @Test("A template without tags is written as it is")
    func literal() throws {
        #expect(try rendered("") == "")
        #expect(try rendered("Zażółć { gęślą } jaźń }}\n\n  \n") == "Zażółć { gęślą } jaźń }}\n\n  \n")
        #expect(try rendered("a {") == "a {")
        #expect(try rendered("blanks at the end\n   ") == "blanks at the end\n   ")
    }

    @Test("A text is written where its tag stands, with or without blanks in the tag")
    func text() throws {
        #expect(try rendered("<h1>{{title}}</h1>") == "<h1>Na Skraju</h1>")
        #expect(try rendered("<h1>{{  title\n}}</h1>") == "<h1>Na Skraju</h1>")
        #expect(try rendered("  {{title}}\n") == "  Na Skraju\n")
    }

    @Test("A text that is nil or empty writes nothing", arguments: [nil, ""])
    func absent(note: String?) throws {
        #expect(try rendered("({{note}})", [:], Sample(note: note)) == "()")
    }

    @Test("Markup is written as it is by three braces or an ampersand")
    func markup() throws {
        #expect(try rendered("{{{article}}}|{{& article }}") == "<p>Żółw &amp; jeż</p>|<p>Żółw &amp; jeż</p>")
    }

    @Test("A name with dots leads through objects, and through a nil one to nothing")
    func dotted() throws {
        #expect(try rendered("{{owner.name}} {{owner.home.name}}") == "Zofia Łódź")
        #expect(try rendered("({{heir.name}}{{heir.home.name}})") == "()")
        #expect(try rendered("{{owner.initial}}") == "Ł")
    }

    @Test("The names of an included model count as the model's own, at any depth")
    func included() throws {
        #expect(try rendered("{{language}} {{year}} {{path}}") == "pl 2026 /a?b=1&amp;c=2")
        #expect(try rendered("{{#owner}}{{initial}}{{name}}{{/owner}}") == "ŁZofia")
        #expect(try rendered("{{#animals}}{{year}}{{/animals}}") == "20262026")
    }

    @Test("An included value is asked for once in a rendering, and not at all where nothing of it is used")
    func includedOnce() throws {
        let model = Model<Counter>("counting", "") { model in
            model.include(Sample.Footer.model) { counter in
                counter.count += 1
                return Sample.Footer(year: "1")
            }
        }
        let counter = Counter()
        #expect(try rendered("{{year}}{{year}}{{#year}}{{.}}{{/year}}", [:], counter, model) == "111")
        #expect(counter.count == 1)
        #expect(try rendered("-", [:], counter, model) == "-")
        #expect(counter.count == 1)
    }

    @Test("A later definition of a name replaces an earlier or included one")
    func redefined() throws {
        let model = Model<Sample.Footer>("twice", "") { model in
            model.include(Sample.Footer.model) { $0 }
            model.text("year", "The short year.") { String($0.year.suffix(2)) }
        }
        #expect(try rendered("{{year}}", [:], Sample.Footer(year: "2026"), model) == "26")
    }

    private final class Counter {
        var count = 0
    }
}
