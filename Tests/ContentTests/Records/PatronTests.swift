import Content
import Records
import Testing

@Suite("Patrons' records")
struct PatronTests {
    private static let head = "---\nname: Miska\nmonth: 2026-12\nkilograms: 300\n"

    private static func site(_ fields: String = "") -> TrialSite {
        TrialSite(["patrons/miska.md": "\(head)\(fields)---\n"])
    }

    @Test("The newest month comes first, and a draft is no part of the catalogue")
    func order() throws {
        var site = Self.site()
        site.files["patrons/adam.md"] = "---\nnazwa: Adam\nmiesiąc: 2027-01\nkilogramy: 1\n---\n"
        site.files["patrons/ewa.md"] = "\(Self.head)draft: true\n---\n"
        let result = try site.load()
        #expect(result.diagnostics == [])
        #expect(result.catalogue?.patrons.map(\.id.text) == ["adam", "miska"])
        #expect(result.catalogue?.patrons.last?.month == CalendarDate("2026-12-01"))
    }

    @Test("A translation has the texts of another language")
    func translation() throws {
        var site = Self.site("food: sucha karma\n")
        site.files["patrons/miska.en.md"] = "---\nfood: dry food\n---\nA company.\n"
        let patron = try #require(try site.load().catalogue?.patrons.first)
        let english = try #require(Language("en"))
        #expect(patron.food?[english] == "dry food" && patron.description[english]?.markdown == "A company.\n")
    }

    @Test(
        "What is wrong is told in its place",
        arguments: [
            ("candidates: [azil]\n", "5:14 unknown-institution"),
            ("candidates: [azyl]\n", "5:14 refused-food"),
            ("candidates: [b, a]\n", "5:1 unsorted-candidates"),
            ("month: grudzień\n", "5:1 duplicate-key"),
            ("kilogramy: 0\n", "5:1 duplicate-key"),
        ])
    func mistakes(fields: String, expected: String) throws {
        #expect(try Self.site(fields).diagnostics().told == [expected])
    }

    @Test("A draw of a month that has begun keeps institutions that left the site")
    func past() throws {
        let head = Self.head.replacing("2026-12", with: "2026-11")
        let site = TrialSite(["patrons/miska.md": "\(head)candidates: [azyl, gone]\nwylosowana: Azyl\n---\n"])
        let result = try site.load()
        #expect(result.diagnostics == [])
        #expect(result.catalogue?.patrons.first?.candidates.map(\.text) == ["azyl", "gone"])
        #expect(result.catalogue?.patrons.first?.recipientName?.entries.map(\.value) == ["Azyl"])
    }

    @Test("A month is written as YYYY-MM", arguments: ["12.2026", "2026-13", "2026", "grudzień"])
    func month(text: String) throws {
        let site = TrialSite(["patrons/miska.md": "---\nname: Miska\nmonth: \(text)\nkilograms: 300\n---\n"])
        #expect(try site.diagnostics().told == ["3:8 invalid-date"])
    }
}
