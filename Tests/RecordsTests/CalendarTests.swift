import Testing

@testable import Records

@Suite("Dates and times")
struct CalendarTests {
    @Test("Days are counted from 1970 and back, over all years")
    func counting() throws {
        #expect(try #require(CalendarDate("1970-01-01")).daysSince1970 == 0)
        #expect(try #require(CalendarDate("2000-03-01")).daysSince1970 == 11_017)
        #expect(try #require(CalendarDate("0001-01-01")).daysSince1970 == -719_162)
        var previous: CalendarDate?
        for days in stride(from: -719_162, through: 2_932_896, by: 97) {
            let date = try #require(CalendarDate(daysSince1970: days))
            #expect(date.daysSince1970 == days)
            if let previous { #expect(previous < date) }
            previous = date
        }
        #expect(CalendarDate(daysSince1970: 2_932_897) == nil)
        #expect(CalendarDate(daysSince1970: -719_163) == nil)
    }

    @Test(
        "Days that do not exist are refused",
        arguments: [
            "2025-02-29", "2024-02-30", "1900-02-29", "2025-04-31", "2025-13-01", "2025-00-10", "2025-01-00",
            "0000-01-01", "2025-1-01", "20250101", "2025-01-01T00", "２０２５-01-01", "+025-01-01",
        ])
    func impossible(text: String) { #expect(CalendarDate(text) == nil) }

    @Test("Leap days exist when they should", arguments: ["2024-02-29", "2000-02-29"])
    func leapDays(text: String) { #expect(CalendarDate(text)?.description == text) }

    @Test(
        "Weekdays are those of the calendar",
        arguments: [
            ("1970-01-01", Weekday.thursday), ("2026-11-21", .saturday), ("2000-02-29", .tuesday),
            ("1900-01-01", .monday), ("0001-01-01", .monday),
        ])
    func weekdays(text: String, weekday: Weekday) { #expect(CalendarDate(text)?.weekday == weekday) }

    @Test(
        "Whole months are counted as ages are",
        arguments: [
            ("2024-01-31", "2024-02-29", 1), ("2024-01-31", "2024-03-30", 1), ("2024-01-31", "2024-03-31", 2),
            ("2020-05-03", "2026-05-02", 71), ("2020-05-03", "2026-05-03", 72), ("2026-05-03", "2026-05-03", 0),
            ("2024-02-29", "2025-02-28", 12),
        ])
    func months(from: String, to: String, months: Int) throws {
        #expect(try #require(CalendarDate(to)).months(since: #require(CalendarDate(from))) == months)
    }

    @Test(
        "Partial dates are as exact as they are written",
        arguments: [
            ("2021-05-03", "2021-05-03", "2021-05-03"), ("2024-02", "2024-02-01", "2024-02-29"),
            ("2021", "2021-01-01", "2021-12-31"),
        ])
    func partial(text: String, earliest: String, latest: String) throws {
        let date = try #require(PartialDate(text))
        #expect((date.description, date.earliest.description, date.latest.description) == (text, earliest, latest))
    }

    @Test(
        "What is no partial date is refused",
        arguments: ["", "21", "2021-5", "2021-13", "2021-05-32", "05-2021", "20210", "0000"])
    func noPartial(text: String) { #expect(PartialDate(text) == nil) }

    @Test(
        "Times run from 00:00 to 24:00",
        arguments: [
            ("9:00", "09:00"), ("24:00", "24:00"), ("00:00", "00:00"), ("23:59", "23:59"), ("24:01", nil),
            ("12:60", nil), ("12", nil), ("12:5", nil), ("012:00", nil), ("-1:00", nil), ("12:00:00", nil),
        ] as [(String, String?)])
    func times(text: String, written: String?) { #expect(TimeOfDay(text)?.description == written) }
}
