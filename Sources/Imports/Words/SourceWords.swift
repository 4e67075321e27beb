import Content
import Documents

/// The words of other systems and of spreadsheets for the values of records, beside those that records know themselves.
enum SourceWords {
    /// The value of a word; nil where there is none. Letter case, Polish diacritics and what joins words make no difference.
    static func value(of word: String, for field: AnimalField) -> String? {
        tables[field]?[KeyNames.folded(word)]
    }

    /// Returns true for words that say that nobody knows. They are never taken for no.
    static func saysUnknown(_ word: String) -> Bool { unknown.contains(KeyNames.folded(word)) }

    /// Yes or no, as spreadsheets have it.
    static func boolean(_ word: String) -> Bool? {
        let folded = KeyNames.folded(word)
        return yes.contains(folded) ? true : no.contains(folded) ? false : nil
    }

    /// The Polish word to write for a value.
    static func polish(_ value: String, for field: AnimalField) -> String? {
        switch value {
        case "true": "tak"
        case "false": "nie"
        default: field.choices.first { $0.value == value }?.polish.first
        }
    }

    private static let lists = WordLists(.values)

    private static let tables: [AnimalField: [String: String]] = Dictionary(
        uniqueKeysWithValues: AnimalField.allCases.filter { $0.kind == .choice }.map { field in
            var table: [String: String] = [:]
            for choice in field.choices {
                for word in [choice.value] + choice.polish + lists["\(field.path) \(choice.value)"] {
                    table[KeyNames.folded(word)] = choice.value
                }
            }
            return (field, table)
        })

    private static let unknown = Set(lists["unknown"].map { KeyNames.folded($0) })
    private static let (yes, no) = (Set(lists["true"]), Set(lists["false"]))
}
