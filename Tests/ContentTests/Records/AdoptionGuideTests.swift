import Content
import Records
import Testing

@Suite("How to adopt")
struct AdoptionGuideTests {
    private static let folder = "institutions/azyl"

    private static func site(_ files: [String: String]) -> TrialSite {
        TrialSite(Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) }))
    }

    private static let polish = Language("pl")!  // well-formed
    private static let english = Language("en")!  // well-formed

    @Test("A text alone is enough, and its translation lies beside it")
    func textAlone() throws {
        let guide = try #require(
            try Self.site(["adoption.md": "## Krok\n\nZadzwoń.\n", "adoption.en.md": "## Step\n\nCall us.\n"])
                .institution().adoption)
        #expect(guide.body[Self.polish]?.markdown == "## Krok\n\nZadzwoń.\n")
        #expect(guide.body[Self.english]?.markdown == "## Step\n\nCall us.\n")
        #expect(guide.title.isEmpty)
        #expect(guide.source == "institutions/azyl/adoption.md")
    }

    @Test("Title and description are words in every language")
    func fields() throws {
        let guide = try #require(
            try Self.site([
                "adoption.md": "---\ntitle: Adopcja\ndescription: {pl: Krótko, en: In short}\n---\nKroki.\n",
                "adoption.en.md": "---\ntitle: Adoption\n---\nSteps.\n",
            ]).institution().adoption)
        #expect(guide.title[Self.english] == "Adoption")
        #expect(guide.description?[Self.english] == "In short")
    }

    @Test("Without the file there is no guide")
    func none() throws {
        #expect(try TrialSite().institution().adoption == nil)
    }

    @Test(
        "What is wrong is told in its place",
        arguments: [
            (["adoption.md": "---\ntitel: A\n---\nKroki.\n"], "adoption.md:2 unknown-field"),
            (["adoption.md": "---\ntitle: A\n---\n"], "adoption.md:1 missing-text"),
            (["adoption.md": "\n"], "adoption.md:1 missing-text"),
            (["adoption.en.md": "Steps.\n"], "adoption.en.md:1 translation-without-record"),
            (["adoption.md": "Kroki.\n", "adoption.pl.md": "Kroki.\n"], "adoption.pl.md:1 duplicate-id"),
            (["adoption.md": "Kroki.\n", "adoption.de.md": "Schritte.\n"], "adoption.de.md:1 unknown-language"),
        ])
    func mistakes(files: [String: String], expected: String) throws {
        let told = try Self.site(files).diagnostics().filter { $0.severity == .error }
        #expect(told.map { "\($0.file.dropFirst(Self.folder.count + 1)):\($0.line) \($0.id)" } == [expected])
    }

    @Test("A JSON file of that name is none of the site's")
    func json() throws {
        let told = try Self.site(["adoption.json": "{}"]).diagnostics()
        #expect(told.map(\.id) == ["unused-file"])
    }
}
