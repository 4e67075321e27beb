import Languages
import Records
import Testing

@Suite("Dates and times")
struct DateTests {
    @Test("Days are written in every style of the language")
    func days() throws {
        let date = try #require(CalendarDate(year: 2026, month: 10, day: 4))
        let polish = try LanguageFixture.polish.texts()
        #expect(polish.date(date, .full) == "niedziela, 4 października 2026")
        #expect(polish.date(date, .long) == "4 października 2026 r.")
        #expect(polish.date(date, .short) == "4.10.2026")
        let english = try LanguageFixture.english.texts()
        #expect(english.date(date, .full) == "Sunday 4 October 2026")
        #expect(english.date(date, .long) == "4 October 2026")
        #expect(english.date(date, .short) == "4 Oct 2026")
        let ukrainian = try LanguageFixture.ukrainian.texts()
        #expect(ukrainian.date(date, .full) == "неділя, 4 жовтня 2026 р.")
        #expect(ukrainian.date(date, .short) == "04.10.2026")
    }

    @Test("A date is written as exactly as it is known, months alone in the nominative")
    func partialDates() throws {
        let polish = try LanguageFixture.polish.texts()
        let day = try #require(PartialDate("2021-05-03"))
        let month = try #require(PartialDate("2021-05"))
        let year = try #require(PartialDate("2021"))
        #expect(polish.date(day, .long) == "3 maja 2021 r.")
        #expect(polish.date(month, .long) == "maj 2021")
        #expect(polish.date(year, .long) == "2021")
    }

    @Test("Every month and weekday has its name in its place")
    func names() throws {
        let english = try LanguageFixture.english.texts()
        let monday = try #require(CalendarDate(year: 2026, month: 1, day: 5))
        #expect(english.date(monday, .full) == "Monday 5 January 2026")
        let december = try #require(CalendarDate(year: 2026, month: 12, day: 31))
        #expect(english.date(december, .full) == "Thursday 31 December 2026")
        #expect(english.weekday(.sunday) == "Sunday")
        #expect(english.weekday(.monday, isShort: true) == "Mon")
    }

    @Test(
        "Times are written by a clock of 24 or of 12 hours",
        arguments: [
            ("00:05", "00:05", "12:05 am"), ("9:30", "09:30", "9:30 am"), ("12:00", "12:00", "12:00 pm"),
            ("17:45", "17:45", "5:45 pm"), ("24:00", "24:00", "12:00 am"),
        ])
    func times(time: String, inPolish: String, inEnglish: String) throws {
        let time = try #require(TimeOfDay(time))
        #expect(try LanguageFixture.polish.texts().time(time) == inPolish)
        #expect(try LanguageFixture.english.texts().time(time) == inEnglish)
    }

    @Test("Quoted words and doubled quotes stand for themselves")
    func quotes() throws {
        let english = try LanguageFixture.english
            .replacing("long: d MMMM y", with: #"long: "d 'de' MMMM ''yy"#.replacing("yy", with: "y 'o''clock'\""))
            .texts()
        let date = try #require(CalendarDate(year: 2026, month: 3, day: 1))
        #expect(english.date(date, .long) == "1 de March '2026 o'clock")
    }

    @Test(
        "A malformed pattern is refused where it goes wrong",
        arguments: [
            ("d MMMMM y", 2, 5), ("d yy", 2, 2), ("d o y", 2, 1), ("d 'de y", 2, 5), ("'d'", 0, 3), ("", 0, 1),
            ("d. M. HH", 6, 2),
        ])
    func malformed(pattern: String, offset: Int, length: Int) throws {
        let error = try #require(throws: MalformedPattern.self) {
            try DatePattern(pattern, allowed: [.day, .month, .longMonth, .year])
        }
        #expect((error.offset, error.length) == (offset, length))
    }
}
