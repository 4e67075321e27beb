import SeededRandomness
import Testing

@testable import Documents

@Suite("JSON")
struct JSONReaderTests {
    private func read(_ text: String) -> (tree: SourceTree?, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let tree = JSONReader.read(SourceFile(name: "a.json", text: text), diagnostics: &diagnostics)
        return (tree, diagnostics)
    }

    @Test("Values carry their types, their texts and their places")
    func values() throws {
        let (tree, diagnostics) = read(
            "{\n  \"imię\": \"\\u0141atka \\ud83d\\ude00\\n\", \"n\": -1.5e3,\n  \"b\": [true, null]}")
        #expect(diagnostics.isEmpty)
        let root = try #require(tree).root
        #expect(root["imię"]?.text == "Łatka 😀")
        #expect(root["n"]?.kind == .number)
        #expect(root["n"]?.text == "-1.5e3")
        #expect(root["n"]?.position == SourceFile.Position(line: 2, column: 45))
        let list = try #require(root["b"]).elements
        #expect(list.map(\.kind) == [.boolean, .null])
        #expect(list[1].position == SourceFile.Position(line: 3, column: 15))
    }

    @Test(
        "A syntax error is told where it stands",
        arguments: [
            ("", 1, 1), ("{\"a\": 1,}", 1, 9), ("[1, 2,]", 1, 7), ("{\"a\" 1}", 1, 6), ("{'a': 1}", 1, 2),
            ("{\"a\": tru}", 1, 7), ("{\"a\": 01}", 1, 7), ("{\"a\": 2021-05-03}", 1, 7), ("{\"a\": \"x", 1, 7),
            ("{\"a\": \"x\n\"}", 1, 9), ("{\"a\": \"\\q\"}", 1, 8), ("{\"a\": \"\\ud800\"}", 1, 8),
            ("{\"a\": \"\\u12g4\"}", 1, 8),
            ("{\"a\": 1} x", 1, 10), ("[1", 1, 3), ("{\n\"a\": 1\n\"b\": 2}", 3, 1), ("{\"ż\": x}", 1, 7),
            ("NaN", 1, 1),
        ])
    func syntax(text: String, line: Int, column: Int) throws {
        let (tree, diagnostics) = read(text)
        #expect(tree == nil)
        let first = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect((first.id, first.line, first.column) == ("json-syntax", line, column))
    }

    @Test("A field written twice is told at the second, with the line of the first")
    func duplicates() throws {
        let diagnostics = read("{\"a\": 1,\n \"b\": {\"c\": 1, \"c\": 2},\n \"a\": 3, \"a\": 4}").diagnostics.sorted()
        #expect(diagnostics.map(\.id) == ["duplicate-key", "duplicate-key", "duplicate-key"])
        #expect(diagnostics.map(\.line) == [2, 3, 3])
        #expect(diagnostics[2].message.english.contains("first in line 1"))
    }

    @Test("Nesting has a limit, and no depth exhausts the stack")
    func nesting() {
        #expect(read(String(repeating: "[", count: 1_000_000)).diagnostics.map(\.id) == ["too-deep"])
    }

    @Test("No bytes crash the reader")
    func noise() {
        var generator = SeededGenerator(seed: 7)
        let alphabet = Array("{}[]\",:\\u0123truefalsn null-+.eE\n\t ż".unicodeScalars)
        for _ in 0..<5000 {
            var text = ""
            for _ in 0..<Int.random(in: 0..<40, using: &generator) {
                text.unicodeScalars.append(alphabet.randomElement(using: &generator)!)
            }
            let (tree, diagnostics) = read(text)
            #expect((tree == nil) == diagnostics.contains { $0.id != "duplicate-key" })
        }
    }
}
