import Testing

@Suite struct SectionTests {
    @Test(
        "A section is written where its name is true, an inverted one where it is false",
        arguments: [
            ("isOpen", true), ("isFull", false), ("title", true), ("note", false), ("owner", true), ("heir", false),
            ("tags", true), ("nobody", false), ("owner.home", true), ("heir.home", false), ("owner.phone", false),
            ("hasSearch", true), ("hasShop", false), ("texts", true), ("texts.search.label", true),
            ("texts.search.hint", false), ("missing", false),
        ])
    func truth(name: String, isTrue: Bool) throws {
        let inverted = "{{^\(name)}}no{{/\(name)}}"
        #expect(try rendered(inverted) == (isTrue ? "" : "no"))
        #expect(try judged(inverted) == (isTrue ? "" : "no"))
        let section = "{{#\(name)}}yes {{/\(name)}}"
        #expect(try rendered(section).hasPrefix("yes") == isTrue)
        #expect(try judged(section) == rendered(section))
    }

    @Test("A list repeats its content, with the names of each element")
    func list() throws {
        #expect(try rendered("{{#animals}}<li>{{name}}</li>{{/animals}}") == "<li>Rex</li><li>Mruczek</li>")
        #expect(try rendered("{{#animals}}x{{/animals}}") == "xx")
    }

    @Test("A dot is the current text, in a list of texts and in a section over a text")
    func current() throws {
        #expect(try rendered("{{#tags}}[{{.}}]{{/tags}}") == "[&lt;psy&gt;][koty]")
        #expect(try rendered("{{#title}}<h1>{{.}}</h1>{{/title}}") == "<h1>Na Skraju</h1>")
        #expect(try rendered("{{#tags}}{{#isOpen}}{{.}}{{/isOpen}}{{/tags}}") == "&lt;psy&gt;koty")
        #expect(try rendered("{{#owner.name}}{{.}}{{/owner.name}}") == "Zofia")
    }

    @Test("A name that the child lacks is the enclosing one's; one that it has hides it")
    func enclosing() throws {
        #expect(try rendered("{{#animals}}{{name}} {{title}} {{/animals}}") == "Rex Na Skraju Mruczek Na Skraju ")
        #expect(
            try rendered(
                "{{#owner}}{{#animals}}{{#nicknames}}{{.}}/{{name}}/{{phone}} {{/nicknames}}{{/animals}}{{/owner}}")
                == "R/Rex/ Rexio/Rex/ ")
    }

    @Test("A name that the child has but that is nil is not looked for further out")
    func hiddenByNil() throws {
        let template = "{{#owner}}{{#phone}}{{.}}{{/phone}}{{^phone}}none{{/phone}}{{/owner}}"
        #expect(try rendered(template) == "none")
        #expect(try judged(template) == "none")
    }

    @Test("Sections nest, and each element decides anew")
    func nested() throws {
        let template =
            "{{#animals}}{{name}}{{#isCat}} (cat){{/isCat}}{{^isCat}}{{#nicknames}}, {{.}}{{/nicknames}}{{/isCat}};{{/animals}}"
        #expect(try rendered(template) == "Rex, R, Rexio;Mruczek (cat);")
    }

    @Test("The literal after a section is not swallowed by a jump over it")
    func literalAfterSection() throws {
        #expect(try rendered("a{{#isFull}}b{{/isFull}}c{{^isFull}}d{{/isFull}}e") == "acde")
        #expect(try rendered("a{{#hasShop}}b{{/hasShop}}c{{#hasSearch}}d{{/hasSearch}}e") == "acde")
    }

    @Test("Constant lists, objects and flags are unrolled")
    func constants() throws {
        let template =
            "{{#languages}}{{code}}{{#isCurrent}}!{{/isCurrent}} {{/languages}}{{#colours}}{{.}},{{/colours}}"
        #expect(try rendered(template) == "pl! en biały,czarny &amp; rudy,")
        #expect(try rendered("{{#texts.search}}{{label}}{{/texts.search}}") == "Szukaj &quot;psa&quot;")
        #expect(try rendered("{{{texts.welcome}}}") == "<b>Witamy</b>")
    }

    @Test("A model's name hides a constant's, inside a constant's section the constant's own comes first")
    func precedence() throws {
        #expect(try rendered("{{title}}") == "Na Skraju")
        #expect(try rendered("{{#languages}}{{code}}{{title}} {{/languages}}") == "plNa Skraju enNa Skraju ")
    }
}
