/// A day of the week, from Monday (ISO 8601-1, 5.2.3), as records write it.
public enum Weekday: String, Choice, Comparable {
    case monday = "mon"
    case tuesday = "tue"
    case wednesday = "wed"
    case thursday = "thu"
    case friday = "fri"
    case saturday = "sat"
    case sunday = "sun"

    public var polish: [String] {
        switch self {
        case .monday: ["pon", "pn", "poniedziałek"]
        case .tuesday: ["wt", "wto", "wtorek"]
        case .wednesday: ["śr", "śro", "środa"]
        case .thursday: ["czw", "cz", "czwartek"]
        case .friday: ["pt", "pią", "piątek"]
        case .saturday: ["sob", "so", "sobota"]
        case .sunday: ["niedz", "nd", "niedziela"]
        }
    }

    /// 1 (Monday) to 7 (Sunday).
    public var number: Int { Weekday.allCases.firstIndex(of: self)! + 1 }  // every case is in allCases

    public static func < (one: Weekday, other: Weekday) -> Bool { one.number < other.number }
}
