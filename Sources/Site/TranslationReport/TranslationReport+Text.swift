import Records

extension TranslationReport {
    /// For people: what is missing, by language, institution and file.
    ///
    /// ```
    /// en: 118 of 121 texts written
    ///   na-skraju: 3 missing
    ///     institutions/na-skraju/institution.md: needs[2]
    ///     institutions/na-skraju/animals/rex.md (rex): description, pictures[1].alt
    /// ```
    public var text: String {
        var lines: [String] = []
        var rest = gaps[...]
        var language: Language?
        for part in coverage {
            if part.language != language {
                language = part.language
                lines.append(headline(for: part.language))
            }
            guard part.missing > 0 else { continue }
            lines.append("  \(part.institution?.text ?? "site"): \(part.missing) missing")
            lines += TranslationReport.lines(for: rest.prefix(part.missing))
            rest = rest.dropFirst(part.missing)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func headline(for language: Language) -> String {
        let parts = coverage.lazy.filter { $0.language == language }
        let total = parts.reduce(0) { $0 + $1.total }
        let written = parts.reduce(0) { $0 + $1.written }
        return "\(language): \(written) of \(total) texts written"
    }

    /// A line for each record.
    private static func lines(for gaps: ArraySlice<Gap>) -> [String] {
        var lines: [String] = []
        var rest = gaps
        while let first = rest.first {
            let record = rest.prefix { $0.source == first.source && $0.animal == first.animal }
            let name = first.animal.map { "\(first.source) (\($0))" } ?? first.source
            lines.append("    \(name): \(record.map(\.field).joined(separator: ", "))")
            rest = rest.dropFirst(record.count)
        }
        return lines
    }
}
