import Content
import Documents
import Messages
import Records
import Testing

@testable import Scaffolding

@Suite("Records that are started")
struct RecordDraftTests {
    private static let content = MemoryContent([
        "site.yml": "title: S\nbaseURL: https://example.org/\nlanguages: [pl]\n", "home.md": "---\ntitle: S\n---\n",
        "institutions/azyl/institution.md":
            "---\nname: Azyl\ntype: shelter\naddress: {town: Łódź, postalCode: 90-001, country: PL}\n"
            + "contact: {email: a@example.org}\n---\n",
        "institutions/azyl/animals/rex.md": "---\nname: Rex\ntype: dog\n---\n",
    ])
    private static let today = CalendarDate("2026-11-21")!  // that day exists

    private func trial(_ path: String) -> RecordTrial {
        RecordTrial(path, in: RecordDraftTests.content, today: RecordDraftTests.today)
    }

    private func animal(_ name: String = "Rex") -> RecordDraft {
        var draft = RecordDraft(.animal)
        draft.set("name", .text(name))
        draft.set("type", .text("dog"))
        return draft
    }

    @Test("A record says the same in both languages, with the names of each", arguments: MessageLanguage.allCases)
    func languages(language: MessageLanguage) {
        let text = animal().file(in: language)
        #expect(text.contains(language == .polish ? "\nimię: Rex\n" : "\nname: Rex\n"))
        #expect(text.contains(language == .polish ? "\ntyp: pies\n" : "\ntype: dog\n"))
        #expect(!text.contains("⟦"))
        #expect(trial("institutions/azyl/animals/new.md").problems(of: text) == [])
    }

    @Test("Every meaning and question has Polish", arguments: RecordKind.started)
    func polish(kind: RecordKind) {
        let draft = RecordDraft(kind)
        #expect(!draft.file(in: .polish).contains("⟦"))
        for question in kind.questions {
            #expect(!question.meaning.text(in: .polish).contains("⟦"))
            #expect(!question.example.text(in: .polish).contains("⟦"))
        }
        for field in kind.startedFields { #expect(!draft.hint(for: field, in: .polish).contains("⟦")) }
    }

    @Test("Names of fields may be Polish, and a part of a group alone may be set")
    func paths() {
        var draft = RecordDraft(.institution)
        draft.set("adres.miejscowość", .text("Łódź"))
        draft.set("address.country", .text("PL"))
        draft.set("address.town", .text("Sopot"))
        #expect(
            draft.fields == [.init("address", .group([.init("town", .text("Sopot")), .init("country", .text("PL"))]))])
    }

    @Test("An answer is judged before the others are given")
    func answers() {
        var draft = RecordDraft(.institution)
        draft.set("address.postalCode", .text("9000"))
        let path = "institutions/new/institution.md"
        #expect(trial(path).problems(ofAnswersIn: draft).map(\.id) == ["invalid-postal-code"])
        draft.set("address.postalCode", .text("90-001"))
        #expect(trial(path).problems(ofAnswersIn: draft) == [])
    }

    @Test("What is wrong in the folder already is not told of a new record")
    func others() {
        let base = MemoryContent(["institutions/azyl/animals/bad.md": "---\nname: A\ntype: dgo\n---\n"])
        let trial = RecordTrial("institutions/azyl/animals/new.md", in: base, today: RecordDraftTests.today)
        #expect(trial.problems(of: animal().file(in: .english)) == [])
    }

    @Test("An id that is taken gets a number, within the longest id")
    func ids() {
        func id(_ name: String, _ taken: Set<String>) -> String? {
            RecordPlace.freeID(for: name) { taken.contains($0.text) }?.text
        }
        #expect(id("Łatka", []) == "latka")
        #expect(id("Łatka", ["latka", "latka-2"]) == "latka-3")
        let long = String(repeating: "a", count: 64)
        #expect(id(long, [long]) == String(repeating: "a", count: 62) + "-2")
        #expect(id("?!", []) == nil)
    }

    @Test(
        "The program's templates are looked for beside an installed program, then in the repository of one that was built"
    )
    func places() {
        #expect(
            ProgramTemplates.places(ofProgram: "/usr/bin/shelters") == [
                "/usr/share/shelters/templates"
            ])
        #expect(
            ProgramTemplates.places(ofProgram: "/r/.build/x/release/shelters") == [
                "/r/.build/x/share/shelters/templates", "/r/templates",
            ])
        #expect(ProgramTemplates.places(ofProgram: nil).isEmpty)
    }
}
