import Documents
import Foundation
import Messages
import Records
import Testing

@testable import Content

@Suite("Rows of schemas")
struct FieldDescriptionTests {
    /// Every row of every schema.
    private static let rows: [FieldDescription] = {
        func rows(of group: GroupShape) -> [FieldDescription] {
            group.fields.flatMap { field in [field] + field.shape.groups.flatMap { rows(of: $0) } }
        }
        return RecordKind.all.flatMap { rows(of: $0.shape) }
    }()

    @Test("Every row says what the field means in both languages, in a few words")
    func meanings() {
        #expect(FieldDescriptionTests.rows.count > 150)
        for row in FieldDescriptionTests.rows {
            for language in MessageLanguage.allCases {
                let meaning = row.meaning.text(in: language)
                #expect(
                    !meaning.isEmpty && !meaning.contains("⟦") && !meaning.hasSuffix("."), "\(row.name): \(meaning)")
            }
            #expect(row.meaning.text(in: .polish) != row.meaning.english, "\(row.name)")
            #expect(!row.example(in: .polish).contains("⟦"), "\(row.name)")
        }
    }

    @Test("Every field has a Polish name, and every name stands for one field")
    func names() {
        var fields: [String: String] = [:]
        let known = Set(FieldDescriptionTests.rows.map(\.name))
        for row in FieldDescriptionTests.rows {
            #expect(!row.polish.isEmpty, "\(row.name)")
            for name in row.polish {
                let folded = KeyNames.folded(name)
                #expect(fields.updateValue(row.name, forKey: folded) ?? row.name == row.name, "\(name)")
                #expect(!known.contains(folded) || folded == row.name, "\(name) is a field in English")
            }
        }
    }

    @Test("Rows of groups and lists are found by their paths")
    func paths() {
        #expect(RecordKind.animal.field("pictures[2].alt")?.name == "alt")
        #expect(RecordKind.animal.path("pictures[2].alt", in: .polish) == "zdjęcia[2].co widać")
        #expect(RecordKind.institution.name(of: "name", in: .polish) == "nazwa")
        #expect(RecordKind.animal.name(of: "name", in: .polish) == "imię")
        #expect(RecordKind.animal.field("address") == nil)
    }

    @Test("Examples are right in the language's own words, and those of groups hold their fields' examples")
    func examples() {
        func example(_ path: String, _ kind: RecordKind = .animal) -> [String]? {
            kind.field(path).map { field in [field.example(in: .english), field.example(in: .polish)] }
        }
        #expect(example("size") == ["medium", "średni"])
        #expect(example("walks") == ["true", "tak"])
        #expect(example("born") == ["2021-05", "2021-05"])
        #expect(
            example("goodWith") == ["{children: 10, dogs: true, cats: false}", "{dzieci: 10, psy: tak, koty: nie}"])
        #expect(example("place") == ["{kind: foster, town: Łódź}", "{rodzaj: dom tymczasowy, miejscowość: Łódź}"])
        #expect(
            example("pictures") == [
                "[{file: rex.jpg, alt: Rex runs across a meadow}]",
                "[{plik: rex.jpg, co widać: Rex biegnie przez łąkę}]",
            ])
        #expect(example("services", .institution)?[1] == "[adopcja, spacery, dary]")
    }
}
