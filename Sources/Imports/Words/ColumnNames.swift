import Content
import Documents
import EmbeddedFiles

/// The names of columns of tables, in Polish and English.
enum ColumnNames {
    /// The field that a column's name stands for; nil where it is none that an import takes over.
    static func field(named name: String) -> AnimalField? { table[folded(name)] }

    /// True if a column's name says that it tells of people or holds a chip's number: nothing of it is taken over, whatever
    /// a mapping says.
    static func isPrivate(_ name: String) -> Bool {
        let folded = folded(name)
        return table[folded] == nil && persons.contains { folded.contains($0) }
    }

    /// True if it holds the number of a chip, of which only that there is one is taken over.
    static func isChipNumber(_ name: String) -> Bool {
        let folded = folded(name)
        return folded.contains("chip") || folded.contains("czip")
    }

    /// Without letter case, diacritics, what joins words, and units in brackets.
    static func folded(_ name: String) -> String {
        let words = CleanText.line(name).prefix { $0 != "(" && $0 != "[" }
        return KeyNames.folded(String(words.filter { !":?*.".contains($0) }))
    }

    private static let lists = WordLists(.columns)

    private static let persons = lists["people"]

    /// English names of fields are their own; the Polish ones are those of records. `uwagi` and `notes` are left out: in
    /// tables they are notes for staff.
    private static let table: [String: AnimalField] = {
        var table: [String: AnimalField] = [:]
        for field in AnimalField.allCases where field != "health.notes" {
            for name in [field.key, field.path] + FieldNames.polish(of: field.key) { table[folded(name)] = field }
        }
        for (path, names) in lists.lists {
            guard let field = AnimalField(path: path) else { continue }
            for name in names { table[folded(name)] = field }
        }
        return table
    }()
}
