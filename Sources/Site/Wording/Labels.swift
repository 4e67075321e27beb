import Languages
import Records

/// The words of one language for the cases of an enumeration.
struct Labels<Case: CaseIterable & RawRepresentable & Equatable & Sendable>: Sendable where Case.RawValue == String {
    private let cases: [Case]
    private let words: [[String]]

    init(_ phrases: LabelPhrases<Case>, _ texts: Texts) {
        cases = phrases.cases
        words = phrases.phrases.map { forms in forms.map { texts($0) } }
    }

    /// The word for a case, in the form that agrees with a sex where there are such.
    subscript(value: Case, sex: Sex = .unknown) -> String {
        // The lists are short: walking them is quicker than hashing.
        guard let place = cases.firstIndex(of: value) else { return "" }
        let forms = words[place]
        guard forms.count > 1 else { return forms[0] }
        switch sex {
        case .male: return forms[0]
        case .female: return forms[1]
        case .unknown: return forms[2]
        }
    }
}
