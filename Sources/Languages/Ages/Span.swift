import Records

/// A time that has passed, in the unit in which people would tell it and only as exact as its start is known.
public enum Span: Hashable, Sendable {
    /// The first day itself.
    case today
    /// 1 to 13.
    case days(Int)
    /// 2 to 4, while less than a month has passed.
    case weeks(Int)
    /// Part of a month, where no day is known.
    case underAMonth
    /// 1 to 23.
    case months(Int)
    /// Part of a year, where no month is known.
    case underAYear
    /// Between a day and two years: the year before, of which no month is known.
    case aboutAYear
    /// 2 or more.
    case years(Int)

    /// Creates the span between a start and a day; nil if the start is after the day.
    public init?(from start: PartialDate, to day: CalendarDate) {
        switch start {
        case .day(let date):
            let days = day.days(since: date)
            guard days >= 0 else { return nil }
            let months = days < 28 ? 0 : day.months(since: date)
            switch (days, months) {
            case (0, _): self = .today
            case (..<14, _): self = .days(days)
            case (_, 0): self = .weeks(days / 7)
            default: self.init(months: months)
            }
        case .month(let year, let month):
            let months = (day.year - year) * 12 + day.month - month
            guard months >= 0 else { return nil }
            if months == 0 { self = .underAMonth } else { self.init(months: months) }
        case .year(let year):
            switch day.year - year {
            case ..<0: return nil
            case 0: self = .underAYear
            case 1: self = .aboutAYear
            case let years: self = .years(years)
            }
        }
    }

    private init(months: Int) {
        self = months < 24 ? .months(months) : .years(months / 12)
    }
}
