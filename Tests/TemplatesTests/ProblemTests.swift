import Templates
import Testing

@Suite struct ProblemTests {
    @Test(
        "An unknown name is refused at its place, with the nearest known one offered",
        arguments: [
            ("{{titel}}", "page:1:3+5 unknown-name -> did you mean \"title\"?"),
            ("Zażółć\n gęślą {{ titel }}", "page:2:11+5 unknown-name -> did you mean \"title\"?"),
            ("🐕é{{titel}}", "page:1:5+5 unknown-name -> did you mean \"title\"?"),
            ("{{owner.nmae}}", "page:1:9+4 unknown-name -> did you mean \"name\"?"),
            ("{{owner.home.nam}}", "page:1:14+3 unknown-name -> did you mean \"name\"?"),
            ("{{onwer.name}}", "page:1:3+5 unknown-name -> did you mean \"owner\"?"),
            ("{{#animals}}{{isCats}}{{/animals}}", "page:1:15+6 unknown-name -> did you mean \"isCat\"?"),
            ("{{#animals}}{{titel}}{{/animals}}", "page:1:15+5 unknown-name -> did you mean \"title\"?"),
            ("{{#tagz}}{{whatever}}{{/tagz}}", "page:1:4+4 unknown-name -> did you mean \"tags\"?"),
            ("{{texts.search.lable}}", "page:1:16+5 unknown-name -> did you mean \"label\"?"),
            ("{{text.search.label}}", "page:1:3+4 unknown-name -> did you mean \"texts\"?"),
            ("{{zupełnieCoInnego}}", "page:1:3+16 unknown-name"), ("{{name}}", "page:1:3+4 unknown-name"),
            ("{{owner..name}}", "page:1:9+1 unknown-name"),
            ("{{lowercased(title)}}", "page:1:3+17 unknown-name"),
            ("{{#isFull}}{{titel}}{{/isFull}}", "page:1:14+5 unknown-name -> did you mean \"title\"?"),
            ("{{#hasShop}}{{titel}}{{/hasShop}}", "page:1:15+5 unknown-name -> did you mean \"title\"?"),
            ("{{^hasSearch}}{{titel}}{{/hasSearch}}", "page:1:17+5 unknown-name -> did you mean \"title\"?"),
            ("{{#languages}}{{cod}}{{/languages}}", "page:1:17+3 unknown-name -> did you mean \"code\"?"),
        ])
    func unknownName(template: String, problem: String) {
        #expect(problems(template) == [problem])
    }

    @Test(
        "A name is refused where its kind makes no sense",
        arguments: [
            ("ą{{article}}", "page:1:4+7 escaped-markup -> write {{{article}}}"),
            ("ą{{{title}}}", "page:1:5+5 unescaped-text -> write {{title}}"),
            ("{{&title}}", "page:1:4+5 unescaped-text -> write {{title}}"),
            ("{{#tags}}{{{.}}}{{/tags}}", "page:1:13+1 unescaped-text -> write {{.}}"),
            ("{{texts.welcome}}", "page:1:3+13 escaped-markup -> write {{{texts.welcome}}}"),
            ("{{{texts.search.label}}}", "page:1:4+18 unescaped-text -> write {{texts.search.label}}"),
            ("{{isOpen}}", "page:1:3+6 not-printable -> make it a section, {{#isOpen}}...{{/isOpen}}"),
            ("{{owner}}", "page:1:3+5 not-printable -> make it a section, {{#owner}}...{{/owner}}"),
            ("{{{animals}}}", "page:1:4+7 not-printable -> make it a section, {{#animals}}...{{/animals}}"),
            ("{{tags}}", "page:1:3+4 not-printable -> make it a section, {{#tags}}...{{/tags}}"),
            ("{{hasShop}}", "page:1:3+7 not-printable -> make it a section, {{#hasShop}}...{{/hasShop}}"),
            ("{{#article}}x{{/article}}", "page:1:4+7 not-a-section -> use a flag that tells whether there is any"),
            (
                "{{^texts.welcome}}{{/texts.welcome}}",
                "page:1:4+13 not-a-section -> use a flag that tells whether there is any"
            ),
            ("{{title.length}}", "page:1:9+6 not-an-object"), ("{{animals.name}}", "page:1:11+4 not-an-object"),
            ("{{hasShop.x}}", "page:1:11+1 not-an-object"), ("{{.}}", "page:1:3+1 no-current-text"),
            ("{{#animals}}{{.}}{{/animals}}", "page:1:15+1 no-current-text"),
            ("{{#tags}}{{#.}}{{/.}}{{/tags}}", "page:1:13+1 not-a-section"),
        ])
    func kind(template: String, problem: String) {
        #expect(problems(template) == [problem])
    }

    @Test(
        "Tags that do not fit together are refused",
        arguments: [
            ("a\n{{#title}}", ["page:2:1+10 unclosed-section -> close it with {{/title}}"]),
            (
                "{{#owner}}{{#isOpen}}{{/owner}}",
                ["page:1:11+11 unclosed-section -> close it with {{/isOpen}}"]
            ),
            ("łoś {{/title}}", ["page:1:8+5 unopened-section"]),
            (
                "{{#owner}}\n{{name}}{{/onwer}}",
                ["page:2:12+5 mismatched-section -> did you mean \"owner\"?"]
            ),
            ("{{#isOpen}}{{/tags}}{{/isOpen}}", ["page:1:15+4 unopened-section"]),
            ("ż{{title", ["page:1:2+2 unterminated-tag -> end it with \"}}\""]),
            (
                "ż{{title\n{{titel}}",
                [
                    "page:1:2+2 unterminated-tag -> end it with \"}}\"",
                    "page:2:3+5 unknown-name -> did you mean \"title\"?",
                ]
            ),
            ("{{{article}}", ["page:1:1+2 unterminated-tag -> end it with \"}}}\""]),
            ("{{! {{title}", ["page:1:1+2 unterminated-tag -> end it with \"}}\""]),
            ("{{=<% %>}}", ["page:1:1+2 unterminated-tag -> end it with \"=}}\""]),
            ("{{=<%=}}", ["page:1:1+8 invalid-delimiters -> write them apart and without \"=\", as in {{=<% %>=}}"]),
            (
                "{{= a b c =}}",
                ["page:1:1+13 invalid-delimiters -> write them apart and without \"=\", as in {{=<% %>=}}"]
            ),
            ("x {{}} {{# }}", ["page:1:3+4 empty-tag", "page:1:8+6 empty-tag"]),
            ("{{>*title}} {{% PRAGMA}}", ["page:1:1+11 unsupported-tag", "page:1:13+12 unsupported-tag"]),
        ])
    func syntax(template: String, expected: [String]) {
        #expect(problems(template) == expected)
    }

    @Test("An unknown partial or parent is refused, with the nearest known one offered")
    func inclusions() {
        let others = ["parts/card": ""]
        #expect(
            problems("ó {{> parts/crad }}\n{{<layout}}{{/layout}}", others) == [
                "page:1:7+10 unknown-partial -> did you mean \"parts/card\"?", "page:2:4+6 unknown-parent",
            ])
    }

    @Test("A template that is not among the sources is refused by name")
    func unknownTemplate() {
        var compiler = compiler("")
        #expect(compiler.compile("pages", for: Sample.model) == nil)
        #expect(compiler.problems.map(\.short) == ["pages:1:1+1 unknown-template -> did you mean \"page\"?"])
    }

    @Test("A partial that includes itself, however indirectly, is refused where the circle closes")
    func recursion() {
        #expect(problems("{{>page}}") == ["page:1:4+4 recursive-partial"])
        #expect(
            problems("{{>a}}", ["a": "{{#isOpen}}\n ź{{>b}}{{/isOpen}}", "b": "{{<a}}{{/a}}"]) == [
                "b:1:4+1 recursive-partial"
            ])
        var compiler = compiler("{{>a}}", ["a": "{{>b}}", "b": "{{>a}}"])
        #expect(compiler.compile("page", for: Sample.model) == nil)
        #expect(compiler.problems.map(\.message) == ["\"a\" includes itself: a > b > a"])
    }

    @Test("What cannot be meant in a parent tag is refused")
    func arguments() {
        let others = [
            "layout": "{{$title}}{{/title}}{{$content}}{{/content}}", "box": "{{$title}}{{/title}}",
            "again": "{{$a}}{{/a}}",
        ]
        #expect(
            problems("{{<layout}}\n{{$titel}}x{{/titel}}{{/layout}}", others) == [
                "page:2:4+5 unknown-block -> did you mean \"title\"?"
            ])
        #expect(
            problems("{{<layout}}{{$title}}x{{/title}}{{$title}}y{{/title}}{{/layout}}", others) == [
                "page:1:36+5 duplicate-block"
            ])
        #expect(
            problems("{{<layout}}{{title}}{{#isOpen}}{{/isOpen}}{{/layout}}", others) == [
                "page:1:12+9 misplaced-tag -> put it into a block, {{$name}}...{{/name}}",
                "page:1:21+11 misplaced-tag -> put it into a block, {{$name}}...{{/name}}",
            ])
        #expect(
            problems(
                "{{<layout}}{{$title}}x{{/title}}{{$content}}{{<box}}{{$title}}y{{/title}}{{/box}}{{/content}}{{/layout}}",
                others) == ["page:1:56+5 shadowed-block -> give the blocks different names"])
        #expect(
            problems("{{<again}}{{$a}}{{$a}}{{/a}}{{/a}}{{/again}}", others) == ["page:1:20+1 recursive-block"])
    }

    @Test("Problems of partials and arguments carry the name and place of what holds them")
    func placesInOthers() {
        let others = ["layout": "\n ł{{oops}}{{$a}}{{/a}}", "card": "{{nmae}}\n{{#x"]
        #expect(
            problems("{{<layout}}\n{{$a}}{{bad}}{{#animals}}{{>card}}{{/animals}}{{/a}}\n{{/layout}}", others) == [
                "card:1:3+4 unknown-name -> did you mean \"name\"?",
                "card:2:1+2 unterminated-tag -> end it with \"}}\"", "layout:2:5+4 unknown-name",
                "page:2:9+3 unknown-name",
            ])
    }

    @Test("All problems of all templates come in one run, each place once, and none of their templates is compiled")
    func collected() {
        let sources = [
            "a": "{{>card}}{{>card}}{{x1}}", "b": "{{>card}}", "c": "{{title}}",
            "card": "{{titel}}{{#owner}}{{nmae}}{{/owner}}",
        ]
        var compiler = TemplateCompiler(TemplateSources(sources.mapValues { Array($0.utf8) }), constants: [:])
        #expect(compiler.compile("a", for: Sample.model) == nil)
        #expect(compiler.compile("b", for: Sample.model) == nil)
        #expect(compiler.compile("c", for: Sample.model) != nil)
        #expect(
            compiler.problems.map(\.short) == [
                "a:1:21+2 unknown-name", "card:1:3+5 unknown-name -> did you mean \"title\"?",
                "card:1:22+4 unknown-name -> did you mean \"name\"?",
            ])
    }

    @Test("Templates that nobody uses are told, those in a section that is never written count as used")
    func unused() {
        var compiler = compiler(
            "{{#hasShop}}{{>shop}}{{/hasShop}}{{<layout}}{{/layout}}", ["shop": "", "layout": "", "old": "", "b": ""])
        #expect(compiler.unusedTemplates == ["b", "layout", "old", "page", "shop"])
        #expect(compiler.compile("page", for: Sample.model) != nil)
        #expect(compiler.usedTemplates == ["page", "shop", "layout"])
        #expect(compiler.unusedTemplates == ["b", "old"])
    }

    @Test("Messages name the model, the kind and the line concerned")
    func messages() {
        func message(_ template: String) -> [String] {
            var compiler = compiler(template)
            _ = compiler.compile("page", for: Sample.model)
            return compiler.problems.map(\.message.english)
        }
        #expect(message("{{titel}}") == ["unknown name \"titel\" in \"sample page\""])
        #expect(message("{{#animals}}{{isCats}}{{/animals}}") == ["unknown name \"isCats\" in \"animal card\""])
        #expect(message("{{owner.nmae}}") == ["unknown name \"nmae\" in \"owner\""])
        #expect(message("{{animals}}") == ["\"animals\" is a list, which cannot be written"])
        #expect(message("\n{{#owner}}{{/owners}}") == ["\"owners\" is closed where \"owner\" of line 2 is open"])
    }
}
