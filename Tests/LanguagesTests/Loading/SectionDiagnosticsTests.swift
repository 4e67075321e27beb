import Documents
import Languages
import Records
import Testing

@Suite("What is wrong in one language's file")
struct SectionDiagnosticsTests {
    /// A piece of the Polish file, what replaces it, and what of it is underlined as what.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let piece: String
        let other: String
        let skipped: String
        let underlined: String
        let id: String

        init(_ piece: String, _ other: String, at underlined: String, after skipped: String = "", _ id: String) {
            self.piece = piece
            self.other = other
            self.skipped = skipped
            self.underlined = underlined
            self.id = id
        }

        var testDescription: String { other }
    }

    static let mistakes = [
        Mistake("name: polski", "name: ''", at: "name", "empty-text"),
        Mistake("name: polski", "name: [polski]", at: "[", after: "name: ", "wrong-type"),
        Mistake("name: polski", "name: polski\nnmae: x", at: "nmae", "unknown-field"),

        Mistake("one: i = 1 and v = 0", "one: i = 1 und v = 0", at: "und", "malformed-plural-rule"),
        Mistake("one: i = 1 and v = 0", "one: 'i = 1 und v = 0'", at: "und", "malformed-plural-rule"),
        Mistake("one: i = 1 and v = 0", #"one: "i\u0020= 1 und v = 0""#, at: "und", "malformed-plural-rule"),
        Mistake("one: i = 1 and v = 0", "one: ''", at: "one", "empty-text"),
        Mistake("few: v", "fwe: v", at: "fwe", "unknown-field"),
        Mistake("one: i = 1 and v = 0", "one: i = 1\n  other: n = 5", at: "other", "malformed-plural-rule"),

        Mistake(#"decimal: ",""#, #"decimal: ",,""#, at: #"",,""#, "wrong-type"),
        Mistake("group: ", "grup: ", at: "grup", "unknown-field"),
        Mistake("minimumGroupingDigits: 2", "minimumGroupingDigits: two", at: "two", "wrong-type"),
        Mistake("minimumGroupingDigits: 2", "minimumGroupingDigits: 0", at: "0", after: "Digits: ", "wrong-type"),

        Mistake("[styczeń, luty, ", "[styczeń, ", at: "standAlone", "wrong-count"),
        Mistake("short: [pon., ", "short: [", at: "short", after: "niedziela]\n    ", "wrong-count"),
        Mistake("short: [sty,", "short: ['',", at: "''", "empty-text"),
        Mistake("long: d MMMM y 'r'.", "long: d MMMM y r.", at: "r", after: "long: d MMMM y ", "malformed-pattern"),
        Mistake("month: LLLL y", "month: d LLLL y", at: "d", after: "month: ", "malformed-pattern"),
        Mistake(#"time: "HH:mm""#, #"time: "h:mm a""#, at: "dates", "missing-field"),

        Mistake(#""{amount} zł""#, #""{sum} zł""#, at: #""{sum} zł""#, "malformed-pattern"),
        Mistake(#""{amount} zł""#, #""{amount zł""#, at: "{amount", "malformed-pattern"),
        Mistake("EUR:", "eur:", at: "eur", "unknown-field"),
        Mistake(#", other: "{amount} {currency}""#, "", at: "currencies", "missing-field"),
        Mistake(#""{amount} {currency}""#, #""{amount}""#, at: #""{amount}""#, after: "other: ", "malformed-pattern"),
        Mistake(#"last: "{0} i {1}""#, #"last: "{1} i {0}""#, at: #""{1} i {0}""#, "malformed-pattern"),

        Mistake("alphabet: a ą b", "alphabet: a ą B", at: "B", after: "a ą ", "malformed-alphabet"),
        Mistake("alphabet: a ą b", "alphabet: a ą a", at: "a", after: "a ą ", "malformed-alphabet"),
        Mistake("alphabet: a ą b", "alphabet: a ą 4", at: "4", after: "a ą ", "malformed-alphabet"),

        Mistake("zwierzeta", "zwierzęta", at: "zwierzęta", "invalid-path-word"),
        Mistake("zwierzeta", "con", at: "con", "invalid-path-word"),
        Mistake("zwierzeta", "instytucje", at: "instytucje", after: "animals: ", "colliding-path-words"),
        Mistake("strona", "wsparcie", at: "wsparcie", after: "page: ", "colliding-path-words"),
        Mistake("zwierzeta", "api", at: "api", "colliding-path-words"),
        Mistake("zwierzeta", "pl", at: "pl", after: "animals: ", "colliding-path-words"),

        Mistake("    underAMonth: poniżej miesiąca\n", "", at: "phrases", "missing-phrase"),
        Mistake(#"few: "{count} dni", many"#, "many", at: "days", after: "życia\n    ", "missing-plural-form"),
        Mistake(#"{one: "{count} dzień""#, #"{two: x, one: "{count} dzień""#, at: "two", "unknown-plural-form"),
        Mistake(#"{one: "{count} rok""#, #"{oen: "{count} rok""#, at: "oen", "unknown-plural-form"),
        Mistake(#""{count} rok""#, #""{cuont} rok""#, at: "{cuont}", "unknown-placeholder"),
        Mistake(#""{count} rok""#, #""{count rok""#, at: "{count", after: "years: {one: \"", "malformed-pattern"),
        Mistake(#""{count} rok""#, #""count} rok""#, at: "}", after: "years: {one: \"count", "malformed-pattern"),
        Mistake(#""{count} rok""#, "''", at: "one", after: "years: {", "empty-text"),
        Mistake("poniżej roku", "{one: a, other: b}", at: "{", after: "underAYear: ", "wrong-type"),
        Mistake("poniżej roku", "poniżej {count} roku", at: "{count}", after: "poniżej ", "unknown-placeholder"),
        Mistake("underAMonth: poniżej miesiąca", "days2: x\n    underAMonth: y", at: "days2", "unused-phrase"),

        Mistake("home: Start", "home: {one: a, other: b}", at: "{", after: "home: ", "wrong-type"),
        Mistake("home: Start", "home: [a, b]", at: "[", after: "home: ", "wrong-type"),
        Mistake("home: Start", "home: ", at: "home", "empty-text"),
        Mistake("home: Start", "'ho me': Start", at: "'ho me'", "invalid-text-name"),
        Mistake("home: Start", "home: 'Witaj, {name}!'", at: "{name}", "unknown-placeholder"),
        Mistake("home: Start", "home: a, home: b", at: "home", after: "home: a, ", "duplicate-key"),
    ]

    @Test("Each mistake is found in its place", arguments: mistakes)
    func place(of mistake: Mistake) throws {
        let fixture = try LanguageFixture.polish.replacing(mistake.piece, with: mistake.other)
        let expected = try fixture.place(mistake.underlined, skipping: mistake.skipped, mistake.id)
        let found = try findings(fixture)
        #expect(found.contains(expected), "\(found)")
    }

    @Test("A section that is missing or unknown is named")
    func sections() throws {
        let fixture = try LanguageFixture.polish.replacing("list:", with: "lists:")
        #expect(
            try findings(fixture) == ["pl.yml:1:1+1 missing-field", try fixture.place("lists", "unknown-field")])
        let diagnostics = try load(fixture).diagnostics
        #expect(diagnostics.map(\.message) == ["the field \"list\" is missing", "unknown field \"lists\""])
        #expect(diagnostics.last?.suggestion == "did you mean \"list\"?")
    }

    @Test("A path word offers one that would be right")
    func pathWordSuggestion() throws {
        let fixture = try LanguageFixture.polish.replacing("zwierzeta", with: "Zwierzęta Łódzkie")
        #expect(try load(fixture).diagnostics.map(\.suggestion) == ["zwierzeta-lodzkie"])
    }

    @Test("All mistakes of all files are told in one run, in the order of their places")
    func allAtOnce() throws {
        let polish = try LanguageFixture.polish.replacing("poniżej roku", with: "{x}").replacing(
            "i = 1 and", with: "i 1")
        let english = try LanguageFixture.english.replacing("name: English", with: "name:")
        let found = try load(polish, english).diagnostics
        #expect(found.map(\.id) == ["empty-text", "malformed-plural-rule", "wrong-type"])
        #expect(found.sorted() == found)
    }

    @Test("A warning alone does not keep the site from being built")
    func warning() throws {
        let fixture = try LanguageFixture.polish.replacing("phrases:\n", with: "phrases:\n  extra: tekst\n")
        let outcome = try load(fixture)
        #expect(outcome.diagnostics.map(\.severity) == [.warning])
        #expect(outcome.texts?.count == 1)
    }
}
