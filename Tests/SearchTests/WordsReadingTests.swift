import Documents
import Records
import Testing

@testable import Search

@Suite("Files of words")
struct WordsReadingTests {
    private func read(_ words: String, forms: String? = nil) throws -> (words: SearchWords, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let words = SearchWords.read(
            try #require(Language("xx")), words: SourceFile(name: "xx.yml", text: words),
            forms: forms.map { SourceFile(name: "xx-forms.yml", text: $0) }, diagnostics: &diagnostics)
        return (words, diagnostics)
    }

    @Test("Give words with their forms")
    func forms() throws {
        let (words, diagnostics) = try read(
            "stopWords: [Że, a]\nnegations: [nie]\nexclusions: [bez]\nturns: [ale]\ncontinuations: [czy]\nconjunctions: [i]\ndeclension: [\"a y\\n i\"]\nstemmer: [2a 1ś 2e=a1]\nwords:\n  type=dog: [Pies, psiak]\n",
            forms: "words:\n  pies: psa, psy\ntowns:\n  Łódź: łodzi\n")
        #expect(diagnostics.map(\.id) == ["malformed-rule", "malformed-rule"])
        #expect(words.stopWords.map { String(decoding: $0, as: UTF8.self) } == ["a", "bez", "i", "nie", "ze"])
        #expect(words.negations == [Array("nie".utf8), Array("bez".utf8)] && words.exclusions == [Array("bez".utf8)])
        #expect(
            words.continuations == [Array("czy".utf8)] && words.turns == [Array("ale".utf8)]
                && words.declension == ["a y i"])
        #expect(words.conjunctions == [Array("i".utf8)])
        #expect(words.stemmer.rules == "2Aa")
        #expect(
            words.terms.map { $0.forms.map { String(decoding: $0, as: UTF8.self) } } == [
                ["pies", "psa", "psy"], ["psiak"],
            ])
        #expect(words.forms(ofTown: "Łódź") == [Array("lodz".utf8), Array("lodzi".utf8)])
        #expect(words.forms(ofTown: "Nowa Wieś") == [Array("nowa wies".utf8)])
    }

    @Test("Give a word each of the meanings of a property with alternatives")
    func alternatives() throws {
        let (words, diagnostics) = try read("words:\n  type=cat breed=sphynx, devon-rex: [hairless cat]\n")
        #expect(diagnostics.isEmpty)
        #expect(words.terms.map(\.meaning.description) == ["breed=sphynx type=cat", "breed=devon-rex type=cat"])
        #expect(words.terms.allSatisfy { $0.forms == [Array("hairless cat".utf8)] })
    }

    @Test("Give phrases that tell what animals are like what says the same in place of a part, and no others")
    func synonyms() throws {
        let (words, diagnostics) = try read(
            """
            words:
              about=storm: [boi się burzy, boi się burz]
              about=no-storm: [nie boi się burzy]
              type=dog: [boi się pies]
            descriptions:
              about=storm: [bardzo boi się grzmotów, boi się]
            synonyms:
              - [boi się, lęka się, ma lęk przed]
              - [bardzo, na co dzień]
            stopWords: [lęka, na, co, dzień, się]
            negations: [nie]
            """)
        func texts(_ phrases: [[UInt8]]) -> [String] { phrases.map { String(decoding: $0, as: UTF8.self) } }
        #expect(diagnostics.isEmpty)
        #expect(
            texts(words.terms.flatMap(\.forms)) == [
                "boi sie burzy", "leka sie burzy", "ma lek przed burzy", "boi sie burz", "leka sie burz",
                "ma lek przed burz", "nie boi sie burzy", "boi sie pies",
            ])
        // What has only words that a query need not find says nothing, and what is denied is not all that would say the same.
        #expect(
            texts(words.cues.map(\.phrase)) == [
                "bardzo boi sie grzmotow", "na co dzien boi sie grzmotow", "bardzo leka sie grzmotow",
                "bardzo ma lek przed grzmotow", "boi sie", "ma lek przed",
            ])
    }

    @Test(
        "Are refused with the place and what would be right",
        arguments: [
            ("word: {}", "unknown-field", 1, 1, "did you mean \"words\"?"),
            ("words:\n  tpye=dog: [pies]", "unknown-facet", 2, 3, "did you mean \"type\"?"),
            ("limits:\n  abov: [over]", "unknown-field", 2, 3, "did you mean \"above\"?"),
            ("words:\n  type=dgo: [pies]", "unknown-value", 2, 3, "did you mean \"dog\"?"),
            ("words:\n  dog: [pies]", "malformed-meaning", 2, 3, "write properties as in \"type=dog sex=female\""),
            (
                "words:\n  breed=Łajka: [x]", "malformed-meaning", 2, 3,
                "write lower-case letters without diacritics, digits and hyphens"
            ),
            ("words:\n  type=dog,dgo: [pies]", "unknown-value", 2, 3, "did you mean \"dog\"?"),
            (
                "words:\n  breed=pug,: [x]", "malformed-meaning", 2, 3,
                "write lower-case letters without diacritics, digits and hyphens"
            ),
            (
                "descriptions:\n  type=dog: [szczeka]", "malformed-meaning", 2, 3,
                "write one of \"about\", \"good\", \"bad\" and \"offers\" as in \"about=deaf\""
            ),
            (
                "descriptions:\n  about=deaf type=dog: [szczeka]", "malformed-meaning", 2, 3,
                "write one of \"about\", \"good\", \"bad\" and \"offers\" as in \"about=deaf\""
            ),
            ("words:\n  type=dog: [pies, '!']", "not-a-word", 2, 20, nil),
            (
                "descriptions:\n  about=deaf: [nie jest]\nstopWords: [jest]\nnegations: [nie]", "not-a-word", 2, 16,
                "write a phrase that has another one, too"
            ),
            ("words:\n  type=dog: {pies: 1}", "wrong-type", 2, 13, nil),
            ("words: [pies]", "wrong-type", 1, 8, nil),
            ("stopWords: [na pewno]", "not-a-word", 1, 13, nil),
            ("synonyms: [boi się, lęka się]", "wrong-type", 1, 12, nil),
            ("synonyms: {boi się: lęka się}", "wrong-type", 1, 11, nil),
            (
                "stemmer:\n  - 2a owi", "malformed-rule", 2, 5,
                "write how many letters must remain, the folded ending and what replaces it: 3dzie=d"
            ),
            ("- pies", "wrong-type", 1, 1, nil),
        ])
    func refusals(text: String, id: String, line: Int, column: Int, suggestion: String?) throws {
        let diagnostic = try #require(try read(text).diagnostics.first)
        #expect(diagnostic.id == id)
        #expect(diagnostic.file == "xx.yml")
        #expect([diagnostic.line, diagnostic.column] == [line, column])
        #expect(diagnostic.suggestion?.english == suggestion)
    }

    @Test(
        "Have a line for the forms of each word, below the heading of words or towns",
        arguments: [
            ("wrods:\n  pies: psa", "unknown-field", 1, 1, "did you mean \"words\"?"),
            ("- pies", "unknown-field", 1, 1, "known are words, towns"),
            ("---\n# Formy\n\nwords: # słowa\n  pies: psa # psy\n  kot", "wrong-type", 6, 3, nil),
            ("words: {pies: psa}", "wrong-type", 1, 1, nil),
            ("  pies: psa\nwords:", "wrong-type", 1, 3, nil),
        ])
    func lines(text: String, id: String, line: Int, column: Int, suggestion: String?) throws {
        let usual = "write each word in a line of its own, indented: pies: psa, psach"
        let diagnostics = try read("words: {}", forms: text).diagnostics
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect(diagnostic.id == id && diagnostic.file == "xx-forms.yml")
        #expect([diagnostic.line, diagnostic.column] == [line, column])
        #expect(diagnostic.suggestion?.english == suggestion ?? usual)
    }

    @Test("May be missing: words are folded then and mean nothing more")
    func nothing() throws {
        var diagnostics: [Diagnostic] = []
        let language = try #require(Language("xx"))
        let words = SearchWords.read(language, words: nil, forms: nil, diagnostics: &diagnostics)
        #expect(diagnostics == [])
        #expect(words.terms.isEmpty)
        #expect(words.stemmer.stem(of: Array("kotami".utf8)) == Array("kotami".utf8))
        #expect(
            WordTable(words, others: [], towns: ["Ełk"]).meanings(of: Array("elk".utf8)).map(\.description) == [
                "town=elk"
            ])
    }

    @Test(
        "Those that belong to the program are known by their bytes", arguments: ["pl", "pl-forms", "en", "en-forms"])
    func ours(name: String) throws {
        let bytes = try WordVectors.file("\(name).yml").bytes
        #expect(SearchWords.areOurs(bytes, in: name))
        // A check reads none of them for mistakes.
        var diagnostics: [Diagnostic] = []
        let file = SourceFile(name: "\(name).yml", bytes: bytes, diagnostics: &diagnostics)
        let language = try #require(Language(String(name.prefix(2))))
        let isForms = name.hasSuffix("-forms")
        _ = SearchWords.read(
            language, words: isForms ? nil : file, forms: isForms ? file : nil, diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        #expect(!SearchWords.areOurs(bytes, in: "xx"))
        #expect(!SearchWords.areOurs(bytes.dropLast(), in: name))
        #expect(!SearchWords.areOurs(bytes.dropLast() + [0x20], in: name))
    }
}
