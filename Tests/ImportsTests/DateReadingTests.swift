import Records
import Testing

@testable import Imports

@Suite("Dates of other systems")
struct DateReadingTests {
    @Test(
        "the forms of systems and spreadsheets are read",
        arguments: [
            ("2021-05-03", "2021-05-03"), ("2021-05-03T00:00:00", "2021-05-03"), ("2021-05-03 14:20", "2021-05-03"),
            ("03.05.2021", "2021-05-03"), ("3.5.2021 r.", "2021-05-03"), ("05.2021", "2021-05"), ("2021", "2021"),
            ("2021 r.", "2021"), ("13/05/2021", "2021-05-13"), ("05/13/2021", "2021-05-13"),
            ("04/04/2021", "2021-04-04"),
        ])
    func forms(_ text: String, _ date: String) throws {
        let expected = try #require(PartialDate(date))
        #expect(DateReading(order: .unknown).read(text) == .date(expected, isEstimated: false))
    }

    @Test("what is estimated is known to be", arguments: ["ok. 2019", "około 2019", "~2019", "ok.2019 r."])
    func estimated(_ text: String) {
        #expect(DateReading(order: .unknown).read(text) == .date(.year(2019), isEstimated: true))
    }

    @Test("a date that can be read in two ways is not guessed")
    func ambiguous() throws {
        let one = try #require(CalendarDate("2021-05-03"))
        let other = try #require(CalendarDate("2021-03-05"))
        #expect(DateReading(order: .unknown).read("03/05/2021") == .ambiguous(one, other))
        #expect(DateReading(order: .dayFirst).read("03/05/2021") == .date(.day(one), isEstimated: false))
        #expect(DateReading(order: .monthFirst).read("03/05/2021") == .date(.day(other), isEstimated: false))
    }

    @Test(
        "prose and days that do not exist are no dates",
        arguments: ["3 years", "31.02.2021", "03.05.21", "", "12/13/14"])
    func unreadable(_ text: String) { #expect(DateReading(order: .unknown).read(text) == .unreadable) }
}
