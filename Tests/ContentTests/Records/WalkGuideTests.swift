import Content
import Records
import Testing

@Suite("Walks")
struct WalkGuideTests {
    private static let folder = "institutions/azyl"

    private static func site(_ files: [String: String]) -> TrialSite {
        TrialSite(Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) }))
    }

    private static let polish = Language("pl")!  // well-formed
    private static let english = Language("en")!  // well-formed

    @Test("The rules of walks stand beside the institution's record, in Polish as in English")
    func fields() throws {
        let guide = try #require(
            try Self.site([
                "walks.md": """
                ---
                kto: {pl: każdy, en: everybody}
                od ilu lat: 16
                co zabrać: [buty, kurtka]
                szkolenie: pierwszy spacer z nami
                godziny spacerów: [{dni: sob-niedz, od: "10:00", do: "13:00"}]
                zapowiedź: zadzwoń
                ---
                Smycze mamy.

                """,
                "walks.en.md": "---\nbring: [shoes, a jacket]\n---\nWe have leads.\n",
            ]).institution().walks)
        #expect((guide.who?[Self.english], guide.minimumAge) == ("everybody", 16))
        #expect(guide.bring.map { $0[Self.english] } == ["shoes", "a jacket"])
        #expect(guide.hours.regular.first?.days == [.saturday, .sunday])
        #expect((guide.training?[Self.polish], guide.announce?[Self.polish]) == ("pierwszy spacer z nami", "zadzwoń"))
        #expect(guide.body[Self.english]?.markdown == "We have leads.\n")
    }

    @Test("Fields alone are enough, and so is a text", arguments: ["---\nwho: każdy\n---\n", "Zadzwoń.\n"])
    func oneOfBoth(text: String) throws {
        #expect(try Self.site(["walks.md": text]).institution().walks != nil)
    }

    @Test("A draft is not published")
    func draft() throws {
        #expect(try Self.site(["walks.md": "---\ndraft: true\nwho: każdy\n---\n"]).institution().walks == nil)
    }

    @Test(
        "What is wrong is told in its place",
        arguments: [
            ("walks.md", "---\ndraft: false\n---\n", "walks.md:1 missing-text"),
            ("walks.md", "---\nminimumAge: 100\n---\n", "walks.md:2 out-of-range"),
            ("walks.md", "---\nhours: [{days: sat}]\n---\n", "walks.md:2 missing-field"),
            ("walks.md", "---\nfor whom: all\n---\n", "walks.md:2 unknown-field"),
            ("walks.en.md", "Ring.\n", "walks.en.md:1 translation-without-record"),
        ])
    func mistakes(name: String, text: String, expected: String) throws {
        let told = try Self.site([name: text]).diagnostics().filter { $0.severity == .error }
        #expect(told.first.map { "\($0.file.dropFirst(Self.folder.count + 1)):\($0.line) \($0.id)" } == expected)
    }

    @Test("Who writes opening hours into the rules of walks is told the field for the hours of walks")
    func openingHours() throws {
        let record = "---\ngodziny: [{dni: sob, od: \"10:00\", do: \"13:00\"}]\n---\nZapraszamy.\n"
        let told = try #require(Self.site(["walks.md": record]).diagnostics().first)
        #expect(told.id == "unknown-field" && told.suggestion?.english == "did you mean \"hours\"?")
    }
}
