import Content
import Documents
import EmbeddedFiles

/// The words of other systems and of spreadsheets for the values of records, beside those that records know themselves.
enum SourceWords {
    /// The value of a word; nil where there is none. Letter case, Polish diacritics and what joins words make no difference.
    static func value(of word: String, for field: AnimalField) -> String? {
        tables[field]?[KeyNames.folded(word)]
    }

    /// The fields of which a word may tell beside that in which it stands.
    private static let implied: [AnimalField] = ["type", "sex", "age", "health.neutered"]

    /// Returns what a word says of other fields than the one in which it stands: "suczka" is a dog, and a female.
    static func further(_ word: String, besides field: AnimalField) -> [(field: AnimalField, value: String)] {
        // Single letters mean something else in each column.
        guard implied.contains(field), word.count > 2 else { return [] }
        return implied.compactMap { other in
            other == field ? nil : value(of: word, for: other).map { (other, $0) }
        }
    }

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

    private static let tables: [AnimalField: [String: String]] = {
        var tables: [AnimalField: [String: String]] = [:]
        for field in AnimalField.allCases where field.kind == .choice {
            for choice in field.choices {
                for word in [choice.value] + choice.polish {
                    tables[field, default: [:]][KeyNames.folded(word)] = choice.value
                }
            }
        }
        for (name, words) in lists.lists {
            let parts = name.split(separator: " ")
            guard parts.count == 2, let field = AnimalField(path: String(parts[0])) else { continue }
            for word in words { tables[field, default: [:]][KeyNames.folded(word)] = String(parts[1]) }
        }
        return tables
    }()

    private static let (yes, no) = (Set(lists["true"]), Set(lists["false"]))
}
