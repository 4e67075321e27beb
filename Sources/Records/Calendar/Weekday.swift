/// A day of the week, from Monday (ISO 8601-1, 5.2.3), as records write it.
public enum Weekday: String, Choice, Comparable {
    case monday = "mon"
    case tuesday = "tue"
    case wednesday = "wed"
    case thursday = "thu"
    case friday = "fri"
    case saturday = "sat"
    case sunday = "sun"

    public static let polish: KeyValuePairs<Weekday, [String]> = [
        .monday: ["pon", "pn", "poniedziałek"], .tuesday: ["wt", "wto", "wtorek"], .wednesday: ["śr", "śro", "środa"],
        .thursday: ["czw", "cz", "czwartek"], .friday: ["pt", "pią", "piątek"], .saturday: ["sob", "so", "sobota"],
        .sunday: ["niedz", "nd", "niedziela"],
    ]

    /// 1 (Monday) to 7 (Sunday).
    public var number: Int { Weekday.allCases.firstIndex(of: self)! + 1 }  // every case is in allCases

    public static func < (one: Weekday, other: Weekday) -> Bool { one.number < other.number }
}
