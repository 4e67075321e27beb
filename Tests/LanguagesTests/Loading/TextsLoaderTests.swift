import Documents
import Languages
import Records
import Testing

extension Phrase {
    fileprivate static let greeting = Phrase("greeting.of", "name", "town")
    fileprivate static let animals = Phrase(plural: "animals.here", "town")
}

@Suite("Loading languages")
struct TextsLoaderTests {
    /// A file with phrases of the tests' own.
    private func fixture(_ base: LanguageFixture, greeting: String, animals: String) throws -> LanguageFixture {
        try base.replacing(
            "phrases:\n", with: "phrases:\n  greeting: {of: \(greeting)}\n  animals: {here: \(animals)}\n")
    }

    private func polish() throws -> LanguageFixture {
        try fixture(
            .polish, greeting: #""{name} wita z miasta {town}""#,
            animals:
                #"{one: "{count} pies, {town}", few: "{count} psy, {town}", many: "{count} psów, {town}", other: "{count} psa, {town}"}"#
        )
    }

    private func english() throws -> LanguageFixture {
        try fixture(
            .english, greeting: #""{town}: {name} says hello""#,
            animals: #"{one: "one dog in {town}", other: "{count} dogs in {town}"}"#)
    }

    @Test("Languages that agree load without a word, whatever their number")
    func agreement() throws {
        let outcome = try load(.polish, .english, .ukrainian)
        #expect(outcome.diagnostics == [])
        let texts = try #require(outcome.texts)
        #expect(texts.keys.sorted().map(\.code) == ["en", "pl", "uk"])
        #expect(texts.values.map(\.name).sorted() == ["English", "polski", "українська"])
    }

    @Test("Phrases have their placeholders filled in, in the order of the language")
    func phrases() throws {
        let outcome = try load(polish(), english(), phrases: [.greeting, .animals])
        #expect(outcome.diagnostics == [])
        let texts = try #require(outcome.texts)
        let polish = try #require(texts.values.first { $0.language.code == "pl" })
        let english = try #require(texts.values.first { $0.language.code == "en" })
        #expect(polish(.greeting, ["town": "Łódź", "name": "Rex"]) == "Rex wita z miasta Łódź")
        #expect(english(.greeting, ["name": "Rex", "town": "Łódź"]) == "Łódź: Rex says hello")
        #expect(polish.plural(.animals, 1, ["town": "Łódź"]) == "1 pies, Łódź")
        #expect(polish.plural(.animals, 22, ["town": "Łódź"]) == "22 psy, Łódź")
        #expect(polish.plural(.animals, 12_345, ["town": "Łódź"]) == "12\u{A0}345 psów, Łódź")
        #expect(polish.plural(.animals, try written("1.5"), ["town": "Łódź"]) == "1,5 psa, Łódź")
        #expect(english.plural(.animals, 1, ["town": "Łódź"]) == "one dog in Łódź")
        #expect(english.plural(.animals, 0, ["town": "Łódź"]) == "0 dogs in Łódź")
    }

    @Test("Values are put in as they are, braces and all")
    func valuesWithBraces() throws {
        let texts = try #require(try load(english(), phrases: [.greeting, .animals]).texts?.values.first)
        #expect(texts(.greeting, ["name": "{town}", "town": "{name}"]) == "{name}: {town} says hello")
    }

    @Test("A value that the code forgets shows as its placeholder, a phrase that it did not list as its key")
    func forgotten() throws {
        let texts = try #require(try load(english(), phrases: [.greeting, .animals]).texts?.values.first)
        #expect(texts(.greeting, ["name": "Rex"]) == "{town}: Rex says hello")
        #expect(texts(Phrase("never.listed")) == "never.listed")
    }

    @Test("Path words and plain texts are handed on")
    func pathWordsAndConstants() throws {
        let texts = try LanguageFixture.polish.texts()
        #expect(texts.pathWords["animals"]?.text == "zwierzeta")
        #expect(texts.constants["menu.home"] == .text("Start"))
        #expect(texts.constants["search.label"] == .text("Szukaj: "))
        #expect(texts.constants["menu"] == .group(["home": .text("Start"), "catalogue": .text("Katalog")]))
        #expect(texts.constants["menu.home.deeper"] == nil)
    }

    @Test("A file that is missing is told where the site has the language")
    func missingFile() throws {
        let language = try #require(Language("uk"))
        let outcome = load([
            try LanguageFixture.polish.source(),
            TextsSource(
                language: language, file: "../templates/texts/uk.yml", bytes: nil,
                origin: Origin(file: "site.yml", line: 3, column: 17)),
        ])
        #expect(outcome.texts == nil)
        let told = outcome.diagnostics.map { "\($0.file):\($0.line):\($0.column) \($0.id)" }
        #expect(told == ["site.yml:3:17 missing-texts-file"])
    }

    @Test(
        "Any bytes at all give diagnostics, and no crash",
        arguments: [
            [], [0xFF, 0xFE], Array("[".utf8), Array("just words".utf8), Array("- a\n- b".utf8), Array("a: &b c".utf8),
        ])
    func hostileFile(bytes: [UInt8]) throws {
        let language = try #require(Language("pl"))
        let outcome = load([TextsSource(language: language, file: "pl.yml", bytes: bytes)])
        #expect(outcome.texts == nil)
        #expect(!outcome.diagnostics.isEmpty)
    }

    @Test("Every prefix of a file gives diagnostics, and no crash")
    func truncatedFile() throws {
        let source = try LanguageFixture.polish.source()
        let bytes = try #require(source.bytes)
        for length in stride(from: 0, to: bytes.count - 400, by: 97) {
            var cut = source
            cut.bytes = Array(bytes[..<length])
            #expect(load([cut]).texts == nil, "\(length) bytes")
        }
    }
}
