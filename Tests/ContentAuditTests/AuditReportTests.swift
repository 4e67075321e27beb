import Content
import Documents
import Messages
import Parallel
import Records
import Testing

@testable import ContentAudit

@Suite("The report on what records lack")
struct AuditReportTests {
    private func report(_ fields: String, on day: String = "2026-11-21", only: String? = nil) throws -> AuditReport {
        let today = try #require(CalendarDate(day))
        let content = MemoryContent([
            "site.yml": "title: {pl: S, en: S}\nbaseURL: https://example.org/\nlanguages: [pl, en]\n",
            "home.md": "---\ntitle: {pl: S, en: S}\n---\n",
            "institutions/azyl/institution.md":
                "---\nname: {pl: Azyl, en: Refuge}\ntype: shelter\naddress: {town: Łódź, postalCode: 90-001, country: PL}\n"
                + "contact: {email: a@example.org}\nhoursNote: {pl: tak, en: yes}\n\(fields)---\n",
        ])
        let loaded = try CatalogueLoader(source: content, today: today, parallel: Parallel(width: 1)).load()
        return AuditReport(
            of: try #require(loaded.catalogue), diagnostics: loaded.diagnostics, today: today,
            only: try only.map { try RecordID($0) })
    }

    @Test("The site stands first, then the institutions; one alone can be asked for")
    func sections() throws {
        #expect(try report("").sections.map(\.institution?.text) == [nil, "azyl"])
        #expect(try report("", only: "azyl").sections.map(\.institution?.text) == ["azyl"])
    }

    @Test(
        "The tax share is told in the last sixty days, and when it is hidden",
        arguments: [("2026-10-07", 0), ("2026-10-08", 1), ("2026-12-05", 1), ("2026-12-10", 1)])
    func taxShare(day: String, count: Int) throws {
        let report = try report(
            "taxShare: {krs: 0000012345, beneficiary: A, verified: 2025-11-01}\n", on: day)
        #expect(report.sections[1].items.filter { $0.kind == .taxShare }.count == count)
    }

    @Test("Reports name institutions in the reader's language")
    func names() throws {
        #expect(try report("").text(folder: "content", in: .english).contains("Refuge (azyl): 1\n"))
        #expect(try report("").text(folder: "content", in: .polish).contains("Azyl (azyl): 1\n"))
    }

    @Test("A name that turns the direction of writing is shown without that")
    func direction() throws {
        let text = try report("needs: [{pl: \"\u{202E}a\"}]\n").text(folder: "\u{202E}", in: .english)
        #expect(!text.unicodeScalars.contains("\u{202E}"))
    }

    @Test("A page escapes what records say")
    func escaping() throws {
        let page = try report("needs: [{pl: <b>}]\n").page(folder: "a\"&<", in: .english)
        #expect(page.contains("a&quot;&amp;&lt;/institutions/azyl/institution.md"))
    }
}
