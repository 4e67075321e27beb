/// A day, a month or a year: as exact as what is known (ISO 8601-1, 5.2.2: `2021-05-03`, `2021-05`, `2021`).
public enum PartialDate: Hashable, Sendable, CustomStringConvertible {
    case day(CalendarDate)
    case month(year: Int, month: Int)
    case year(Int)

    /// Nil for any other form and for a date that does not exist.
    public init?(_ text: some StringProtocol) {
        switch text.utf8.count {
        case 10:
            guard let date = CalendarDate(text) else { return nil }
            self = .day(date)
        case 7:
            guard let first = CalendarDate("\(text)-01") else { return nil }
            self = .month(year: first.year, month: first.month)
        case 4:
            guard let first = CalendarDate("\(text)-01-01") else { return nil }
            self = .year(first.year)
        default: return nil
        }
    }

    /// The first day that is meant.
    public var earliest: CalendarDate {
        switch self {
        case .day(let date): date
        case .month(let year, let month): CalendarDate(year: year, month: month, day: 1)!  // checked by init
        case .year(let year): CalendarDate(year: year, month: 1, day: 1)!  // checked by init
        }
    }

    /// The last day that is meant.
    public var latest: CalendarDate {
        switch self {
        case .day(let date): date
        case .month(let year, let month):
            // checked by init
            CalendarDate(year: year, month: month, day: CalendarDate.days(inMonth: month, of: year))!
        case .year(let year): CalendarDate(year: year, month: 12, day: 31)!  // checked by init
        }
    }

    public var description: String {
        switch self {
        case .day(let date): date.description
        case .month(let year, let month): "\(year.padded(to: 4))-\(month.padded(to: 2))"
        case .year(let year): year.padded(to: 4)
        }
    }
}
