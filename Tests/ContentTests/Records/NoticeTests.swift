import Content
import Records
import Testing

@Suite("Notices of lost and found animals")
struct NoticeTests {
    private static let head = "---\nstatus: lost\ntype: cat\ntown: Łódź\ndate: 2026-11-01\n"

    /// A site that takes messages itself, with a notice.
    private static func site(with notice: String) -> TrialSite {
        var site = TrialSite(["notices/kot.md": notice])
        site.files["site.yml", default: ""] += "contact: {email: a@example.org}\n"
        return site
    }

    private static func site(_ fields: String, body: String = "") -> TrialSite {
        var site = site(with: "\(head)\(fields)---\n\(body)")
        if fields.contains("a.jpg") { site.files["notices/a.jpg"] = "" }
        return site
    }

    @Test("It is read in Polish too, with the animal as records of animals have it")
    func polish() throws {
        let site = Self.site(
            with: "---\nstan: znaleziony\ntyp: kotka\nmiejscowość: Łódź\ndata: 2026-11-01\ndo kiedy: 2026-12-01\n---\n")
        let result = try site.load()
        #expect(result.diagnostics == [])
        let notice = try #require(result.catalogue?.notices.first)
        #expect(
            notice.animal.status == .found && notice.animal.type == .cat && notice.animal.sex == .female
                && notice.town == "Łódź")
    }

    @Test("A draft is no part of the catalogue, and a translation has the texts of another language")
    func draft() throws {
        #expect(try Self.site("until: 2027-01-01\ndraft: true\n").load().catalogue?.notices.isEmpty == true)
        var site = Self.site("until: 2027-01-01\nplace: w parku\n", body: "Boi się.\n")
        site.files["notices/kot.en.md"] = "---\nplace: in the park\n---\nShy.\n"
        let notice = try #require(try site.load().catalogue?.notices.first)
        let english = try #require(Language("en"))
        #expect(notice.place?[english] == "in the park")
        #expect(notice.animal.description[english]?.markdown == "Shy.\n")
    }

    @Test("After its last day it is no part of the catalogue, and the check tells so")
    func expired() throws {
        let result = try Self.site("until: 2026-11-20\n").load()
        #expect(result.diagnostics.told == ["6:8 expired-notice"])
        #expect(result.catalogue?.notices.isEmpty == true)
        #expect(try Self.site("until: 2026-11-21\n").load().catalogue?.notices.count == 1)
    }

    @Test(
        "What is wrong is told in its place",
        arguments: [
            ("until: 2027-01-01\ninstitution: azil\n", "", "7:14 unknown-institution"),
            ("until: 2027-01-01\nplace: ul. Piotrkowska 5\n", "", "7:8 personal-data"),
            ("until: 2027-01-01\nmarks: [tel. 600 000 000]\n", "", "7:9 personal-data"),
            ("until: 2027-01-01\n", "Piszcie: a@example.org\n", "8:10 personal-data"),
            ("until: 2027-01-01\nname: Tel. 600 000 000\n", "", "7:7 personal-data"),
            ("until: 2027-01-01\ncolour: a@example.org\n", "", "7:9 personal-data"),
            ("until: 2027-01-01\nregion: ul. Lipowa 5\n", "", "7:9 personal-data"),
            ("until: 2027-01-01\npictures: [{file: a.jpg, alt: Tel. 600 000 000}]\n", "", "7:31 personal-data"),
            ("until: 2027-01-01\npictures: [{file: a.jpg, credit: Anna Nowak}]\n", "", "7:34 personal-data"),
            ("until: 2026-10-31\n", "", "6:8 until-before-date"),
            ("until: 2027-01-01\nphone: 600000000\n", "", "7:1 unknown-field"),
            ("", "", "1:1 missing-field"),
        ])
    func mistakes(fields: String, body: String, expected: String) throws {
        #expect(try Self.site(fields, body: body).diagnostics().told == [expected])
    }

    @Test("A town is no place for an address")
    func address() throws {
        let site = Self.site(
            with: Self.head.replacing("Łódź", with: "Łódź, ul. Lipowa 5") + "until: 2027-01-01\n---\n")
        #expect(try site.diagnostics().told == ["4:7 personal-data"])
    }

    @Test("The town of a notice may be called like a surname")
    func town() throws {
        let site = Self.site(
            with: Self.head.replacing("Łódź", with: "Gorzów Wielkopolski") + "until: 2027-01-01\n---\n")
        #expect(try site.diagnostics().told == [])
    }

    @Test("No other status is one of a notice")
    func status() throws {
        let site = Self.site(
            with: "---\nstatus: adopted\ntype: cat\ntown: Łódź\ndate: 2026-11-01\nuntil: 2027-01-01\n---\n")
        let mistakes = try site.diagnostics()
        #expect(mistakes.told == ["2:9 unknown-value"])
        #expect(mistakes.first?.suggestion?.english == "write one of: lost, found")
    }

    @Test("A notice that nobody could answer is not published, and the check tells what would be right")
    func contact() throws {
        let record = "\(Self.head)until: 2027-01-01\n"
        let result = try TrialSite(["notices/kot.md": "\(record)---\n"]).load()
        #expect(result.diagnostics.told == ["2:9 notice-without-contact"])
        #expect(result.catalogue?.notices.isEmpty == true)
        let answered = try TrialSite(["notices/kot.md": "\(record)institution: azyl\n---\n"]).load()
        #expect(answered.diagnostics == [] && answered.catalogue?.notices.count == 1)
    }
}
