/// The plural categories of the Unicode CLDR (UTS #35, part 3, "Language Plural Rules"). A language has `other` and
/// those that its rules name.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other

    /// The place of the category in arrays that hold a value for each.
    var index: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
