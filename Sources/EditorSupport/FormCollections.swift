import Content
import Documents
import Messages

/// Puts the records of a content folder into collections.
///
/// Animals, their reviews, pages, notices and patrons are folders to which records can be added. All other records are single files with a form each: an
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
        if settings.institution == nil { addSite(to: &collections) }
        for institution in records.institutions where settings.institution ?? institution == institution {
            add(institution: institution, to: &collections)
        }
        return collections
    }

    private mutating func addSite(to collections: inout [JSONValue]) {
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
    }

    private mutating func add(institution: String, to collections: inout [JSONValue]) {
        let own = records.records.filter { $0.institution == institution }
        let animals = own.filter { $0.kind == .animal && !$0.isJSON }
        let others =
            own.filter { $0.kind != .animal && $0.kind != .review || $0.isJSON }
            + (settings.system.canStartFiles ? records.unwritten(of: institution) : [])
        let hasAnimals = records.institutionsWithAnimals.contains(institution)
        let collection = "animals-\(institution)"
        let label = own.first { $0.kind == .institution && $0.translation == nil }.map(title) ?? institution
        builder.animals = hasAnimals ? collection : nil
        add(files: others, name: "institution-\(institution)", label: label, to: &collections)
        if hasAnimals {
            add(
                folder: "institutions/\(institution)/animals", of: animals, .animal, name: collection,
                label: "\(label): \(text("animals"))", to: &collections)
        }
        builder.animals = nil
        for animal in animals
        where animal.translation == nil && (settings.institution != nil || records.isReviewed(animal)) {
            let folder = "\(animal.path.prefix { $0 != "." }).reviews"
            add(
                folder: folder, of: own.filter { $0.kind == .review && $0.path.hasPrefix("\(folder)/") }, .review,
                name: "reviews-\(institution)-\(animal.name)",
                label: "\(label): \(title(of: animal)), \(text("reviews"))", to: &collections)
        }
    }

    /// Returns the name or title of a record in the default language; the file's name where it has none.
    private func title(of record: WrittenRecord) -> String {
        let node = ["name", "title"].lazy.compactMap { record.root?[$0] }.first { !$0.isLeftOut }
        guard let node else { return record.name }
        return node.kind == .mapping ? node[records.languages[0]]?.text ?? record.name : node.text
    }

    /// Returns the name of the animal to which a text beside its record belongs.
    private func animal(of record: WrittenRecord) -> String {
        let own = records.records.first {
            $0.kind == .animal && $0.institution == record.institution && $0.name == record.name
                && $0.translation == nil
        }
        return own.map(title) ?? record.name
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
        guard case .common(_, let one, let field) = kind.form else { return }
        let roots = records.compactMap(\.root)
        builder.writesPolish = isPolish(roots.isEmpty ? self.records.records.compactMap(\.root) : roots)
        let identifier = kind.field(field).map { builder.spelling(of: $0, in: roots) } ?? field
        builder.identifier = identifier
        builder.translatesBeside = self.records.languages.count > 1
        let fields = self.fields(of: kind, records, isTranslation: false)
        builder.translatesBeside = false
        var collection: JSONValue.Members = [
            ("name", .string(name)), ("label", .string(label)), ("label_singular", .string(text(one))),
            ("folder", .string("\(settings.content)/\(folder)")), ("create", true), ("extension", "md"),
            ("format", "frontmatter"), ("slug", "{{slug}}"), ("identifier_field", .string(identifier)),
            ("media_folder", ""), ("public_folder", ""), ("i18n", true), ("fields", fields),
        ]
        if kind == .animal, let filter = withoutStories(in: folder) { collection.append(("filter", filter)) }
        collections.append(.object(collection))
    }

    /// Returns the filter that leaves out the stories among the animals of a folder, by the field that only they have;
    /// nil where there are none.
    private func withoutStories(in folder: String) -> JSONValue? {
        let stories = records.records.filter { $0.kind == .story && $0.path.hasPrefix("\(folder)/") }
        guard !stories.isEmpty, let teller = RecordKind.story.field("teller") else { return nil }
        let name = JSONValue.string(builder.spelling(of: teller, in: stories.compactMap(\.root)))
        // Decap compares with the value, and none stands for a field that is missing. Sveltia takes the pattern.
        return settings.system == .decap ? ["field": name] : ["field": name, "pattern": "^(undefined|null)?$"]
    }

    private func label(of record: WrittenRecord) -> String {
        switch record.kind.form {
        case .single(let label): text(label)
        case .each(let label) where record.isOfAnimal: "\(text(label)): \(animal(of: record))"
        case .each, .common: title(of: record)
        }
    }

    /// The fields of a form, and the text below them.
    private mutating func fields(of kind: RecordKind, _ records: [WrittenRecord], isTranslation: Bool) -> JSONValue {
        let shape = isTranslation ? kind.shape.translatable : kind.shape
        let roots = records.compactMap(\.root)
        builder.writesPolish = isPolish(roots.isEmpty ? self.records.records.compactMap(\.root) : roots)
        builder.isTranslation = isTranslation
        let isMarkdown = records.allSatisfy { !$0.isJSON } && kind != .site
        var fields = builder.fields(
            of: shape, written: roots,
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

    /// True if more of the fields of some records have their Polish names than their English ones.
    private func isPolish(_ roots: [SourceNode]) -> Bool {
        let keys = roots.lazy.flatMap(\.entries).map(\.key)
        return keys.reduce(0) { $0 + ($1.written == $1.text ? -1 : 1) } > 0
    }
}
