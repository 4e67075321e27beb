import Content
import Messages
import Records

/// Finds the texts that records lack in a language, and the pictures without a description.
struct TranslationAudit {
    private struct Place: Hashable {
        let institution: RecordID?
        let animal: RecordID?
    }

    private let items: [Place: [AuditReport.Item]]
    private let defaultLanguage: Language

    init(of catalogue: Catalogue) {
        let report = TranslationReport(of: catalogue)
        let defaultLanguage = catalogue.settings.defaultLanguage
        var items: [Place: [AuditReport.Item]] = [:]
        let institutions = Dictionary(
            catalogue.institutions.flatMap { entry in
                ([entry.source] + entry.animals.map(\.source)).map { ($0, entry.record.id) }
            }
        ) { first, _ in first }
        var pictures = report.undescribed[...]
        while let first = pictures.first {
            let record = pictures.prefix { $0.source == first.source && $0.animal == first.animal }
            pictures = pictures.dropFirst(record.count)
            let place = Place(institution: institutions[first.source], animal: first.animal)
            items[place, default: []].append(
                TranslationAudit.undescribed(first, fields: record.map(\.field)))
        }
        var gaps = report.gaps[...]
        while let first = gaps.first {
            let record = gaps.prefix {
                $0.source == first.source && $0.animal == first.animal && $0.language == first.language
            }
            gaps = gaps.dropFirst(record.count)
            items[Place(institution: first.institution, animal: first.animal), default: []].append(
                TranslationAudit.missing(first, fields: record.map(\.field), defaultLanguage))
        }
        self.items = items
        self.defaultLanguage = defaultLanguage
    }

    /// Returns the items of an institution's own files, of an animal's, or of the site's.
    func items(of institution: RecordID?, record animal: RecordID?) -> [AuditReport.Item] {
        items[Place(institution: institution, animal: animal)] ?? []
    }

    private static func undescribed(_ first: TranslationReport.Undescribed, fields: [String]) -> AuditReport.Item {
        AuditReport.Item(
            kind: .undescribedPicture, file: first.source, animal: first.animal, fields: fields,
            message:
                "nothing says what can be seen in \(fields.count, one: "picture", many: "pictures"), for those who cannot see them: \(names(fields, ofAnimal: first.animal != nil))",
            suggestion:
                "write each picture like {\(RecordKind.animal.word("pictures.file")): rex.jpg, \(RecordKind.animal.word("pictures.alt")): ...}"
        )
    }

    private static func missing(
        _ first: TranslationReport.Gap, fields: [String], _ defaultLanguage: Language
    ) -> AuditReport.Item {
        let suggestion: Message
        if first.language == defaultLanguage {
            suggestion = "write it in this file"
        } else if let file = translationFile(of: first) {
            suggestion = "write it in \(file), beside this file"
        } else {
            suggestion = "write it beside the other language, like {\(defaultLanguage): ..., \(first.language): ...}"
        }
        return AuditReport.Item(
            kind: .missingTranslation, file: first.source, animal: first.animal, language: first.language,
            fields: fields,
            message:
                "\(fields.count, one: "text", many: "texts") missing in the language \"\(first.language)\": \(names(fields, ofAnimal: first.animal != nil))",
            suggestion: suggestion)
    }

    /// The name of the file beside a record that has its texts in a language; nil where a file holds something else or
    /// many records.
    private static func translationFile(of gap: TranslationReport.Gap) -> String? {
        guard let dot = gap.source.lastIndex(of: "."), !gap.source.hasSuffix(".yml") else { return nil }
        guard let stem = gap.source[..<dot].split(separator: "/").last else { return nil }
        if let animal = gap.animal, stem != animal.text { return nil }
        return "\(stem).\(gap.language).md"
    }

    /// Fields as staff call them; the text below the fields has no name.
    private static func names(_ fields: [String], ofAnimal: Bool) -> Message {
        Message.list(
            fields.map { field in
                guard field != "body" else { return "the text below the fields" }
                let kinds = ofAnimal ? [.animal] : RecordKind.all.filter { $0 != .animal }
                let kind = kinds.first { $0.field(field) != nil }
                return "\(field, polish: kind?.path(field, in: .polish) ?? field)"
            })
    }
}
