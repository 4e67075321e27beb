import Templates
import SeededRandomness
import Testing

@Suite struct HostileSourceTests {
    private func problems(_ bytes: [UInt8]) -> [String] {
        var compiler = TemplateCompiler(TemplateSources(["page": bytes]), constants: constants)
        #expect(compiler.compile("page", for: Sample.model) == nil)
        return compiler.problems.map(\.short)
    }

    @Test(
        "Bytes that are not UTF-8 are a problem at the first of them",
        arguments: [
            ([0xFF], 1, 1), (Array("ż\nłoś ".utf8) + [0xC5], 2, 5),
            (Array("{{title}}".utf8) + [0xED, 0xA0, 0x80], 1, 10),
            ([0x61, 0x80, 0xFF, 0xFF], 1, 2),
        ])
    func invalidUTF8(bytes: [UInt8], line: Int, column: Int) {
        #expect(problems(bytes) == ["page:\(line):\(column)+1 invalid-utf8 -> save the template as UTF-8"])
    }

    @Test(
        "A megabyte of opening tags is refused where it gets too deep",
        arguments: ["{{#a}}", "{{<a}}", "{{$a}}", "{{^a}}"])
    func depth(tag: String) {
        let bytes = Array(String(repeating: tag, count: 1 << 20 / 6).utf8)
        let found = problems(bytes).filter { $0.contains("nested-too-deeply") }
        #expect(found == ["page:1:601+6 nested-too-deeply"])
    }

    @Test("A hundred levels are allowed")
    func allowedDepth() throws {
        let opened = String(repeating: "{{#isOpen}}", count: 100)
        let closed = String(repeating: "{{/isOpen}}", count: 100)
        #expect(try rendered(opened + "x" + closed) == "x")
    }

    @Test("A long chain of partials is refused, not followed until the stack ends")
    func longChain() {
        var sources: [String: [UInt8]] = ["page": Array("{{>p0}}".utf8)]
        for number in 0..<5000 { sources["p\(number)"] = Array("{{>p\(number + 1)}}".utf8) }
        var compiler = TemplateCompiler(TemplateSources(sources), constants: [:])
        #expect(compiler.compile("page", for: Sample.model) == nil)
        #expect(compiler.problems.map(\.id) == ["nested-too-deeply"])
    }

    @Test("Partials that double what they include again and again are refused")
    func exponential() {
        var sources: [String: [UInt8]] = ["page": Array("{{>p0}}".utf8), "p40": Array("x".utf8)]
        for number in 0..<40 { sources["p\(number)"] = Array("{{>p\(number + 1)}}{{>p\(number + 1)}}".utf8) }
        var compiler = TemplateCompiler(TemplateSources(sources), constants: [:])
        #expect(compiler.compile("page", for: Sample.model) == nil)
        #expect(compiler.problems.map(\.short) == ["page:1:1+1 template-too-large"])
    }

    @Test("Half a megabyte of unfinished tags is read in one go")
    func unfinished() {
        let count = 1 << 18
        let found = problems(Array(repeating: UInt8(ascii: "{"), count: count) + Array("}}".utf8))
        #expect(!found.isEmpty)
    }

    @Test("No sequence of tags and bytes makes the compiler crash")
    func anything() {
        var random = SeededGenerator(seed: 20_260_729)
        let pieces: [[UInt8]] =
            [
                "{{", "}}", "{", "}", "{{{", "}}}", "#", "^", "/", "<", ">", "$", "!", "=", "&", "%", ".", "*", " ",
                "\n", "\r\n", "\t",
                "title", "owner", "animals", "tags", "article", "isOpen", "languages", "a", "b", "{{#owner}}",
                "{{/owner}}", "{{$a}}",
                "{{/a}}", "{{<b}}", "{{/b}}", "{{>b}}", "{{>a}}", "{{=<% %>=}}", "<%={{ }}=%>", "ł", "\u{FEFF}",
            ].map { Array($0.utf8) } + [[0xFF], [0xC5], [0]]
        for _ in 0..<3000 {
            var sources: [String: [UInt8]] = [:]
            for name in ["page", "a", "b"] {
                let length = Int.random(in: 0..<24, using: &random)
                sources[name] = (0..<length).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
            }
            var compiler = TemplateCompiler(TemplateSources(sources), constants: constants)
            let template = compiler.compile("page", for: Sample.model)
            #expect((template == nil) == !compiler.problems.isEmpty)
            var bytes: [UInt8] = []
            template?.render(Sample(), into: &bytes)
            #expect(String(validating: bytes, as: UTF8.self) != nil)
            for problem in compiler.problems { #expect(problem.line > 0 && problem.column > 0 && problem.length > 0) }
        }
    }
}
