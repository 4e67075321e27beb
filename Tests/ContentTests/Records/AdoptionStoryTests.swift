import Content
import Records
import Testing

@Suite("Happy endings")
struct AdoptionStoryTests {
    private static let polish = Language("pl")!  // well-formed
    private static let english = Language("en")!  // well-formed
    private static let head = "---\nteller: Ania\ndate: 2026-03-21\n"
    private static let story = head + "---\nSpał na progu.\n"

    private static func site(_ files: [String: String], status: String = "adopted") -> TrialSite {
        TrialSite(
            animal: "status: \(status)\n",
            Dictionary(uniqueKeysWithValues: files.map { ("institutions/azyl/animals/\($0)", $1) }))
    }

    private static func story(_ site: TrialSite) throws -> AdoptionStory? {
        let result = try site.load()
        #expect(result.diagnostics.filter { $0.severity == .error } == [])
        return try #require(result.catalogue?.institutions.first?.animals.first).story
    }

    @Test("A story lies beside the animal's record, and its translation beside the story")
    func files() throws {
        let story = try #require(
            try Self.story(
                Self.site(["rex.story.md": Self.story, "rex.story.en.md": "He slept on the doorstep.\n"])))
        #expect(story.teller == "Ania" && story.date == CalendarDate("2026-03-21"))
        #expect(story.text[Self.polish]?.markdown == "Spał na progu.\n")
        #expect(story.text[Self.english]?.markdown == "He slept on the doorstep.\n")
        #expect(story.source == "institutions/azyl/animals/rex.story.md")
    }

    @Test("Its fields may be in Polish, and its pictures are files beside it")
    func polish() throws {
        let story = try #require(
            try Self.story(
                Self.site([
                    "rex.story.md": "---\nopowiada: Ania i Marek\ndata: 2026-03-21\nzdjęcia: [dom.jpg]\n---\nSpał.\n",
                    "dom.jpg": "",
                ])))
        #expect(story.teller == "Ania i Marek")
        #expect(story.pictures.map(\.file) == ["institutions/azyl/animals/dom.jpg"])
    }

    @Test("A draft is no part of the catalogue")
    func draft() throws {
        #expect(try Self.story(Self.site(["rex.story.md": Self.head + "draft: true\n---\nSpał.\n"])) == nil)
    }

    @Test("Until the animal's record says that it went home, the story is not shown")
    func early() throws {
        let site = Self.site(["rex.story.md": Self.story], status: "reserved")
        #expect(try site.diagnostics().map(\.id) == ["story-without-home"])
        #expect(try Self.story(site) == nil)
    }

    @Test(
        "What is wrong is told in its place",
        arguments: [
            (
                ["rex.story.md": "---\nteller: Anna Kowalska\ndate: 2026-03-21\n---\nA.\n"],
                "rex.story.md:2 personal-data"
            ),
            (
                ["rex.story.md": "---\nteller: ania@example.org\ndate: 2026-03-21\n---\nA.\n"],
                "rex.story.md:2 personal-data"
            ),
            (["rex.story.md": head + "---\nTel.: 600 000 000.\n"], "rex.story.md:5 personal-data"),
            (["rex.story.md": head + "---\nMieszka przy ul. Lipowej 5.\n"], "rex.story.md:5 personal-data"),
            (
                ["rex.story.md": head + "pictures: [{file: d.jpg, alt: U Anny Nowak}]\n---\nA.\n", "d.jpg": ""],
                "rex.story.md:4 personal-data"
            ),
            (["rex.story.md": head + "---\n"], "rex.story.md:1 missing-text"),
            (["rex.story.md": "---\ndate: 2026-03-21\n---\nA.\n"], "rex.story.md:1 missing-field"),
            (["rek.story.md": story], "rek.story.md:1 story-without-animal"),
            (["rex.story.en.md": "He slept.\n"], "rex.story.en.md:1 translation-without-record"),
        ])
    func mistakes(files: [String: String], expected: String) throws {
        let told = try Self.site(files).diagnostics().filter { $0.severity == .error }
        #expect(told.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line) \($0.id)" } == [expected])
    }

    @Test(
        "Days, years and prices are no telephone numbers",
        arguments: [
            "2026-11-23 12:30", "W 2021 i 2022 roku", "Na ulicy, nie w domu.", "Od 1 do 3, potem 4 i 5 miesięcy.",
        ])
    func harmless(text: String) throws {
        #expect(try Self.site(["rex.story.md": Self.head + "---\n\(text)\n"]).diagnostics() == [])
    }
}
