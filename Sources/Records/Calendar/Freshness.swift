extension CalendarDate {
    /// True if a record that staff last confirmed on this day needs a new confirmation.
    /// - Parameter days: the number of days for which a record counts as confirmed.
    public func isStale(on today: CalendarDate, after days: Int) -> Bool { today.days(since: self) > days }
}

extension Animal {
    /// True if staff have to confirm the record from time to time: visitors may come for the animal.
    public var needsConfirmation: Bool { status == .available }
}
