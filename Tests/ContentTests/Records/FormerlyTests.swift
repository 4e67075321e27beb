import Records
import Testing

@testable import Content

@Suite("Former ids")
struct FormerlyTests {
    @Test("A record tells the ids that it had, in English or in Polish", arguments: ["formerly", "dawniej"])
    func read(field: String) throws {
        let animal = try TrialSite(animal: "\(field): [reksio, rex-2]").animal()
        #expect(animal.formerly.map(\.id.text) == ["reksio", "rex-2"])
        #expect(animal.formerly.map(\.origin.line) == [4, 4])
        #expect(animal.formerly.map(\.origin.column) == [field.count + 4, field.count + 12])
    }

    @Test("A former id has the form of an id")
    func form() throws {
        let found = try TrialSite(institution: "formerly: [Stary Azyl]").diagnostics()
        #expect(found.told == ["6:12 invalid-id"])
    }

    @Test("A reference to a former id is told with the new one")
    func references() throws {
        let site = TrialSite(
            institution: "formerly: [dom]\nbank: {account: PL61109010140000071219812874}",
            [
                "institutions/azyl/animals/rex.md": TrialSite.animal("formerly: [reksio]"),
                "institutions/azyl/animals/luna.md": TrialSite.animal("bondedWith: [reksio]"),
                "baskets/zima.md": "---\nname: Zima\nshares: [{institution: dom, percent: 100}]\n---\n",
            ])
        let found = try site.diagnostics().filter { $0.severity == .error }
        #expect(found.map(\.id) == ["unknown-institution", "unknown-animal"])
        #expect(found.map { $0.suggestion?.english } == ["did you mean \"azyl\"?", "did you mean \"rex\"?"])
    }
}
