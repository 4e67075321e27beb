import Content
import Records

extension Animal {
    /// Returns the values of a field by which an animal is found in lists and by search.
    func filterValues(of field: Field<Animal>, on date: CalendarDate) -> [String] {
        // A stage of life that is not written follows from the date of birth.
        field.name == "age" ? stage(on: date).map { [$0.rawValue] } ?? [] : field.value(self)?.facets ?? []
    }

    /// Returns the stage of life; where it is not written, it follows from the day of birth. Where only the year or month is
    /// known, whatever may still be adult is adult.
    private func stage(on date: CalendarDate) -> LifeStage? {
        guard let born else { return lifeStage }
        switch date.months(since: born.earliest) {
        case ..<6: return .baby
        case ..<24: return .young
        default: return date.months(since: born.latest) < 120 ? .adult : .senior
        }
    }
}
