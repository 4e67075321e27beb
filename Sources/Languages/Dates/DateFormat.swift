import Records

/// The way a language writes days, months and times.
public struct DateFormat: Sendable {
    /// Twelve each, from January.
    public struct Months: Sendable {
        /// The names beside a day ("4 października").
        public var format: [String]
        /// The names that stand alone ("październik").
        public var standAlone: [String]
        /// Abbreviated, beside a day.
        public var short: [String]
    }

    /// Seven each, from Monday.
    public struct Weekdays: Sendable {
        public var long: [String]
        public var short: [String]
    }

    public struct Patterns: Sendable {
        public var full: DatePattern
        public var long: DatePattern
        public var short: DatePattern
        public var monthAndYear: DatePattern
        public var year: DatePattern
        public var time: DatePattern
    }

    /// The length of a written day.
    public enum Style: Sendable {
        /// The day with its weekday: "niedziela, 4 października 2026".
        case full
        /// "4 października 2026".
        case long
        /// "4.10.2026".
        case short
    }

    public var months: Months
    public var weekdays: Weekdays
    /// The texts for "a": before and after noon.
    public var dayPeriods: (morning: String, afternoon: String)
    public var patterns: Patterns

    public func string(_ date: CalendarDate, _ style: Style) -> String {
        let pattern =
            switch style {
            case .full: patterns.full
            case .long: patterns.long
            case .short: patterns.short
            }
        return string(pattern, date: date)
    }

    /// Returns a date as exact as it is: a day in the style, a month with its year, a year.
    public func string(_ date: PartialDate, _ style: Style) -> String {
        switch date {
        case .day(let day): string(day, style)
        case .month: string(patterns.monthAndYear, date: date.earliest)
        case .year: string(patterns.year, date: date.earliest)
        }
    }

    public func string(_ time: TimeOfDay) -> String {
        string(patterns.time) { field, text in append(field, time, to: &text) }
    }

    public func name(of weekday: Weekday, isShort: Bool) -> String {
        (isShort ? weekdays.short : weekdays.long)[weekday.number - 1]
    }

    private func string(_ pattern: DatePattern, date: CalendarDate) -> String {
        string(pattern) { field, text in append(field, date, to: &text) }
    }

    private func string(_ pattern: DatePattern, _ append: (DatePattern.Field, inout String) -> Void) -> String {
        var text = ""
        for part in pattern.parts {
            switch part {
            case .text(let words): text += words
            case .field(let field): append(field, &text)
            }
        }
        return text
    }

    private func append(_ field: DatePattern.Field, _ date: CalendarDate, to text: inout String) {
        switch field {
        case .day: text += String(date.day)
        case .dayInTwoDigits: text.append(twoDigits: date.day)
        case .month: text += String(date.month)
        case .monthInTwoDigits: text.append(twoDigits: date.month)
        case .shortMonth: text += months.short[date.month - 1]
        case .longMonth: text += months.format[date.month - 1]
        case .standAloneMonth: text += months.standAlone[date.month - 1]
        case .year: text += String(date.year)
        case .shortWeekday: text += weekdays.short[date.weekday.number - 1]
        case .longWeekday: text += weekdays.long[date.weekday.number - 1]
        case .hour, .hourInTwoDigits, .hourOfTwelve, .minute, .dayPeriod: break
        }
    }

    private func append(_ field: DatePattern.Field, _ time: TimeOfDay, to text: inout String) {
        let hour = time.minutes / 60
        switch field {
        case .hour: text += String(hour)
        case .hourInTwoDigits: text.append(twoDigits: hour)
        case .hourOfTwelve: text += String((hour + 11) % 12 + 1)
        case .minute: text.append(twoDigits: time.minutes % 60)
        case .dayPeriod: text += (12..<24).contains(hour) ? dayPeriods.afternoon : dayPeriods.morning
        default: break
        }
    }
}

extension String {
    /// A number from 0 to 99 with a leading zero.
    fileprivate mutating func append(twoDigits number: Int) {
        if number < 10 { self += "0" }
        self += String(number)
    }
}
