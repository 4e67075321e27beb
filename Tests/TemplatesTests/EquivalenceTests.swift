import Templates
import Testing

/// swift-mustache, which shares no code with ours, must write the same bytes.
@Suite struct EquivalenceTests {
    private static let values = [
        Sample(),
        Sample(title: nil, note: "", article: "", isOpen: false, isFull: true, owner: nil, animals: [], tags: []),
        Sample(
            title: "<&\">' ’„”", note: "uwaga", heir: Sample.Owner(name: "Ala & Ola", phone: "12 345"),
            animals: (0..<5).map {
                Sample.Beast(name: "\($0)'", isCat: $0 % 2 == 0, nicknames: Array(repeating: "", count: $0))
            },
            tags: ["", "a", "\n"]),
    ]

    @Test(
        "A template of every feature is written as swift-mustache writes it",
        arguments: [
            "{{title}}{{note}}{{{article}}}{{&article}}",
            "{{#title}}{{.}}{{/title}}{{^title}}none{{/title}}{{#note}}({{.}}){{/note}}{{^note}}-{{/note}}",
            "{{#owner}}{{name}}{{#phone}} tel. {{.}}{{/phone}}{{^phone}} {{title}}{{/phone}}{{home.name}}{{initial}}{{/owner}}",
            "{{^heir}}none{{/heir}}{{#heir}}{{name}}{{phone}}{{#home}}{{name}}{{/home}}{{/heir}}",
            "{{#animals}}{{name}}{{#isCat}}!{{/isCat}}{{#nicknames}}[{{.}}]{{/nicknames}}{{^nicknames}}-{{/nicknames}}\n{{/animals}}",
            "{{^animals}}no animals{{/animals}}{{#tags}}<{{.}}>{{/tags}}{{owner.phone}}{{heir.home.name}}",
            "<p>\n{{#isOpen}}\n  open\n{{/isOpen}}\n{{^isOpen}}\n  closed\n{{/isOpen}}\n</p>\n",
            "{{texts.search.label}}{{#texts.search}}{{label}}{{hint}}{{#hint}}x{{/hint}}{{/texts.search}}{{{texts.welcome}}}",
            "{{#languages}}{{code}}{{#isCurrent}}*{{/isCurrent}}{{year}}{{/languages}}{{#colours}}{{.}} {{title}}{{/colours}}",
            "{{^missing}}none{{/missing}}{{#missing}}{{x}}{{/missing}}{{#hasSearch}}s{{/hasSearch}}{{^hasShop}}t{{/hasShop}}",
            "{{<layout}}\n{{$title}}{{title}}{{/title}}\n{{$content}}\n{{#animals}}\n{{>card}}\n{{/animals}}\n{{/content}}\n{{/layout}}\n",
            "{{<layout}}{{$content}}x{{/content}}{{/layout}}\nand{{>card}}",
        ])
    func table(template: String) throws {
        let others = [
            "layout":
                "<title>{{$title}}{{path}}{{/title}}</title>\n{{$content}}\nnothing\n{{/content}}\n<b>{{year}}</b>\n",
            "card": "<i>{{#isOpen}}{{title}}{{/isOpen}}</i>\n{{! comment }}\n{{language}}\n",
        ]
        for value in Self.values {
            #expect(try rendered(template, others, value) == judged(template, others, value))
        }
    }

    @Test("Random templates are written as swift-mustache writes them", arguments: 0..<8)
    func random(seed: Int) throws {
        var grammar = TemplateGrammar(seed: UInt64(seed))
        for _ in 0..<25 {
            let sources = grammar.sources()
            let page = try #require(sources["page"])
            for value in Self.values {
                let written = try rendered(page, sources, value)
                let expected = try judged(page, sources, value)
                try #require(written == expected, "\(sources)")
            }
        }
    }
}
