extension CalendarDate {
    /// Returns Easter Sunday in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8).
    public static func easter(of year: Int) -> CalendarDate? {
        let century = year / 100
        let moon = (19 * (year % 19) + century - century / 4 - (8 * century + 13) / 25 + 15) % 30
        let sunday = (32 + 2 * (century % 4) + 2 * (year % 100 / 4) - moon - year % 100 % 4) % 7
        let correction = (year % 19 + 11 * moon + 22 * sunday) / 451
        let days = moon + sunday - 7 * correction + 114
        return CalendarDate(year: year, month: days / 31, day: days % 31 + 1)
    }
}
