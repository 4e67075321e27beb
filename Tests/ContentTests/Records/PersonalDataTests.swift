import Foundation
import Records
import Testing

@testable import Content

@Suite("Data about visitors")
struct PersonalDataTests {
    struct Example: Decodable, CustomTestStringConvertible {
        let field: String
        let text: String
        let found: String?

        var testDescription: String { text }
    }

    /// The browser's tests read the same examples.
    private static let examples: [Example] = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/personal-data.json")
        return (try? JSONDecoder().decode([Example].self, from: Data(contentsOf: file))) ?? []
    }()

    @Test("Each is found for what it is, and nothing else is", arguments: examples)
    func finding(example: Example) {
        let field: PersonalData.Field =
            switch example.field {
            case "name": .name
            case "place": .place
            default: .text
            }
        let found = PersonalData.all(in: example.text, of: field).map(\.what.rawValue)
        #expect(found == (example.found.map { [$0] } ?? []))
    }

    @Test(
        "A surname is found across marks, hyphens, lines and wide blanks",
        arguments: [
            "(Anna Kowalska)", "*Anna* _Kowalska_", "u Anny\nKowalskiej", "Anna\u{A0}Kowalska",
            "Jan-Maria Nowak-Kowalski", "Łucja Żukowska", "ania i **Ewa Żak**",
        ])
    func gaps(text: String) {
        #expect(PersonalData.all(in: text, of: .text).map(\.what) == [.surname])
    }

    @Test("The examples are there, and a text as long as one may be takes no time")
    func long() {
        #expect(Self.examples.count > 50)
        for part in ["x@", "Ab-", "1 ", "ul. a b "] {
            #expect(PersonalData.all(in: String(repeating: part, count: 1000), of: .text).count < 1001)
        }
    }

    @Test("All of them are told, each at its own line and column")
    func places() throws {
        let text = "Byłam z Anną\nKowalską i Janem Nowickim.\nTel.\u{200B} 600 700 800, a@example.org"
        let fields = "name: Ania\ndate: 2026-11-01\ntemperament: 5\nexcitability: 2\nexperience: 1"
        var site = TrialSite(animal: "")
        site.files["institutions/azyl/animals/rex.reviews/a.md"] = "---\n\(fields)\n---\n\(text)\n"
        #expect(
            try site.diagnostics().filter { $0.severity == .error }.told == [
                "8:9 personal-data", "9:12 personal-data", "10:7 personal-data", "10:20 personal-data",
            ])
    }
}
