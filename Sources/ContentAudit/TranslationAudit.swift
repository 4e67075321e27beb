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

    init(of catalogue: Catalogue) {
        let report = TranslationReport(of: catalogue)
        let defaultLanguage = catalogue.settings.defaultLanguage
        var items: [Place: [AuditReport.Item]] = [:]
        for record in report.undescribed.byRecord + report.gaps.byRecord {
            guard let first = record.first else { continue }
            let fields = record.map(\.field)
            items[Place(institution: first.institution, animal: first.animal), default: []].append(
                first.language.map { TranslationAudit.missing(first, in: $0, fields: fields, defaultLanguage) }
                    ?? TranslationAudit.undescribed(first, fields: fields))
        }
        self.items = items
    }

    /// Returns the items of an institution's own files, of an animal's, or of the site's.
    func items(of institution: RecordID?, record animal: RecordID?) -> [AuditReport.Item] {
        items[Place(institution: institution, animal: animal)] ?? []
    }

    private static func undescribed(_ first: TranslationReport.Gap, fields: [String]) -> AuditReport.Item {
        AuditReport.Item(
            kind: .undescribedPicture, file: first.source, animal: first.animal, fields: fields,
            message:
                "nothing says what can be seen in \(fields.count, one: "picture", many: "pictures"), for those who cannot see them: \(names(fields, ofAnimal: first.animal != nil))",
            suggestion:
                "write each picture like {\(RecordKind.animal.word("pictures.file")): rex.jpg, \(RecordKind.animal.word("pictures.alt")): ...}"
        )
    }

    private static func missing(
        _ first: TranslationReport.Gap, in language: Language, fields: [String], _ defaultLanguage: Language
    ) -> AuditReport.Item {
        let suggestion: Message
        if language == defaultLanguage {
            suggestion = "write it in this file"
        } else if let file = translationFile(of: first, in: language) {
            suggestion = "write it in \(file), beside this file"
        } else {
            suggestion = "write it beside the other language, like {\(defaultLanguage): ..., \(language): ...}"
        }
        return AuditReport.Item(
            kind: .missingTranslation, file: first.source, animal: first.animal, language: language,
            fields: fields,
            message:
                "\(fields.count, one: "text", many: "texts") missing in the language \"\(language)\": \(names(fields, ofAnimal: first.animal != nil))",
            suggestion: suggestion)
    }

    /// The name of the file beside a record that has its texts in a language; nil where a file holds something else or
    /// many records.
    private static func translationFile(of gap: TranslationReport.Gap, in language: Language) -> String? {
        guard let dot = gap.source.lastIndex(of: "."), !gap.source.hasSuffix(".yml") else { return nil }
        guard let stem = gap.source[..<dot].split(separator: "/").last else { return nil }
        if let animal = gap.animal, stem != animal.text { return nil }
        return "\(stem).\(language).md"
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
