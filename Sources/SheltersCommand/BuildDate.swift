import ArgumentParser
import Content
import Messages
import Records
import Platform

/// The day for which the site is built.
struct BuildDate {
    /// The value of `--date`, a day that exists.
    let option: String?
    /// The value of `SOURCE_DATE_EPOCH` (reproducible-builds.org): seconds since 1970-01-01T00:00:00Z.
    let sourceDateEpoch: String?

    struct InvalidEpoch: Error {
        let value: String

        var message: Message { "SOURCE_DATE_EPOCH must be a number of seconds since 1970, not \"\(value)\"" }
    }

    /// Refuses a `--date` that is no day.
    static func validate(option: String?) throws(ValidationError) {
        guard let option, CalendarDate(option) == nil else { return }
        throw ValidationError(localized("--date needs a day that exists, as YYYY-MM-DD, not \"\(option)\"."))
    }

    /// Returns the day that an option gives, else the environment, else today in the time zone of a site.
    static func day(_ option: String?, of content: some ContentSource) throws(InvalidEpoch) -> CalendarDate {
        let epoch = getenv("SOURCE_DATE_EPOCH").map { String(cString: $0) }
        return try BuildDate(option: option, sourceDateEpoch: epoch).day(
            timeZone: CatalogueLoader.timeZone(of: content))
    }

    /// - Parameter timeZone: an IANA name, in which "today" is meant.
    func day(timeZone: String) throws(InvalidEpoch) -> CalendarDate {
        if let option, let day = CalendarDate(option) { return day }
        if let sourceDateEpoch, !sourceDateEpoch.isEmpty {
            guard let seconds = Int(sourceDateEpoch), seconds >= 0,
                let day = CalendarDate(daysSince1970: seconds / 86_400)
            else { throw InvalidEpoch(value: sourceDateEpoch) }
            return day
        }
        return BuildDate.today(in: timeZone)
    }

    /// Staff write "today" in their own time zone, and a build server may be elsewhere.
    private static func today(in timeZone: String) -> CalendarDate {
        setenv("TZ", timeZone, 1)
        tzset()
        var now = time(nil)
        var local = tm()
        localtime_r(&now, &local)
        let epoch = CalendarDate(daysSince1970: Int(now) / 86_400)
        return CalendarDate(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
            ?? epoch ?? CalendarDate(year: 1970, month: 1, day: 1)!  // that day exists
    }
}
