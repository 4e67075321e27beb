import Documents
import Languages
import Records
import Testing

@Suite("What one language has and another lacks")
struct LanguageComparisonTests {
    @Test("A text is reported where it stands, and the file that lacks it is named")
    func missingText() throws {
        let english = try LanguageFixture.english.replacing("home: Home, ", with: "")
        let outcome = try load(.polish, english)
        #expect(outcome.texts == nil)
        #expect(outcome.diagnostics.map(\.summary) == [try LanguageFixture.polish.place("home", "missing-text")])
        #expect(outcome.diagnostics.first?.message == "\"texts.menu.home\" is missing in en.yml")
    }

    @Test("It does not matter which of the languages lacks it")
    func missingInFirst() throws {
        let polish = try LanguageFixture.polish.replacing("home: Start, ", with: "")
        #expect(try findings(polish, .english) == [try LanguageFixture.english.place("home", "missing-text")])
    }

    @Test("Several files that lack a text are named together, once")
    func missingInSeveral() throws {
        let english = try LanguageFixture.english.replacing("home: Home, ", with: "")
        let ukrainian = try LanguageFixture.ukrainian.replacing("home: Головна, ", with: "")
        let diagnostics = try load(.polish, english, ukrainian).diagnostics
        #expect(diagnostics.map(\.message) == ["\"texts.menu.home\" is missing in en.yml, uk.yml"])
    }

    @Test("A group that is missing as a whole is reported once")
    func missingGroup() throws {
        let english = try LanguageFixture.english.replacing("  menu: {home: Home, catalogue: Catalogue}\n", with: "")
        #expect(try findings(.polish, english) == [try LanguageFixture.polish.place("menu", "missing-text")])
    }

    @Test("A misspelt name is offered as what was meant")
    func misspelt() throws {
        let english = try LanguageFixture.english.replacing("catalogue:", with: "catalouge:")
        let diagnostics = try load(.polish, english).diagnostics
        #expect(diagnostics.map(\.suggestion) == ["is it \"catalogue\" there?", "is it \"catalouge\" there?"])
    }

    @Test("A text in one language and a group in another is refused")
    func textAgainstGroup() throws {
        let english = try LanguageFixture.english.replacing("home: Home", with: "home: {title: Home}")
        #expect(try findings(.polish, english) == [try english.place("home", "wrong-type")])
    }

    @Test("A phrase that some languages have is reported there, one that none has in each")
    func missingPhrase() throws {
        let phrase = Phrase("hello", "name")
        let polish = try LanguageFixture.polish.replacing("phrases:\n", with: "phrases:\n  hello: Cześć {name}\n")
        #expect(
            try findings(polish, .english, phrases: [phrase]) == [try polish.place("hello", "missing-text")])
        let nowhere = try findings(.polish, .english, phrases: [phrase])
        #expect(
            nowhere == [
                try LanguageFixture.english.place("phrases", "missing-phrase"),
                try LanguageFixture.polish.place("phrases", "missing-phrase"),
            ])
    }

    @Test("What one language shows, every other must show")
    func placeholders() throws {
        let phrase = Phrase("hello", "name", "town")
        let polish = try LanguageFixture.polish.replacing(
            "phrases:\n", with: "phrases:\n  hello: \"{name}, {town}\"\n")
        let english = try LanguageFixture.english.replacing("phrases:\n", with: "phrases:\n  hello: \"{name}\"\n")
        #expect(
            try findings(polish, english, phrases: [phrase]) == [try english.place("hello", "missing-placeholder")])
        let ukrainian = try LanguageFixture.ukrainian.replacing("phrases:\n", with: "phrases:\n  hello: \"{name}\"\n")
        #expect(try findings(english, ukrainian, phrases: [phrase]) == [])
    }

    @Test("A plural form may leave the number out, a whole phrase may not")
    func counts() throws {
        let english = try LanguageFixture.english.replacing(
            #"{one: "{count} day", other: "{count} days"}"#, with: "{one: day, other: days}")
        #expect(
            try findings(.polish, english) == [try english.place("days", skipping: "life\n    ", "missing-placeholder")]
        )
        let fine = try LanguageFixture.english.replacing(
            #"{one: "{count} day", other: "{count} days"}"#, with: #"{one: a day, other: "{count} days"}"#)
        #expect(try findings(.polish, fine) == [])
    }

    @Test("A language answers for the plural categories of its own rules alone")
    func pluralCategories() throws {
        let english = try LanguageFixture.english.replacing(
            #"one: "{count} day""#, with: #"one: "{count} day", few: "{count} days""#)
        #expect(try findings(.polish, english) == [try english.place("few", "unknown-plural-form")])
        let message = try load(.polish, english).diagnostics.first?.message
        #expect(message == "the language's plural rules have no \"few\"; they have one and other")
    }

    @Test("A path word may be the code of no language of the site")
    func languageCodes() throws {
        let polish = try LanguageFixture.polish.replacing("ustawienia", with: "en")
        #expect(try findings(polish) == [])
        #expect(
            try findings(polish, .english) == [try polish.place("en", skipping: "settings: ", "colliding-path-words")])
    }

    @Test("The same path word in two languages is no collision")
    func samePathWords() throws {
        let english = try LanguageFixture.english.replacing("animals: animals", with: "animals: zwierzeta")
        #expect(try findings(.polish, english) == [])
    }
}
