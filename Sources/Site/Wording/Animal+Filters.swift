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
    func forEach(of animal: Animal, on date: CalendarDate, _ body: (String) -> Void) {
        guard let field else {
            for verdict in Ratings(of: animal.reviews)?.verdicts ?? [] { body(verdict.rawValue) }
            return
        }
        if isAge {
            // A stage of life that is not written follows from the date of birth.
            if let stage = animal.stage(on: date) { body(stage.rawValue) }
        } else {
            field.value(animal)?.forEachFacet(body)
        }
    }
}

extension Animal {
    /// Returns the stage of life; where it is not written, it follows from the day of birth. Where only the year or month is
    /// known, whatever may still be adult is adult.
    fileprivate func stage(on date: CalendarDate) -> LifeStage? {
        guard let born else { return lifeStage }
        switch date.months(since: born.earliest) {
        case ..<6: return .baby
        case ..<24: return .young
        default: return date.months(since: born.latest) < 120 ? .adult : .senior
        }
    }
}
