import Testing

@testable import Documents

@Suite("YAML")
struct YAMLReaderTests {
    private func read(_ text: String) -> (tree: SourceTree?, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let tree = YAMLReader.read(SourceFile(name: "a.yml", text: text), diagnostics: &diagnostics)
        return (tree, diagnostics)
    }

    @Test("Every value knows its line and its column in code points")
    func positions() throws {
        let (tree, diagnostics) = read("name: Łatka\nżółć: {pl: ąę, en: \"b\"}\nlist:\n  - one\n  - two\n")
        #expect(diagnostics.isEmpty)
        let root = try #require(tree).root
        let entries = root.entries
        #expect(entries.map(\.key.text) == ["name", "żółć", "list"])
        #expect(entries[0].value.position == SourceFile.Position(line: 1, column: 7))
        #expect(entries[0].value.underlinedLength == 5)
        let map = entries[1].value.entries
        #expect(map[1].value.position == SourceFile.Position(line: 2, column: 20))
        #expect(map[1].value.underlinedLength == 3)
        #expect(entries[2].value.elements.map(\.text) == ["one", "two"])
        #expect(entries[2].value.elements[1].position == SourceFile.Position(line: 5, column: 5))
    }

    @Test("A byte order mark and carriage returns move no position")
    func byteOrderMark() throws {
        var diagnostics: [Diagnostic] = []
        let bytes = [0xEF, 0xBB, 0xBF] + Array("a: 1\r\nb: x\r\n".utf8)
        let source = try #require(SourceFile(name: "a.yml", bytes: bytes, diagnostics: &diagnostics))
        let tree = try #require(YAMLReader.read(source, diagnostics: &diagnostics))
        #expect(diagnostics.isEmpty)
        #expect(tree.root["b"]?.position == SourceFile.Position(line: 2, column: 4))
    }

    @Test("Line separators of other alphabets do not count as lines")
    func lineSeparators() throws {
        let (tree, _) = read("a: \"x\u{2028}y\u{85}z\"\nb: c\n")
        #expect(try #require(tree).root["b"]?.position == SourceFile.Position(line: 2, column: 4))
    }

    @Test(
        "What records do not need is refused where it stands",
        arguments: [
            ("a: &x 1\n", "yaml-anchor", 1, 4),
            ("a: 1\nb: *x\n", "yaml-alias", 2, 4),
            ("a: !!int 1\n", "yaml-tag", 1, 4),
            ("<<: {a: 1}\n", "yaml-merge-key", 1, 1),
            ("a: 1\n---\nb: 2\n", "yaml-document", 2, 1),
            ("%YAML 1.1\n---\na: 1\n", "yaml-directive", 1, 1),
            ("a: 1\nb: 2\na: 3\n", "duplicate-key", 3, 1),
            ("a: [1, 2\nb: 3\n", "yaml-syntax", 2, 2),
            ("a: \"x\nb: 3\n", "yaml-syntax", 1, 4),
            ("a: b: c\n", "yaml-syntax", 1, 5),
            ("a:\n\t- b\n", "yaml-syntax", 2, 1),
            ("[a, b]: c\n", "yaml-syntax", 1, 1),
        ])
    func refused(text: String, id: String, line: Int, column: Int) throws {
        let diagnostics = read(text).diagnostics
        let first = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect((first.id, first.line, first.column) == (id, line, column))
    }

    @Test("A billion laughs stay one diagnostic each, and nothing is expanded")
    func billionLaughs() throws {
        var text = "a: &a [lol, lol]\n"
        for (name, inner) in zip("bcdefghi", "abcdefgh") {
            text += "\(name): &\(name) [*\(inner), *\(inner), *\(inner)]\n"
        }
        let (tree, diagnostics) = read(text)
        #expect(Set(diagnostics.map(\.id)) == ["yaml-anchor", "yaml-alias"])
        #expect(try #require(tree).nodes.count < 100)
    }

    @Test("Nesting has a limit")
    func nesting() {
        #expect(read(String(repeating: "[", count: 100_000)).diagnostics.map(\.id) == ["too-deep"])
        #expect(read("a: " + String(repeating: "[", count: 60) + String(repeating: "]", count: 60)).diagnostics.isEmpty)
    }

    @Test("null, ~ and empty text mean left out; the word in another field does not")
    func leftOut() throws {
        let root = try #require(read("a: null\nb: ~\nc: ''\nd:\ne: '~'\nf: \"null\"\ng: no\n").tree).root
        #expect(root.entries.map(\.value.isLeftOut) == [true, true, true, true, false, true, false])
    }

    @Test("An empty document is an empty mapping")
    func empty() throws {
        #expect(try #require(read("").tree).root.kind == .mapping)
        #expect(try #require(read("# a comment\n").tree).root.entries.isEmpty)
    }
}
