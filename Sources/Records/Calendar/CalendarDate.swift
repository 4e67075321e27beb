/// A day of the proleptic Gregorian calendar (ISO 8601-1, 5.2.2), years 1 to 9999.
public struct CalendarDate: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// Nil for a day that does not exist.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= CalendarDate.days(inMonth: month, of: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// A day that stands for one to be read.
    public static let example = CalendarDate(year: 2000, month: 1, day: 1)!  // there was one

    /// The day that lies `days` after 1970-01-01 (before, where negative). Nil outside the years 1 to 9999.
    public init?(daysSince1970 days: Int) {
        // Days are counted from 1 March of year 0, in eras of 400 years, so that leap days come last in their year.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// `YYYY-MM-DD`; nil for any other form and for a day that does not exist.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D,
            let year = text.utf8.prefix(4).decimalNumber, let month = text.utf8.dropFirst(5).prefix(2).decimalNumber,
            let day = text.utf8.dropFirst(8).decimalNumber
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    public static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    /// The number of days in a month from 1 to 12.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    public var daysSince1970: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = shiftedYear / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    public var weekday: Weekday {
        // 1970-01-01 was a Thursday.
        let index = ((daysSince1970 + 3) % 7 + 7) % 7
        return Weekday.allCases[index]
    }

    /// Whole days from `other` to this day; negative when this day is earlier.
    public func days(since other: CalendarDate) -> Int { daysSince1970 - other.daysSince1970 }

    /// Whole months from `other` to this day, as ages are counted; negative when this day is earlier.
    public func months(since other: CalendarDate) -> Int {
        let months = (year - other.year) * 12 + month - other.month
        if months > 0, day < other.day, day < CalendarDate.days(inMonth: month, of: year) { return months - 1 }
        return months
    }

    public static func < (one: CalendarDate, other: CalendarDate) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }

    /// `YYYY-MM-DD`.
    public var description: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }
}

extension Collection where Element == UInt8 {
    /// The number that the digits spell; nil unless there is at least one and nothing else.
    var decimalNumber: Int? {
        guard !isEmpty, count <= 18 else { return nil }
        var number = 0
        for byte in self {
            guard byte.isASCIIDigit else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        return number
    }
}

extension Int {
    /// With leading zeros up to `width` digits.
    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
