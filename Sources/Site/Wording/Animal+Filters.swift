import Content
import Records

/// Finds the values of a row by which an animal is found in lists and by search.
struct FilterValues: Sendable {
    private let isAge: Bool
    private let value: @Sendable (Animal) -> FieldValue?

    init(of field: Field<Animal>) {
        isAge = field.name == "age"
        value = field.value
    }

    func callAsFunction(of animal: Animal, on date: CalendarDate) -> [String] {
        // A stage of life that is not written follows from the date of birth.
        isAge ? animal.stage(on: date).map { [$0.rawValue] } ?? [] : value(animal)?.facets ?? []
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
