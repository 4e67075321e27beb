import Templates
import Testing

@Suite("Templates in several languages")
struct LanguageTests {
    private static func languages(_ template: String, _ constants: [[String: Constant]]) throws -> [String] {
        var compiler = TemplateCompiler(TemplateSources(["page": Array(template.utf8)]), constants: constants)
        let templates = compiler.compileForEach("page", for: Sample.model)
        #expect(compiler.problems == [])
        return try #require(templates).map { template in
            var bytes: [UInt8] = []
            template.render(Sample(), into: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    @Test("Every language gets its own texts where constants stand: between tags, side by side, in lists, escaped")
    func texts() throws {
        func constants(_ word: String, _ others: [String]) -> [String: Constant] {
            [
                "texts": .object(["find": .text(word), "none": .text(""), "mark": .markup("<b>\(word)</b>")]),
                "languages": .list(others.map { .object(["code": .text($0)]) }), "hasDesk": .flag(true),
            ]
        }
        let template = """
            {{texts.find}}{{texts.find}}{{texts.none}} {{title}}{{texts.find}}
            {{#hasDesk}}{{#languages}}[{{code}}]{{/languages}}{{/hasDesk}}{{{texts.mark}}}
            {{^texts.none}}{{texts.find}}!{{/texts.none}}{{#owner}}{{texts.find}}{{/owner}}
            """
        let (polish, english) = (constants("Szukaj & znajdź", ["en"]), constants("Find", ["pl"]))
        let inPolish = """
            Szukaj &amp; znajdźSzukaj &amp; znajdź Na SkrajuSzukaj &amp; znajdź
            [en]<b>Szukaj & znajdź</b>
            Szukaj &amp; znajdź!Szukaj &amp; znajdź
            """
        let inEnglish = "FindFind Na SkrajuFind\n[pl]<b>Find</b>\nFind!Find"
        #expect(try Self.languages(template, [polish, english]) == [inPolish, inEnglish])
        let withoutWord = try Self.languages(template, [polish, english, constants("", ["x"])])
        #expect(withoutWord == [inPolish, inEnglish, " Na Skraju\n[x]<b></b>\n!"])
    }

    @Test(
        "A section is written in the languages in which its constant holds",
        arguments: [
            (Constant.flag(true), Constant.flag(false), "yes", "no"), (.text("a"), .text(""), "yes", "no"),
            (.list([.text("a"), .text("b")]), .list([.text("c")]), "yesyes", "yes"),
        ])
    func sections(polish: Constant, english: Constant, inPolish: String, inEnglish: String) throws {
        let pages = try Self.languages(
            "{{#shop}}yes{{/shop}}{{^shop}}no{{/shop}}", [["shop": polish], ["shop": english]])
        #expect(pages == [inPolish, inEnglish])
    }

    @Test("A name that one language lacks is a problem, and no language gets a template")
    func missing() {
        var compiler = TemplateCompiler(
            TemplateSources(["page": Array("{{shop}}".utf8)]), constants: [["shop": .text("sklep")], [:]])
        let templates = compiler.compileForEach("page", for: Sample.model)
        #expect(templates == nil)
        #expect(compiler.problems.map(\.id) == ["unknown-name"])
    }
}
