import Content
import Records

/// The localized texts of records, as far as they are written in any language.
struct LocalizedFields {
    struct Field {
        let source: String
        let animal: RecordID?
        let name: String
        let languages: [Language]
    }

    private let source: String
    private let animal: RecordID?
    private(set) var fields: [Field] = []

    private init(source: String, animal: RecordID? = nil) {
        self.source = source
        self.animal = animal
    }

    private mutating func add<Value>(_ name: String, _ value: Localized<Value>?) {
        guard let value, !value.isEmpty else { return }
        fields.append(
            Field(source: source, animal: animal, name: name, languages: value.entries.map(\.language)))
    }

    private mutating func add(_ name: String, _ values: [Localized<String>]) {
        for (index, value) in values.enumerated() { add("\(name)[\(index + 1)]", value) }
    }

    private mutating func add(_ statement: AccessibilityStatement) {
        let group = "accessibilityStatement"
        add("\(group).body", statement.body)
        add("\(group).failures", statement.failures)
        add("\(group).exemptions", statement.exemptions)
        add("\(group).burdens", statement.burdens)
        add("\(group).contact", statement.contact)
        add("\(group).complaints", statement.complaints)
        add("\(group).features", statement.features)
        add("\(group).shortcuts", statement.shortcuts)
        add("\(group).applications", statement.applications)
        add("\(group).architecture", statement.architecture)
        add("\(group).communication", statement.communication)
    }

    private mutating func add(_ pictures: [Picture]) {
        for (index, picture) in pictures.enumerated() { add("pictures[\(index + 1)].alt", picture.alternative) }
    }

    /// Those of the settings, the intro, the further pages and the baskets.
    static func ofSite(_ catalogue: Catalogue) -> [Field] {
        var settings = LocalizedFields(source: "site.yml")
        settings.add("title", catalogue.settings.title)
        settings.add("description", catalogue.settings.description)
        if let statement = catalogue.settings.accessibilityStatement { settings.add(statement) }
        var home = LocalizedFields(source: "home.md")
        home.add("title", catalogue.home.title)
        home.add("lead", catalogue.home.lead)
        for (index, step) in catalogue.home.steps.enumerated() {
            home.add("steps[\(index + 1)].title", step.title)
            home.add("steps[\(index + 1)].text", step.text)
        }
        home.add("body", catalogue.home.body)
        return settings.fields + home.fields + catalogue.pages.flatMap(of) + catalogue.baskets.flatMap(of)
    }

    private static func of(_ page: FurtherPage) -> [Field] {
        var fields = LocalizedFields(source: "pages/\(page.slug).md")
        fields.add("title", page.title)
        fields.add("description", page.description)
        fields.add("body", page.body)
        return fields.fields
    }

    private static func of(_ basket: Basket) -> [Field] {
        var fields = LocalizedFields(source: basket.source)
        fields.add("name", basket.name)
        fields.add("category", basket.category)
        fields.add("picture.alt", basket.picture?.alternative)
        fields.add("description", basket.description)
        return fields.fields
    }

    /// Those of an institution and its animals.
    static func of(_ entry: InstitutionEntry) -> [Field] {
        let record = entry.record
        var own = LocalizedFields(source: entry.source)
        own.add("name", record.name)
        own.add("operator", record.operator)
        own.add("description", record.description)
        own.add("needs", record.needs)
        own.add("logo.alt", record.logo?.alternative)
        own.add(record.pictures)
        own.add("hoursNote", record.hoursNote)
        for (index, hours) in (record.openingHours.regular.map(\.note) + record.openingHours.exceptions.map(\.note))
            .enumerated()
        {
            own.add("openingHours[\(index + 1)].note", hours)
        }
        for (index, phone) in record.contact.phones.enumerated() {
            own.add("contact.phones[\(index + 1)].label", phone.label)
        }
        for (index, account) in record.accounts.enumerated() {
            own.add("bank[\(index + 1)].transferTitle", account.transferTitle)
        }
        return own.fields + (record.adoption.map(of) ?? []) + entry.animals.flatMap(of)
    }

    private static func of(_ guide: AdoptionGuide) -> [Field] {
        var fields = LocalizedFields(source: guide.source)
        fields.add("title", guide.title)
        fields.add("description", guide.description)
        fields.add("body", guide.body)
        return fields.fields
    }

    private static func of(_ entry: AnimalEntry) -> [Field] {
        let record = entry.record
        var animal = LocalizedFields(source: entry.source, animal: record.id)
        animal.add("description", record.description)
        animal.add("breed", record.breed)
        animal.add("colour", record.colour)
        animal.add("marks", record.marks)
        animal.add("health.notes", record.health.notes)
        animal.add(record.pictures)
        return animal.fields
    }
}
