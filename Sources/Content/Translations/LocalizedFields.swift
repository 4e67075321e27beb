import Records

/// The localized texts of a record, as far as they are written in any language.
struct LocalizedFields {
    struct Field {
        let source: String
        let animal: RecordID?
        /// As records name it, elements of lists with their place from 1: `marks[2]`, `pictures[1].alt`.
        let name: String
        let languages: [Language]
    }

    private let source: String
    private let animal: RecordID?
    private(set) var fields: [Field] = []

    /// - Parameter body: the text below the fields, where that is no field itself.
    init<Record>(
        of record: Record, _ schema: RecordSchema<Record>, body: Localized<Prose>? = nil, source: String,
        animal: RecordID? = nil
    ) {
        self.source = source
        self.animal = animal
        for field in schema.fields {
            if let value = field.value(record) { add(field.name, value) }
        }
        if let body, !body.isEmpty { add("body", .prose(body)) }
    }

    private mutating func add(_ name: String, _ value: FieldValue) {
        switch value {
        case .localized(let text): add(name, text.entries.map(\.language))
        case .prose(let text): add(name, text.entries.map(\.language))
        case .list(let elements):
            for (index, element) in elements.enumerated() { add("\(name)[\(index + 1)]", element) }
        case .group(let members):
            for member in members { add("\(name).\(member.name)", member.value) }
        case .text, .choice, .boolean, .integer, .number, .date, .partialDate: break
        }
    }

    private mutating func add(_ name: String, _ languages: [Language]) {
        fields.append(Field(source: source, animal: animal, name: name, languages: languages))
    }
}

extension Catalogue {
    /// The localized texts of the settings, the home page, the further pages and the baskets.
    var localizedFieldsOfSite: [LocalizedFields.Field] {
        LocalizedFields(of: settings, .site, source: "site.yml").fields
            + LocalizedFields(of: home, .home, body: home.body, source: "home.md").fields
            + pages.flatMap { page in
                LocalizedFields(of: page, .standalonePage, body: page.body, source: "pages/\(page.slug).md").fields
            }
            + baskets.flatMap { LocalizedFields(of: $0, .basket, source: $0.source).fields }
    }
}

extension InstitutionEntry {
    /// The localized texts of an institution and its animals.
    var localizedFields: [LocalizedFields.Field] {
        let guide = record.adoption.map { adoption in
            LocalizedFields(of: adoption, .adoptionGuide, body: adoption.body, source: adoption.source).fields
        }
        return LocalizedFields(of: record, .institution, source: source).fields + (guide ?? [])
            + animals.flatMap { animal in
                LocalizedFields(of: animal.record, .animal, source: animal.source, animal: animal.record.id).fields
            }
    }
}
