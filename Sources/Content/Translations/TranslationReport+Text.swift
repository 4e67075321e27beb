import Messages
import Records

extension TranslationReport {
    /// For people: what is missing, by language, institution and file.
    ///
    /// ```
    /// en: 118 of 121 texts written
    ///   na-skraju: 3 missing
    ///     institutions/na-skraju/institution.md: needs[2]
    ///     institutions/na-skraju/animals/rex.md (rex): description, pictures[1].alt
    /// alt: 1 missing, generated from what else the records say
    ///     institutions/na-skraju/animals/rex.md (rex): pictures[2].alt
    /// ```
    public func text(in language: MessageLanguage = .english) -> String {
        var lines: [Message] = []
        var rest = gaps[...]
        var site: Language?
        for part in coverage {
            if part.language != site {
                site = part.language
                lines.append(headline(for: part.language))
            }
            guard part.missing > 0 else { continue }
            let place: Message = part.institution.map { Message(verbatim: $0.text) } ?? "site"
            lines.append("  \(place): \(part.missing) missing")
            lines += TranslationReport.lines(
                for: rest.prefix(part.missing).map { ($0.source, $0.animal, $0.field) })
            rest = rest.dropFirst(part.missing)
        }
        if !undescribed.isEmpty {
            lines.append("alt: \(undescribed.count) missing, generated from what else the records say")
            lines += TranslationReport.lines(for: undescribed.map { ($0.source, $0.animal, $0.field) })
        }
        return lines.map { $0.text(in: language) + "\n" }.joined()
    }

    private func headline(for language: Language) -> Message {
        let parts = coverage.lazy.filter { $0.language == language }
        let total = parts.reduce(0) { $0 + $1.total }
        let written = parts.reduce(0) { $0 + $1.written }
        return "\(language): \(written) of \(total) texts written"
    }

    /// A line for each record.
    private static func lines(for gaps: [(source: String, animal: RecordID?, field: String)]) -> [Message] {
        var lines: [Message] = []
        var rest = gaps[...]
        while let first = rest.first {
            let record = rest.prefix { $0.source == first.source && $0.animal == first.animal }
            let name = first.animal.map { "\(first.source) (\($0))" } ?? first.source
            lines.append("    \(name): \(record.map(\.field).joined(separator: ", "))")
            rest = rest.dropFirst(record.count)
        }
        return lines
    }
}
