import Documents
import Testing

@testable import Site

@Suite("Scripts as they are published")
struct SiteScriptsTests {
    private static func scripts(_ sources: [String: String]) -> SiteScripts {
        SiteScripts(sources.mapValues { Array($0.utf8) }) { name, bytes in
            "\(name.dropLast(3)).\(bytes.count).js"
        }
    }

    private static func published(_ source: String) throws -> String {
        let scripts = scripts(["a.js": source, "b.js": "b", "c/d.js": "d"])
        try #require(scripts.problems.isEmpty, "\(scripts.problems)")
        return String(decoding: try #require(scripts.published["a.js"]), as: UTF8.self)
    }

    @Test("Blanks, comments and long names that only a script itself knows are left out")
    func small() throws {
        let source = """
            // About this script.
            export function twice(number) {
                /* And more. */
                const doubled = number * 2   // stays a number
                return doubled
            }
            """
        let script = try Self.published(source)
        #expect(script.contains("function twice(") && script.count < 40)
        for word in ["About", "more", "stays", "number", "doubled", "  "] { #expect(!script.contains(word)) }
    }

    @Test("A notice stays")
    func notice() throws {
        #expect(try Self.published("/*! Copyright */\n  a()").hasPrefix("/*! Copyright */"))
    }

    @Test("What browsers cannot read is an error at its place, and nothing of it is published")
    func invalid() throws {
        let scripts = Self.scripts([
            "scripts/a.js": "let ż = \"ż\"; let a b", "scripts/b.js": "\nb(", "scripts/c.js": "c()",
        ])
        let problems = scripts.problems.sorted()
        #expect(problems.map(\.id) == ["invalid-script", "invalid-script"])
        #expect(problems.map(\.file) == ["scripts/a.js", "scripts/b.js"])
        #expect((problems.first?.line, problems.first?.column) == (1, 20))
        #expect(problems.first?.message.english == "browsers cannot read this script: Expected \";\" but found \"b\"")
    }

    @Test(
        "A bundle keeps backslashes that minify would lose",
        arguments: [#"export const a = String.raw`\d+`"#, #"export const a = "one\r\ntwo""#])
    func backslashes(_ source: String) throws {
        let scripts = SiteScripts(["a.js": Array(source.utf8)], bundles: ["a.js"]) { name, _ in name }
        let script = String(decoding: try #require(scripts.published["a.js"]), as: UTF8.self)
        #expect(scripts.problems.isEmpty && (script.contains(#"\d+"#) || script.contains(#"\r"#)))
    }

    @Test("A bundle has what it imports at once, and imports what it needs later")
    func bundle() throws {
        let scripts = SiteScripts(
            [
                "a/b.js": "import { c } from './c.js'\nimport('./later.js')\nc()",
                "a/c.js": "export const c = () => 'inside'", "a/later.js": "",
            ]
            .mapValues { Array($0.utf8) }, bundles: ["a/b.js"]
        ) { name, bytes in "\(name.dropLast(3)).\(bytes.count).js" }
        #expect(scripts.problems.isEmpty)
        let bundle = String(decoding: try #require(scripts.published["a/b.js"]), as: UTF8.self)
        #expect(bundle.contains("inside") && bundle.contains("import(\"./later.0.js\")") && !bundle.contains("c.js"))
        #expect(scripts.imports["a/b.js"] == [])
    }

    @Test(
        "Imports name fingerprinted scripts, however they are written",
        arguments: [
            ("import \"./b.js\"", "./b.3.js"),
            ("import { open, close as c } from './b.js'; open(c)", "./b.3.js"),
            ("import all, * as rest from\n    \"./c/d.js\"; all(rest)", "./c/d.3.js"),
            ("import{a}from\"./b.js\";let b=\"c\"; a(b)", "./b.3.js"),
            ("export * from \"./b.js\";", "./b.3.js"),
            ("export { a } from \"./b.js\"", "./b.3.js"),
            ("const b = await import(\"./b.js\")", "./b.3.js"),
            ("a(/[\"]/, `it's`)\nimport \"./b.js\"", "./b.3.js"),
        ])
    func imports(source: String, published: String) throws {
        let script = try Self.published(source)
        #expect(script.contains("\"\(published)\"") && !script.contains("b.js") && !script.contains("d.js"))
    }

    @Test(
        "What only looks like an import stays as it is",
        arguments: [
            "import(name)", "import.meta.url", "a.import(\"./x.js\")", "\"import './x.js'\"",
            "// import './x.js' is old\na",
            "export const from = \"./x.js\"", "export { a }; let b = from\n\"./x.js\"", "import(\"./\" + name)",
        ])
    func noImports(source: String) throws {
        #expect(ScriptImport.all(in: Array(source.utf8)).isEmpty)
    }

    @Test("An importer's fingerprint covers what its imports import")
    func chain() throws {
        func names(_ inner: String) throws -> [String] {
            let assets = SiteAssets([
                "scripts/a.js": Array("import \"./b/c.js\"".utf8), "scripts/b/c.js": Array("import \"../d.js\"".utf8),
                "scripts/d.js": Array(inner.utf8), "scripts/e.js": Array("e()".utf8),
            ])
            return ["scripts/a.js", "scripts/b/c.js", "scripts/d.js", "scripts/e.js"].compactMap {
                assets[$0]?.address.file
            }
        }
        let before = try names("d(1)")
        let after = try names("d(2)")
        #expect(before.count == 4)
        for place in 0..<3 { #expect(before[place] != after[place]) }
        #expect(before[3] == after[3])
        #expect(try names("d(1) // the same") == before)
        #expect(try names("// a comment\n    d(1)") == before)
    }

    @Test("What is wrong with an import is found where scripts are only checked, too")
    func checked() {
        let source = Array("import \"./b.js\"".utf8)
        let problems = SiteAssets(["scripts/a.js": source], naming: .byContent).problems(in: "templates")
        #expect(problems.contains { $0.id == "unknown-import" })
        #expect(SiteAssets(["scripts/a.js": source], naming: .unpublished).problems(in: "templates") == problems)
    }

    @Test("The imports that a script needs at once are known, those they need themselves first")
    func needs() throws {
        let scripts = Self.scripts([
            "page.js": "import './engine.js'\nimport './words.js'\nimport('./later.js')",
            "engine.js": "import './words.js'", "words.js": "", "later.js": "import './rare.js'", "rare.js": "",
        ])
        #expect(scripts.problems.isEmpty)
        #expect(scripts.imports["page.js"] == ["words.js", "engine.js"])
        #expect(scripts.imports["later.js"] == ["rare.js"])
    }

    @Test("An import of a script that does not exist is an error at its place, with the nearest one offered")
    func unknown() throws {
        let scripts = Self.scripts([
            "scripts/search/page.js": "// ż\nlet ż = 1; import { a } from \"./engin.js\"",
            "scripts/search/engine.js": "",
        ])
        let problem = try #require(scripts.problems.first)
        #expect(scripts.problems.count == 1)
        #expect(problem.id == "unknown-import")
        #expect(problem.file == "scripts/search/page.js")
        #expect((problem.line, problem.column, problem.length) == (2, 31, 10))
        #expect(problem.suggestion == "did you mean \"./engine.js\"?")
    }

    @Test(
        "Only the site's own scripts can be imported",
        arguments: ["https://example.org/a.js", "lodash", "/assets/b.js", "../../b.js"])
    func foreign(name: String) throws {
        let scripts = Self.scripts(["scripts/a.js": "import \"\(name)\""])
        #expect(scripts.problems.map(\.id) == ["foreign-import"])
    }

    @Test("Scripts that import one another in a circle are an error that names them")
    func circle() throws {
        let scripts = Self.scripts(["a.js": "import './b.js'", "b.js": "import './c.js'", "c.js": "import './a.js'"])
        #expect(scripts.problems.map(\.id) == ["circular-import"])
        #expect(scripts.problems.first?.message.english.contains("a.js, b.js, c.js, a.js") == true)
    }

    @Test("The site is not built with an import that leads nowhere")
    func build() throws {
        var templates = try RealTemplates.folder()
        templates.assets["scripts/mine.js"] = Array("import './nowhere.js'".utf8)
        let result = try VirtualSite().builder(templates).build(into: MemoryOutput())
        let problem = try #require(result.diagnostics.first { $0.id == "unknown-import" })
        #expect(problem.file == "../templates/assets/scripts/mine.js")
        #expect(result.hasErrors)
    }

    @Test("Any bytes are read to their end", arguments: 0..<200)
    func hostile(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        let pieces = [
            "import ", "from ", "export {", "}", "(", ")", "`", "${", "'", "\"", "/", "*/", "/*", "//", "\n", "  ",
            "\\",
            "if ", "a", "[", "]", ".", "é", "./b.js",
        ]
        var source = ""
        for _ in 0..<60 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            source += pieces[Int(state % UInt64(pieces.count))]
        }
        for place in ScriptImport.all(in: Array(source.utf8)) { #expect(place.range.upperBound <= source.utf8.count) }
        _ = Self.scripts(["a.js": source])
    }
}
