import Documents
import Records

extension ValueShape {
    /// A day of the week, or a range of days, in whichever language and letter case.
    static let dayRange: ValueShape = {
        let words = Weekday.allCases.flatMap { [$0.rawValue] + $0.polish }
        let day = #"(?:\#(words.map(KeyNames.pattern(of:)).joined(separator: "|")))\.?"#
        return .form(#"\#(day)(\s*[-–]\s*\#(day))?"#, example: "mon-fri", maximum: 60, rule: "days")
    }()

    static let timeZone: ValueShape = .choice(TimeZoneNames.all.map { ChoiceWord(value: $0, polish: []) })
}
