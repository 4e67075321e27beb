import Content
import Records

extension Animal {
    /// Returns the day of the last change that the record tells of. Days after `today` are plans, not changes.
    func lastChange(by today: CalendarDate) -> CalendarDate? {
        [checked, arrived, left].lazy.compactMap { $0 }.filter { $0 <= today }.max()
    }
}

extension AnimalEntry {
    /// Returns the day of the last change that the record, or the story or a review beside it, tells of.
    func lastChange(by today: CalendarDate) -> CalendarDate? {
        [record.lastChange(by: today), story?.date, record.reviews.first?.date].lazy.compactMap { $0 }.max()
    }
}

extension InstitutionEntry {
    /// Returns the day of the last change of the institution or an animal of it, as far as their records tell.
    func lastChange(by today: CalendarDate) -> CalendarDate? {
        var latest = record.checked.flatMap { $0 <= today ? $0 : nil }
        for animal in animals {
            guard let change = animal.lastChange(by: today) else { continue }
            latest = max(latest ?? change, change)
        }
        return latest
    }
}
