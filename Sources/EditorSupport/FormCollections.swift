import Content
import Documents
import Messages

/// Puts the records of a content folder into collections.
///
/// Animals and pages are folders to which records can be added. All other records are single files with a form each: an
/// institution is a folder with files of several kinds, which no program for editing takes for one collection, and a
/// form of its own can follow how the record is written.
struct FormCollections {
    private let records: WrittenRecords
    private let settings: FormSettings
    private var builder: FormBuilder
    private(set) var omitted: [String] = []

    init(_ records: WrittenRecords, _ settings: FormSettings) {
        self.records = records
        self.settings = settings
        builder = FormBuilder(
            language: settings.language, languages: records.languages, system: settings.system,
            institutions: records.institutions)
    }

    var problems: [FormProblem] { builder.problems }

    mutating func all() -> [JSONValue] {
        var collections: [JSONValue] = []
        let single = records.records.filter { $0.institution == nil && $0.kind.folder == nil }
        add(files: single, name: "site", label: text("The site"), to: &collections)
        for kind in RecordKind.ofSite {
            guard let folder = kind.folder else { continue }
            let own = records.records.filter { $0.kind == kind }
            switch kind.form {
            case .common(let several, _, _):
                add(folder: folder, of: own, kind, name: folder, label: text(several), to: &collections)
            case .each(let label): add(files: own, name: folder, label: text(label), to: &collections)
            case .single: break
            }
        }
        for institution in records.institutions {
            let own = records.records.filter { $0.institution == institution }
            let animals = own.filter { $0.kind == .animal && !$0.isJSON }
            let others = own.filter { $0.kind != .animal || $0.isJSON }
            let hasAnimals = records.institutionsWithAnimals.contains(institution)
            let collection = "animals-\(institution)"
            builder.animals = hasAnimals ? collection : nil
            add(files: others, name: "institution-\(institution)", label: institution, to: &collections)
            if hasAnimals {
                add(
                    folder: "institutions/\(institution)/animals", of: animals, .animal, name: collection,
                    label: "\(institution): \(text("animals"))", to: &collections)
            }
            builder.animals = nil
        }
        return collections
    }

    private func text(_ message: Message) -> String { message.text(in: settings.language) }

    // MARK: Collections

    private mutating func add(files: [WrittenRecord], name: String, label: String, to collections: inout [JSONValue]) {
        var entries: [JSONValue] = []
        for record in files {
            guard !record.holdsSeveral else {
                omitted.append(record.path)
                continue
            }
            let base = record.isOfAnimal ? "\(record.kind.name)-\(record.name)" : record.name
            let own = record.translation.map { "\(base)-\($0)" } ?? base
            let suffix = record.translation.map { " (\($0))" } ?? ""
            entries.append([
                "name": .string(own), "label": .string("\(self.label(of: record))\(suffix)"),
                "file": .string("\(settings.content)/\(record.path)"), "media_folder": "", "public_folder": "",
                "fields": fields(of: record.kind, [record], isTranslation: record.translation != nil),
            ])
        }
        guard !entries.isEmpty else { return }
        collections.append(["name": .string(name), "label": .string(label), "files": .array(entries)])
    }

    private mutating func add(
        folder: String, of records: [WrittenRecord], _ kind: RecordKind, name: String, label: String,
        to collections: inout [JSONValue]
    ) {
        guard case .common(_, let one, let identifier) = kind.form else { return }
        builder.translatesBeside = self.records.languages.count > 1
        let fields = self.fields(of: kind, records, isTranslation: false)
        builder.translatesBeside = false
        collections.append([
            "name": .string(name), "label": .string(label), "label_singular": .string(text(one)),
            "folder": .string("\(settings.content)/\(folder)"), "create": true, "extension": "md",
            "format": "frontmatter", "slug": "{{slug}}", "identifier_field": .string(identifier), "media_folder": "",
            "public_folder": "", "i18n": true, "fields": fields,
        ])
    }

    private func label(of record: WrittenRecord) -> String {
        switch record.kind.form {
        case .single(let label) where record.kind != .review: text(label)
        case .each(let label) where record.isOfAnimal: "\(text(label)): \(record.name)"
        case .single, .each, .common: record.name
        }
    }

    /// The fields of a form, and the text below them.
    private mutating func fields(of kind: RecordKind, _ records: [WrittenRecord], isTranslation: Bool) -> JSONValue {
        let shape = isTranslation ? kind.shape.translatable : kind.shape
        builder.isTranslation = isTranslation
        let isMarkdown = records.allSatisfy { !$0.isJSON } && kind != .site
        var fields = builder.fields(
            of: shape, written: records.compactMap(\.root),
            omitting: isMarkdown && kind.bodyIsDescription ? ["description"] : [])
        builder.isTranslation = false
        if isMarkdown {
            var body: JSONValue.Members = [
                ("label", .string(text("Text"))), ("name", "body"), ("widget", "markdown"), ("required", false),
            ]
            if builder.translatesBeside { body.append(("i18n", true)) }
            fields.append(body)
        }
        return .array(fields.map { .object($0) })
    }
}
