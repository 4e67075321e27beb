import EmbeddedFiles
import Testing

@testable import Imports

@Suite("Fields that imports write")
struct AnimalFieldTests {
    @Test(
        "Every field that sources name is a row of the schema",
        arguments: [
            "name", "type", "breed", "colour", "coat", "sex", "number", "born", "bornEstimated", "age", "size",
            "weight",
            "marks", "status", "arrived", "left", "pictures", "video", "health.vaccinated", "health.neutered",
            "health.chipped", "health.specialNeeds", "health.notes", "goodWith.children", "goodWith.dogs",
            "goodWith.cats", "houseTrained", "bondedWith", "place", "fee", "walks", "reference", "description",
        ])
    func rows(path: String) {
        #expect(AnimalField(path: path)?.path == path)
    }

    @Test("Every list of columns and of values belongs to a field, and each value to its choices")
    func vocabulary() {
        for (name, _) in WordLists(.columns).lists where name != "people" {
            #expect(AnimalField(path: name) != nil, "\(name)")
        }
        for (name, _) in WordLists(.values).lists where !["true", "false"].contains(name) {
            let parts = name.split(separator: " ").map { String($0) }
            let field = AnimalField(path: parts[0])
            let words = field?.kind == .boolean ? ["true", "false"] : field?.choices.map(\.value) ?? []
            #expect(words.contains(parts[1]), "\(name)")
        }
    }

    @Test("A field's row says how its values are read")
    func kinds() {
        #expect(("goodWith.dogs" as AnimalField).kind == .tolerance)
        #expect(("goodWith.children" as AnimalField).kind == .childTolerance)
        #expect(("place" as AnimalField).kind == .choice)
        #expect(("born" as AnimalField).kind == .partialDate)
        #expect(("fee" as AnimalField).kind == .integer)
        #expect(AnimalField(path: "draft") == nil)
    }
}
