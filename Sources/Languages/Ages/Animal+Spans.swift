import Records

extension Animal {
    /// Returns the time since it was born, which grows until it left. Nil where that is not known, where it was not born yet,
    /// and where it has passed nobody knows when.
    public func age(on today: CalendarDate) -> Span? {
        guard let born, left != nil || status != .passed else { return nil }
        return Span(from: born, to: left.map { min($0, today) } ?? today)
    }

    /// Returns the time for which it has looked for a home; nil where it looks for none, where nobody knows since when, and
    /// where it comes after the day.
    public func wait(on today: CalendarDate) -> Span? {
        status.seeksHome ? arrived.flatMap { Span(from: .day($0), to: today) } : nil
    }
}
