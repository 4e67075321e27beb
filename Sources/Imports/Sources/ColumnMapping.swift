import Documents
import Messages

/// A mapping file: which column is which field, and what the source's words are in records.
///
/// ```yaml
/// columns:
///   name: Nazwa robocza
/// values:
///   status: {"W trakcie": reserved, "Brak wpisu": unknown}
/// defaults:
///   type: dog
/// dates: day-first
/// weight: kg
/// ```
public struct ColumnMapping: Sendable {
    /// The name of the column of each field.
    private(set) var columns: [(field: AnimalField, column: String)] = []
    /// For each field the values by folded words; nil for unknown.
    private var values: [AnimalField: [String: String?]] = [:]
    private(set) var defaults: [(field: AnimalField, value: RecordValue)] = []
    private(set) var dates = DateReading.Order.unknown
    private(set) var weightInPounds = false
    /// True if the file says in what unit weights are.
    private(set) var tellsUnit = false

    public init() {}

    /// The value that the file gives a word; nil where it says nothing, a nil within where it says "unknown".
    func value(of word: String, for field: AnimalField) -> String?? { values[field]?[KeyNames.folded(word)] }

    /// Reads a mapping file; reports what is wrong with it.
    public init(name: String, bytes: [UInt8], diagnostics: inout [Diagnostic]) {
        self.init()
        guard let source = SourceFile(name: name, bytes: bytes, diagnostics: &diagnostics),
            let root = YAMLReader.read(source, diagnostics: &diagnostics)?.root
        else { return }
        var reader = MappingReader()
        for (key, value) in reader.entries(of: root) {
            switch KeyNames.folded(key.text) {
            case "columns", "kolumny":
                for (name, column) in reader.entries(of: value) {
                    guard let field = reader.field(name) else { continue }
                    if ColumnNames.isPrivate(column.text)
                        || (ColumnNames.isChipNumber(column.text) && field != "health.chipped")
                    {
                        reader.report(
                            column, "\"\(column.text)\" tells of people or of a chip's number, and is never taken over",
                            "delete this line")
                    } else {
                        columns.append((field, column.text))
                    }
                }
            case "values", "wartosci":
                for (name, words) in reader.entries(of: value) {
                    guard let field = reader.field(name) else { continue }
                    for (word, meaning) in reader.entries(of: words) {
                        guard let value = reader.meaning(meaning, of: field) else { continue }
                        values[field, default: [:]][KeyNames.folded(CleanText.line(word.text))] = .some(value)
                    }
                }
            case "defaults", "domyslnie":
                for (name, value) in reader.entries(of: value) {
                    guard let field = reader.field(name), let meaning = reader.meaning(value, of: field), let meaning
                    else {
                        continue
                    }
                    defaults.append((field, field.kind == .list ? .list([meaning]) : .text(meaning)))
                }
            case "dates", "daty":
                switch KeyNames.folded(value.text) {
                case "dayfirst", "najpierwdzien": dates = .dayFirst
                case "monthfirst", "najpierwmiesiac": dates = .monthFirst
                default:
                    reader.report(value, "unknown order of dates \"\(value.text)\"", "write day-first or month-first")
                }
            case "weight", "waga":
                switch value.text {
                case "kg": tellsUnit = true
                case "lb": (tellsUnit, weightInPounds) = (true, true)
                default: reader.report(value, "unknown unit of weight \"\(value.text)\"", "write kg or lb")
                }
            default:
                reader.report(
                    key, "a mapping has no \"\(key.text)\"",
                    "known are: columns, values, defaults, dates, weight")
            }
        }
        diagnostics += reader.diagnostics
    }
}
