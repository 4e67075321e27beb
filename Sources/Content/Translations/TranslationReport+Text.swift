import Messages
import Records

extension TranslationReport {
    /// Returns the report for people, by language, institution and file.
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
            lines += rest.prefix(part.missing).byRecord.map(TranslationReport.line)
            rest = rest.dropFirst(part.missing)
        }
        if !undescribed.isEmpty {
            lines.append("alt: \(undescribed.count) missing, generated from what else the records say")
            lines += undescribed.byRecord.map(TranslationReport.line)
        }
        return lines.map { $0.text(in: language) + "\n" }.joined()
    }

    private func headline(for language: Language) -> Message {
        let parts = coverage.lazy.filter { $0.language == language }
        let total = parts.reduce(0) { $0 + $1.total }
        let written = parts.reduce(0) { $0 + $1.written }
        return "\(language): \(written) of \(total, one: "text", many: "texts") written"
    }

    /// Returns the line of a record.
    private static func line(_ gaps: ArraySlice<Gap>) -> Message {
        let source = gaps.first?.source ?? ""
        let name = gaps.first?.animal.map { "\(source) (\($0))" } ?? source
        return "    \(name): \(gaps.map(\.field).joined(separator: ", "))"
    }
}
