import Testing

@Suite struct InheritanceTests {
    private static let layout = [
        "layout": """
        <title>{{$title}}Shelters{{/title}}</title>
        <main>
          {{$content}}
          <p>Nothing here</p>
          {{/content}}
        </main>

        """
    ]

    @Test("Without arguments a parent is written with its default content")
    func defaults() throws {
        let expected = "<title>Shelters</title>\n<main>\n  <p>Nothing here</p>\n</main>\n"
        #expect(try rendered("{{<layout}}{{/layout}}", Self.layout) == expected)
        #expect(try rendered("{{>layout}}", Self.layout) == expected)
    }

    @Test("Arguments replace the parent's blocks, as deeply indented as those are")
    func arguments() throws {
        let page = """
            {{<layout}}
            {{! what stands outside of blocks is not written }}
            {{$title}}{{title}}{{/title}}
            {{$content}}
                {{#animals}}
                <b>
                  {{name}}
                </b>
                {{/animals}}
            {{/content}}
            {{/layout}}
            end
            """
        #expect(
            try rendered(page, Self.layout) == """
                <title>Na Skraju</title>
                <main>
                  <b>
                    Rex
                  </b>
                  <b>
                    Mruczek
                  </b>
                </main>
                end
                """)
    }

    @Test(
        "Whatever the arguments' lines, the content goes where the block stands",
        arguments: [
            ("{{<p}}{{$a}}x{{/a}}{{/p}}", "[{{$a}}default{{/a}}]", "[x]"),
            ("t {{<p}}{{$a}}x{{/a}}{{/p}} {{<p}}{{$a}}y{{/a}}{{/p}}\n", "{{$a}}d{{/a}}{{$b}} b{{/b}}", "t x b y b\n"),
            ("{{<p}}{{$a}}\npeaked\n\n:(\n{{/a}}{{/p}}", "{{$a}}d{{/a}}", "peaked\n\n:(\n"),
            ("{{<p}}{{$a}}hammer{{/a}}{{/p}}", "stop:\n  {{$a}}listen{{/a}}\n", "stop:\n  hammer\n"),
            ("Hi,\n  {{<p}}{{/p}}\n", "one\ntwo\n", "Hi,\n  one\n  two\n"),
            ("{{<p}}{{$a}}\none\ntwo{{/a}}\n{{/p}}\n", "Hi,\n  {{$a}}{{/a}}\n", "Hi,\n  one\n  two\n"),
            ("{{<p}}{{$a}}\n    one\n     two\n{{/a}}{{/p}}\n", "Hi,\n  {{$a}}\n  {{/a}}\n", "Hi,\n  one\n   two\n"),
            ("{{<p}} ignored {{$a}}x{{/a}} ignored {{/p}}", "{{$a}}d{{/a}}", "x"),
            ("{{<p}}{{$a}}{{/a}}{{/p}}", "[{{$a}}d{{/a}}]", "[]"),
            ("{{<p}}{{$a}}x{{/a}}{{/p}}", "{{$a}}{{/a}}-{{$a}}{{/a}}", "x-x"),
        ])
    func lines(page: String, parent: String, expected: String) throws {
        #expect(try rendered(page, ["p": parent]) == expected)
        #expect(try judged(page, ["p": parent]) == expected)
    }

    @Test("A parent tag after other things leaves the end of its line alone")
    func parentInLine() throws {
        #expect(try rendered("t {{<p}}{{/p}}\nu", ["p": "x"]) == "t x\nu")
    }

    @Test("An argument sees the context of the block that it replaces")
    func context() throws {
        let parent = "{{#owner}}{{$a}}You say {{name}}.{{/a}}{{/owner}}"
        #expect(try rendered("{{<p}}{{$a}}I say {{phone}}{{name}}.{{/a}}{{/p}}", ["p": parent]) == "I say Zofia.")
    }

    @Test("Of several levels the one nearest to the page decides")
    func levels() throws {
        let others = [
            "middle": "{{<base}}{{$a}}middle{{/a}}{{/base}}", "base": "{{$a}}base{{/a}} {{$b}}base{{/b}}",
        ]
        #expect(try rendered("{{<middle}}{{$a}}page{{/a}}{{/middle}}", others) == "page base")
        #expect(try rendered("{{<middle}}{{/middle}}", others) == "middle base")
        #expect(try rendered("{{<middle}}{{$b}}page{{/b}}{{/middle}}", others) == "middle page")
    }

    @Test("An argument reaches the blocks of the partials that the parent includes")
    func throughPartials() throws {
        let others = ["layout": "{{>head}}!", "head": "{{$title}}T{{/title}}"]
        #expect(try rendered("{{<layout}}{{$title}}mine{{/title}}{{/layout}}", others) == "mine!")
    }

    @Test("A parent can stand in an argument, with arguments of its own")
    func parentInArgument() throws {
        let others = ["layout": "<main>{{$content}}{{/content}}</main>", "box": "[{{$inside}}{{/inside}}]"]
        let page = "{{<layout}}{{$content}}{{<box}}{{$inside}}{{title}}{{/inside}}{{/box}}{{/content}}{{/layout}}"
        #expect(try rendered(page, others) == "<main>[Na Skraju]</main>")
    }
}
