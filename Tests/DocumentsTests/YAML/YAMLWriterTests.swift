import Documents
import SeededRandomness
import Testing

@Suite("Writing YAML")
struct YAMLWriterTests {
    /// What a reader finds in a field.
    private func read(_ yaml: String) throws -> SourceNode {
        var diagnostics: [Diagnostic] = []
        let tree = YAMLReader.read(SourceFile(name: "x.yml", text: yaml), diagnostics: &diagnostics)
        #expect(diagnostics.map(\.id) == [], "\(yaml)")
        return try #require(tree, "\(yaml)").root
    }

    @Test(
        "Texts are plain where they can be, and in quotes where they must be",
        arguments: [
            ("Rex", "Rex"), ("Łatka 2", "Łatka 2"), ("12.5", "\"12.5\""), ("+48 22 000 10 10", "+48 22 000 10 10"),
            ("a: b", "\"a: b\""), ("a:", "\"a:\""), ("a:b", "a:b"), ("a #b", "\"a #b\""), ("a#b", "a#b"),
            ("- a", "\"- a\""),
            ("", "\"\""), ("null", "\"null\""), ("[a]", "\"[a]\""), ("\"a\"", "\"\\\"a\\\"\""), (" a", "\" a\""),
            ("a\nb\t", "\"a\\nb\\t\""), ("\u{2028}", "\"\\u2028\""), ("no", "\"no\""), ("Y", "\"Y\""),
            ("+48221234567", "\"+48221234567\""), ("2021-05", "\"2021-05\""), ("10:30", "\"10:30\""),
            ("00-001", "00-001"), ("22 000 10 10", "22 000 10 10"), ("0x1F", "\"0x1F\""), ("1e3", "\"1e3\""),
        ])
    func scalars(text: String, yaml: String) {
        #expect(YAMLScalar.text(text) == yaml)
    }

    @Test(
        "Words whose field says what they are stand plain",
        arguments: ["no", "12.5", "2021-05-03", "10:30", "+48221234567"])
    func words(word: String) {
        #expect(YAMLScalar.word(word) == word)
        #expect(YAMLScalar.word("a: b") == "\"a: b\"")
    }

    @Test("Within brackets, signs of lists stand in quotes", arguments: ["a, b", "[x]", "a:b", "{x}"])
    func flow(_ text: String) throws {
        let written = YAMLScalar.text(text, inFlow: true)
        #expect(written == "\"\(text)\"")
        #expect(try read("k: [\(written)]")["k"]?.elements.first?.exactText == text)
    }

    @Test("Every text is read back as it was")
    func everyText() throws {
        var generator = SeededGenerator(seed: 7)
        let pieces = [
            "a", "Ł", " ", ":", "#", "-", "\"", "'", "\\", "\n", "\t", "{", "}", "[", "]", ",", "&", "*", "!", "|", ">",
            "%",
            "@", "`", "?", "~", "null", "true", "...", "---", "\u{A0}", "\u{85}", "\u{2028}", "\u{FEFF}", "🐕", "0",
            "<<",
            "=", "\r",
        ]
        for _ in 0..<4000 {
            let text = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            var yaml = YAMLWriter()
            yaml.comment(text)
            yaml.field("one", .text(text))
            yaml.field(
                "two", .list([.text(text), .group([.init("a", .text(text)), .init("b", .list([.text(text)]))])]))
            yaml.field("three", .verbatim("[\(YAMLScalar.text(text, inFlow: true))]"))
            let root = try read(yaml.text)
            #expect(root["three"]?.elements.map(\.exactText) == [text])
            #expect(root["one"]?.exactText == text, "\(yaml.text)")
            let list = try #require(root["two"]).elements
            #expect(list.map(\.exactText) == [text, ""])
            #expect(list[1]["a"]?.exactText == text)
            #expect(list[1]["b"]?.elements.map(\.exactText) == [text])
        }
    }

    @Test("Groups and lists stand in lines of their own")
    func blocks() {
        var yaml = YAMLWriter()
        yaml.comment("Hint\nmore")
        yaml.field("a", .group([.init("b", .text("c")), .init("d", .list([.text("e")]))]))
        yaml.field("empty", .list([]))
        yaml.suggestion("kod pocztowy", "90-001")
        #expect(
            yaml.text == "# Hint\n# more\na:\n  b: c\n  d:\n    - e\nempty: []\n#kod pocztowy: 90-001\n")
    }
}
