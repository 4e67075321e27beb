import Content
import Records

/// Finds the values of a row by which an animal is found in lists and by search.
final class FilterValues: Sendable {
    /// Nil for the qualities that reviews agree on.
    private let field: Field<Animal>?
    private let isAge: Bool

    init(of field: Field<Animal>?) {
        self.field = field
        isAge = field?.name == "age"
    }

    /// The qualities that several reviews agree on.
    static let reviews = FilterValues(of: nil)

    /// Calls `body` with each value.
    func forEach(of animal: Animal, _ today: AnimalToday.Card, _ body: (String) -> Void) {
        guard let field else {
            for verdict in Ratings(of: animal.reviews)?.verdicts ?? [] { body(verdict.rawValue) }
            return
        }
        if isAge {
            if let stage = today.stage { body(stage.rawValue) }
        } else {
            field.value(animal)?.forEachFacet(body)
        }
    }
}
