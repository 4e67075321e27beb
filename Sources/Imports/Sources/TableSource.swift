import Messages

/// Animals of a table (CSV, TSV): a row each, below a row with the names of columns.
struct TableSource {
    private struct Column {
        var name: String
        var field: AnimalField?
    }

    let reading: AnimalReading

    init(_ bytes: [UInt8], reading: AnimalReading) throws(SourceProblem) {
        var reading = reading
        var table = CommaSeparatedValues(bytes)
        guard let header = try table.next() else { throw SourceProblem("the file is empty") }
        let columns = try TableSource.columns(header, reading.values.mapping)
        for column in columns where column.field == nil && !column.name.isEmpty {
            reading.findings.leaveOut(column.name, count: 0)
        }
        guard
            let key = columns.firstIndex(where: { $0.field == "reference" })
                ?? columns.firstIndex(where: { $0.field == "number" })
        else {
            throw SourceProblem(
                at: 0, "no column says which animal is which, so the next import could not find the animals again",
                suggestion: "add a column \"reference\" or \"number\" to the table, or name it in a mapping file")
        }
        guard
            columns.contains(where: { $0.field == "type" })
                || reading.values.mapping.defaults.contains(where: { $0.field == "type" })
        else {
            throw SourceProblem(
                at: 0, "no column says what kind of animals they are",
                suggestion: "add a column \"typ\" or \"type\", or give the type in a mapping file under \"defaults\"")
        }
        var references: [String: Int] = [:]
        while let row = try table.next() {
            if row.count > columns.count, let surplus = row[columns.count...].first(where: { !$0.text.isEmpty }) {
                throw SourceProblem(
                    at: surplus.offset,
                    "this row has \(row.count) cells and the table \(columns.count, one: "column", many: "columns")",
                    suggestion: "put a text that holds the separator in quotation marks")
            }
            let start = row[0].offset
            let reference = key < row.count ? CleanText.line(row[key].text) : ""
            if row.allSatisfy({ CleanText.line($0.text).isEmpty }) { continue }
            guard !reference.isEmpty else {
                reading.findings.addAnimal(
                    at: start,
                    "this row has nothing in \"\(columns[key].name)\", so the next import could not find the animal again",
                    "fill it, each row with its own")
                continue
            }
            if let first = references.updateValue(start, forKey: reference) {
                references[reference] = first
                reading.findings.addAnimal(
                    at: start,
                    "\"\(String(reference.prefix(80)))\" in \"\(columns[key].name)\" stands in a row above, too, so this one is left out",
                    "give each animal its own")
                continue
            }
            reading.begin(reference: reference, offset: start)
            for (cell, column) in zip(row, columns) {
                guard let field = column.field else {
                    if !CleanText.line(cell.text).isEmpty { reading.findings.leaveOut(column.name) }
                    continue
                }
                guard field != "reference" else { continue }
                reading.take(cell.text, as: field, from: column.name, at: cell.offset)
            }
            reading.finish()
        }
        self.reading = reading
    }

    private static func columns(
        _ header: [CommaSeparatedValues.Cell], _ mapping: ColumnMapping
    ) throws(SourceProblem) -> [Column] {
        var columns: [Column] = []
        var taken: Set<AnimalField> = []
        let mapped = Dictionary(
            mapping.columns.map { (ColumnNames.folded($0.column), $0.field) }, uniquingKeysWith: { first, _ in first })
        let claimed = Set(mapping.columns.map(\.field))
        for cell in header {
            let name = CleanText.line(cell.text)
            let folded = ColumnNames.folded(name)
            var field = mapped[folded]
            if field == nil, let known = ColumnNames.field(named: name), !claimed.contains(known) { field = known }
            if let found = field, !taken.insert(found).inserted { field = nil }
            columns.append(Column(name: name, field: field))
        }
        for (_, column) in mapping.columns
        where !columns.contains(where: { ColumnNames.folded($0.name) == ColumnNames.folded(column) }) {
            throw SourceProblem(
                at: 0, "the mapping file names a column \"\(column)\" that the table does not have",
                suggestion: "the columns are: \(columns.map(\.name).joined(separator: ", "))")
        }
        guard columns.contains(where: { $0.field != nil }) else {
            throw SourceProblem(
                at: 0, "none of the columns in the first line is known",
                suggestion:
                    "the first line must hold the names of columns, like \"numer;imię;typ\"; a mapping file can name others"
            )
        }
        return columns
    }
}
