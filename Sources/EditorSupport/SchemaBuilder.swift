import Content
import Documents
import Messages

/// Puts a group's fields together as a JSON Schema. Each field is defined once, under all its names in both languages.
struct SchemaBuilder {
    let language: MessageLanguage
    /// True if nothing is required, as in a translation.
    let isTranslation: Bool
    private(set) var definitions: JSONValue.Members = []

    init(language: MessageLanguage, isTranslation: Bool) {
        self.language = language
        self.isTranslation = isTranslation
    }

    mutating func define(_ name: String, _ members: JSONValue.Members) {
        guard !definitions.contains(where: { $0.0 == name }) else { return }
        definitions.append((name, .object(members)))
    }

    /// A group of fields: `type`, `properties` and so on.
    /// - Parameter path: the names on the way to the group, the record's kind first.
    mutating func members(of group: GroupShape, at path: [String]) -> JSONValue.Members {
        var properties: JSONValue.Members = []
        // Fields that begin with x- are the site's own.
        var patterns: JSONValue.Members = [("^x-", true)]
        for field in group.fields {
            let own = path + [field.name]
            let definition =
                own.dropFirst().joined(separator: ".") + (field.name == "id" && field.isRequired ? ".needed" : "")
            define(definition, members(of: field, at: own))
            for name in field.names(in: language) { properties.append((name, .reference(to: definition))) }
            if !field.polish.isEmpty {
                patterns.append(
                    (SchemaBuilder.whole(field.polish.map(KeyNames.pattern(of:))), .reference(to: definition)))
            }
        }
        var members: JSONValue.Members = [
            ("type", "object"), ("properties", .object(properties)), ("patternProperties", .object(patterns)),
            ("additionalProperties", false),
        ]
        let conditions = isTranslation ? [] : self.conditions(of: group)
        if !conditions.isEmpty { members.append(("allOf", .array(conditions))) }
        return members
    }

    private mutating func members(of field: FieldDescription, at path: [String]) -> JSONValue.Members {
        let members: JSONValue.Members = [
            ("title", .string(field.names(in: language)[0])),
            ("description", .string(field.meaning.text(in: language))),
        ]
        return members + value(field.shape, at: path, isNeeded: field.isRequired && !isTranslation)
    }

    // MARK: What fields say of each other

    private func conditions(of group: GroupShape) -> [JSONValue] {
        var conditions = group.fields.filter(\.isRequired).map { isWritten([$0]) }
        for rule in group.rules {
            switch rule {
            case .atLeastOne(let names): conditions.append(isWritten(group.fields(named: names)))
            case .atMostOne(let names):
                let fields = group.fields(named: names)
                for (index, field) in fields.enumerated() {
                    let others = fields[(index + 1)...].flatMap { $0.names(in: language) }
                    guard !others.isEmpty else { continue }
                    conditions.append([
                        "if": hasValue(field),
                        "then": ["properties": .object(others.map { ($0, SchemaBuilder.leftOut) })],
                    ])
                }
            }
        }
        return conditions
    }

    /// One of the fields stands there, under whichever name.
    private func isWritten(_ fields: [FieldDescription]) -> JSONValue {
        var ways = fields.flatMap { $0.names(in: language) }.map { name in
            JSONValue.object([("required", .strings([name]))])
        }
        // Names in other letter case, without diacritics and so on.
        let pattern = SchemaBuilder.whole(fields.flatMap(\.polish).map(KeyNames.pattern(of:)))
        let other: JSONValue = ["not": ["pattern": .string(pattern)]]
        if fields.contains(where: { !$0.polish.isEmpty }) { ways.append(["not": ["propertyNames": other]]) }
        return ["anyOf": .array(ways)]
    }

    private func hasValue(_ field: FieldDescription) -> JSONValue {
        [
            "anyOf": .array(
                field.names(in: language).map { name in
                    let value: JSONValue = ["not": SchemaBuilder.leftOut]
                    return ["required": .strings([name]), "properties": [name: value]]
                })
        ]
    }

    // MARK: Pieces

    /// A field without a value counts as left out.
    static let leftOut: JSONValue = ["type": ["string", "null"], "pattern": "^\\s*$"]

    /// A regular expression for any of these and nothing else.
    static func whole(_ patterns: [String]) -> String { "^(?:\(patterns.joined(separator: "|")))$" }
}

extension FieldDescription {
    /// All its names, those of a language first.
    func names(in language: MessageLanguage) -> [String] { language == .polish ? polish + [name] : [name] + polish }
}

extension GroupShape {
    func fields(named names: [String]) -> [FieldDescription] {
        names.compactMap { name in fields.first { $0.name == name } }
    }
}
