import Languages
import Records
import Testing

@Suite("Spans of time")
struct SpanTests {
    @Test(
        "From a day they are told in days, weeks, months and years",
        arguments: [
            ("2026-11-21", Span.today), ("2026-11-20", .days(1)), ("2026-11-08", .days(13)), ("2026-11-07", .weeks(2)),
            ("2026-10-25", .weeks(3)), ("2026-10-24", .weeks(4)), ("2026-10-22", .weeks(4)), ("2026-10-21", .months(1)),
            ("2026-09-22", .months(1)), ("2026-09-21", .months(2)), ("2024-11-22", .months(23)),
            ("2024-11-21", .years(2)), ("2023-11-22", .years(2)), ("2023-11-21", .years(3)), ("1996-02-29", .years(30)),
        ])
    func fromDays(start: String, expected: Span) throws {
        try expect(start, "2026-11-21", expected)
    }

    @Test(
        "From a month they are told in months and years",
        arguments: [
            ("2026-11", Span.underAMonth), ("2026-10", .months(1)), ("2026-03", .months(8)), ("2024-12", .months(23)),
            ("2024-11", .years(2)), ("2021-12", .years(4)), ("2021-11", .years(5)),
        ])
    func fromMonths(start: String, expected: Span) throws {
        try expect(start, "2026-11-21", expected)
    }

    @Test(
        "From a year they are told in years, the first two in words",
        arguments: [("2026", Span.underAYear), ("2025", .aboutAYear), ("2024", .years(2)), ("2023", .years(3))])
    func fromYears(start: String, expected: Span) throws {
        try expect(start, "2026-11-21", expected)
    }

    @Test("A day that comes after has no span", arguments: ["2026-11-22", "2026-12", "2027"])
    func future(start: String) throws {
        try expect(start, "2026-11-21", nil)
    }

    @Test("February ends a month that began on a day it lacks")
    func endOfFebruary() throws {
        try expect("2026-01-31", "2026-02-28", .months(1))
        try expect("2026-01-31", "2026-02-27", .weeks(3))
        try expect("2024-02-29", "2026-02-28", .years(2))
    }

    private func expect(
        _ start: String, _ day: String, _ expected: Span?, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let start = try #require(PartialDate(start), sourceLocation: sourceLocation)
        let day = try #require(CalendarDate(day), sourceLocation: sourceLocation)
        #expect(Span(from: start, to: day) == expected, sourceLocation: sourceLocation)
    }
}
