import Records

/// A value of a record as its decoder tells it again, so that whoever shows it need not know the record.
public enum FieldValue: Sendable {
    case text(String)
    indirect case localized(Localized<String>)
    indirect case prose(Localized<Prose>)
    /// A word of a fixed list, in English.
    case choice(String)
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case date(CalendarDate)
    case partialDate(PartialDate)
    /// At least one.
    case list([FieldValue])
    /// At least one, by the names of fields.
    case group([(name: String, value: FieldValue)])
}

extension FieldValue {
    /// Calls `body` with each value by which search finds the record: the word of a choice, `yes`, the names of what is
    /// true in a group. What is unknown is nothing to look for.
    public func forEachFacet(_ body: (String) -> Void) {
        switch self {
        case .choice(let word): if word != "unknown" { body(word) }
        case .boolean(let isTrue): if isTrue { body("yes") }
        case .list(let values): for value in values { value.forEachFacet(body) }
        case .group(let members): for member in members where member.value.isWelcoming { body(member.name) }
        case .text, .localized, .prose, .integer, .number, .date, .partialDate: break
        }
    }

    /// True for a yes, and for an age from which it is one.
    private var isWelcoming: Bool {
        switch self {
        case .boolean(let isTrue): isTrue
        case .integer: true
        default: false
        }
    }
}
