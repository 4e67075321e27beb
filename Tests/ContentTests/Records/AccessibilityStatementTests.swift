import Content
import Records
import Testing

@Suite("The accessibility statement")
struct AccessibilityStatementTests {
    private static let wholeStatement = [
        "body": "Gmina", "published": "2026-01-02", "updated": "2026-03-04", "prepared": "2026-01-02",
        "conformance": "full", "email": "a@example.org", "phone": "58 622 25 52", "architecture": "Bez progów.",
        "communication": "Piszemy.",
    ]

    private static func site(_ changes: [String: String] = [:], without omitted: String? = nil) -> TrialSite {
        let fields = wholeStatement.merging(changes) { $1 }.filter { $0.key != omitted }
        let lines = fields.sorted { $0.key < $1.key }.map { "  \($0): \($1)\n" }.joined()
        return TrialSite([
            "site.yml": "title: S\nbaseURL: https://example.org/\nlanguages: [pl, en]\naccessibilityStatement:\n"
                + lines
        ])
    }

    @Test("A statement with what the rules ask for is read")
    func complete() throws {
        let result = try Self.site(["reviewed": "2026-03-30"]).load()
        #expect(result.diagnostics.filter { $0.severity == .error } == [])
        let statement = try #require(result.catalogue?.settings.accessibilityStatement)
        #expect(statement.conformance == .full)
        #expect(statement.phone.dialled == "+48586222552")
        #expect(statement.reviewed == CalendarDate("2026-03-30"))
        #expect(statement.assessment == .own)
    }

    @Test("Without one there is none")
    func none() throws {
        #expect(try TrialSite().load().catalogue?.settings.accessibilityStatement == nil)
    }

    @Test(
        "Each field that the rules ask for must be there",
        arguments: AccessibilityStatementTests.wholeStatement.keys.sorted())
    func required(field: String) throws {
        let told = try Self.site(without: field).diagnostics().filter { $0.severity == .error }
        #expect(told.map(\.id) == ["missing-field"])
        #expect(told.first?.message.english.contains("\"\(field)\"") == true)
    }

    @Test(
        "What contradicts itself or the rules is an error",
        arguments: [
            (["conformance": "partial"], "missing-field"), (["conformance": "none"], "missing-field"),
            (["failures": "[Mapa]"], "contradicting-fields"), (["conformance": "part"], "unknown-value"),
            (["reviewed": "2025-12-31"], "reviewed-before-prepared"),
            (["updated": "2025-12-31"], "updated-before-published"), (["prepared": "2027-01-01"], "date-in-future"),
            (["phone": "12"], "invalid-phone"), (["email": "a"], "invalid-email"),
            (["architectureAddress": "example.org"], "url-without-scheme"), (["boddy": "A"], "unknown-field"),
        ])
    func mistakes(changes: [String: String], id: String) throws {
        let told = try Self.site(changes).diagnostics().filter { $0.severity == .error }
        #expect(told.map(\.id) == [id])
    }

    @Test("A site works offline unless it says otherwise", arguments: [("", true), ("offline: false\n", false)])
    func offline(line: String, expected: Bool) throws {
        var site = TrialSite()
        site.files["site.yml"]? += line
        #expect(try site.load().catalogue?.settings.worksOffline == expected)
    }
}
