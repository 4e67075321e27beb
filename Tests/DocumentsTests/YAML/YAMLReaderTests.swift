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
            ("a: [1, 2\nb: 3\n", "yaml-syntax", 1, 4),
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

    /// Texts, with the places, the lengths, the messages and the suggestions of what is told.
    private static let mistakes: [(text: String, place: String, message: String, suggestion: String)] = [
        ("imię:Rex\ntyp: pies\n", "1:5 1", "a blank is missing after this colon", "write imię: Rex"),
        ("imię:Rex\n", "1:5 1", "a blank is missing after this colon", "write imię: Rex"),
        ("a: 1\nimię:Rex\nb: 2\n", "2:5 1", "a blank is missing after this colon", "write imię: Rex"),
        ("a: 1\nimię:Rex\n", "2:5 1", "a blank is missing after this colon", "write imię: Rex"),
        ("imię; Rex\ntyp; pies\nb: 1\n", "1:5 1", "\";\" stands here instead of a colon", "write imię: Rex"),
        (
            "imię Rex\ntyp: pies\n", "1:1 8", "a colon is missing: here should be a field, \"name: value\"",
            "write \"name: value\", or indent the line if it belongs to the value above"
        ),
        ("a: 1\nimię; Rex\n", "2:5 1", "\";\" stands here instead of a colon", "write imię: Rex"),
        ("imię = Rex\nb: 1\n", "1:6 1", "\"=\" stands here instead of a colon", "write imię: Rex"),
        ("a: 1\r\nimię – Rex\r\nb: 2\r\n", "2:6 1", "\"–\" stands here instead of a colon", "write imię: Rex"),
        ("a: 1\nimię:\u{A0}Rex\nb: 1\n", "2:6 1", "a no-break blank stands here, as word processors put it", ""),
        ("a: 1\n b: 2\nc: 3\n", "2:1 1", "this line begins with 1 blank, the fields beside it with 0", ""),
        (
            " a: 1\nb: 2\n", "1:1 1", "this line begins with 1 blank, the fields beside it with 0",
            "delete 1 blank at its beginning"
        ),
        ("a:\n  b: 1\n   c: 2\n", "3:1 3", "this line begins with 3 blanks, the fields beside it with 2", ""),
        (
            "a:\n  b: 1\n c: 2\n", "3:1 1", "this line begins with 1 blank, the fields beside it with 2",
            "add 1 blank at its beginning"
        ),
        ("a: 1\nb: \"Rex\" duży\nc: 1\n", "2:10 4", "something follows a closing quotation mark", ""),
        ("a: \"Rex\" duży\n", "1:10 4", "something follows a closing quotation mark", ""),
        ("a: ?\nb: 1\n", "1:4 1", "a question mark is no value", "leave the field out where nobody knows"),
        ("a: {b: ?}\n", "1:8 1", "a question mark is no value", ""),
        ("a: *Rex*\nb: 1\n", "1:4 1", "a text cannot begin with * or & here", "put the text in quotes"),
        ("a: [rex.jpg\nb: 1\n", "1:4 1", "a list in square brackets is not closed, or lacks a comma", ""),
        ("a: 1\nRex\nb: 1\n", "2:1 1", "a colon is missing: here should be a field, \"name: value\"", ""),
    ]

    @Test("The mistakes of beginners are told where they are, in words of their own", arguments: mistakes.indices)
    func beginners(index: Int) throws {
        let (text, place, message, suggestion) = YAMLReaderTests.mistakes[index]
        let diagnostics = read(text).diagnostics
        let first = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect("\(first.line):\(first.column) \(first.length)" == place)
        #expect(first.message.english == message)
        if !suggestion.isEmpty { #expect(first.suggestion?.english == suggestion) }
    }

    @Test("No-break spaces around a value and in the name of a field count as spaces")
    func noBreakSpaces() throws {
        let root = try #require(read("\u{A0}a: \u{A0}x\u{A0}\n").tree).root
        #expect(root.entries.first?.value.text == "x")
        #expect(KeyNames.folded("kod\u{A0}pocztowy") == "kodpocztowy")
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
