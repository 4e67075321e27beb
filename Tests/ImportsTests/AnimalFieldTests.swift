import Testing

@testable import Imports

@Suite("Fields that imports write")
struct AnimalFieldTests {
    @Test(
        "Every field that sources name is a row of the schema",
        arguments: [
            (AnimalField.name, "name"), (.type, "type"), (.breed, "breed"), (.colour, "colour"), (.coat, "coat"),
            (.sex, "sex"), (.number, "number"), (.born, "born"), (.bornEstimated, "bornEstimated"), (.age, "age"),
            (.size, "size"), (.weight, "weight"), (.marks, "marks"), (.status, "status"), (.arrived, "arrived"),
            (.left, "left"), (.pictures, "pictures"), (.video, "video"), (.vaccinated, "health.vaccinated"),
            (.neutered, "health.neutered"), (.chipped, "health.chipped"), (.specialNeeds, "health.specialNeeds"),
            (.healthNotes, "health.notes"), (.children, "goodWith.children"), (.dogs, "goodWith.dogs"),
            (.cats, "goodWith.cats"), (.houseTrained, "houseTrained"), (.bondedWith, "bondedWith"), (.place, "place"),
            (.fee, "fee"), (.walks, "walks"), (.reference, "reference"), (.description, "description"),
        ])
    func rows(field: AnimalField, path: String) {
        #expect(field.rawValue == path)
    }

    @Test("A field's row says how its values are read")
    func kinds() {
        #expect(AnimalField.dogs.kind == .tolerance)
        #expect(AnimalField.children.kind == .childTolerance)
        #expect(AnimalField.place.kind == .choice)
        #expect(AnimalField.born.kind == .partialDate)
        #expect(AnimalField.fee.kind == .integer)
        #expect(AnimalField(rawValue: "draft") == nil)
    }
}
