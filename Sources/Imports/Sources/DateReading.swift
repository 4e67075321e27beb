import Messages
import Records

/// Reads dates as systems and spreadsheets write them. Nothing is guessed: a date that can be read in two ways is told.
struct DateReading: Sendable {
    /// The number that comes first in dates with slashes.
    enum Order: Sendable {
        case unknown, dayFirst, monthFirst
    }

    let order: Order

    enum Result: Equatable {
        case date(PartialDate, isEstimated: Bool)
        /// It can be the one day or the other.
        case ambiguous(CalendarDate, CalendarDate)
        case unreadable
    }

    /// A day, a month or a year: `2021-05-03`, `2021-05-03T00:00:00`, `03.05.2021`, `03/05/2021`, `05.2021`, `2021`, each
    /// with `ok.` or `~` before it where it is estimated and `r.` behind it.
    func read(_ text: String) -> Result {
        var text = text[...]
        var isEstimated = false
        for mark in ["około ", "ok. ", "ok.", "ok ", "~", "c. ", "ca. "] where text.lowercased().hasPrefix(mark) {
            text = text.dropFirst(mark.count).drop { $0 == " " }
            isEstimated = true
            break
        }
        for mark in [" roku", " r.", " r", "r."] where text.hasSuffix(mark) {
            text = text.dropLast(mark.count)
            break
        }
        // A time of day behind a date.
        if ["T", " "].contains(text.dropFirst(10).first), text.prefix(10).allSatisfy({ "0123456789-./".contains($0) }) {
            text = text.prefix(10)
        }
        if let date = PartialDate(text) { return .date(date, isEstimated: isEstimated) }
        for separator in [".", "/", "-"] as [Character] where text.contains(separator) {
            return read(text.split(separator: separator, omittingEmptySubsequences: false), separator, isEstimated)
        }
        return .unreadable
    }

    private func read(_ parts: [Substring], _ separator: Character, _ isEstimated: Bool) -> Result {
        let numbers = parts.map { part in
            part.utf8.allSatisfy(\.isASCIIDigit) && (1...4).contains(part.utf8.count) ? Int(part) : nil
        }
        guard !numbers.contains(nil), let last = parts.last, last.utf8.count == 4, let year = numbers.last ?? nil else {
            return .unreadable
        }
        if numbers.count == 2, let month = numbers[0], CalendarDate(year: year, month: month, day: 1) != nil {
            return .date(.month(year: year, month: month), isEstimated: isEstimated)
        }
        guard numbers.count == 3, let one = numbers[0], let other = numbers[1] else { return .unreadable }
        let dayFirst = CalendarDate(year: year, month: other, day: one)
        let monthFirst = CalendarDate(year: year, month: one, day: other)
        // Dates with points put the day first wherever they are written.
        let day: CalendarDate?
        switch separator == "/" ? order : .dayFirst {
        case .dayFirst: day = dayFirst
        case .monthFirst: day = monthFirst
        case .unknown:
            if let dayFirst, let monthFirst, dayFirst != monthFirst { return .ambiguous(dayFirst, monthFirst) }
            day = dayFirst ?? monthFirst
        }
        return day.map { .date(.day($0), isEstimated: isEstimated) } ?? .unreadable
    }
}
