extension CalendarDate {
    /// True if what staff last confirmed on this day has been left alone for too long.
    /// - Parameter days: for how many days a record counts as confirmed.
    public func isStale(on today: CalendarDate, after days: Int) -> Bool { today.days(since: self) > days }
}

extension Animal {
    /// True if staff have to confirm the record from time to time: visitors may come for the animal.
    public var needsConfirmation: Bool { status == .available }
}
