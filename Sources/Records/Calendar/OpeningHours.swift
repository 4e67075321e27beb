/// The times when an institution is open to visitors, in the site's time zone.
public struct OpeningHours: Sendable, Equatable {
    /// Hours of ordinary weeks.
    public struct Regular: Sendable, Equatable {
        /// In the week's order, each once; at least one.
        public var days: [Weekday]
        public var opens: TimeOfDay
        /// After `opens`.
        public var closes: TimeOfDay
        public var note: Localized<String>?

        public init(days: [Weekday], opens: TimeOfDay, closes: TimeOfDay, note: Localized<String>? = nil) {
            self.days = days
            self.opens = opens
            self.closes = closes
            self.note = note
        }
    }

    /// A single day that differs.
    public struct Exception: Sendable, Equatable {
        public var date: CalendarDate
        /// Nil on a day that is closed altogether.
        public var hours: ClosedRange<TimeOfDay>?
        public var note: Localized<String>?

        public init(date: CalendarDate, hours: ClosedRange<TimeOfDay>? = nil, note: Localized<String>? = nil) {
            self.date = date
            self.hours = hours
            self.note = note
        }
    }

    public var regular: [Regular]
    public var exceptions: [Exception]

    public init(regular: [Regular] = [], exceptions: [Exception] = []) {
        self.regular = regular
        self.exceptions = exceptions
    }
}
