import Documents

/// The part of JSON Schema (draft 2020-12) that values of the API need.
indirect enum APISchema: Sendable {
    case string
    /// A string of a format (JSON Schema Validation, section 7.3): `date`, `uri`, `email` ...
    case formatted(String)
    /// A string that matches a regular expression (ECMA-262).
    case pattern(String)
    case boolean
    case integer(minimum: Int)
    case number
    /// A number within bounds, both included.
    case range(ClosedRange<Double>)
    case constant(String)
    case enumeration([String])
    case array(APISchema)
    /// An object whose members are named by language codes.
    case byLanguage(APISchema)
    /// An object that the schema defines by name.
    case object(APIDefinition)

    /// Writes the schema's keywords as members of the object that is open.
    func appendMembers(to json: inout JSONWriter) {
        switch self {
        case .string:
            json.member("type", "string")
        case .formatted(let format):
            json.member("type", "string")
            json.member("format", format)
        case .pattern(let pattern):
            json.member("type", "string")
            json.member("pattern", pattern)
        case .boolean:
            json.member("type", "boolean")
        case .integer(let minimum):
            json.member("type", "integer")
            json.member("minimum", minimum)
        case .number:
            json.member("type", "number")
        case .range(let range):
            json.member("type", "number")
            json.member("minimum", range.lowerBound)
            json.member("maximum", range.upperBound)
        case .constant(let value):
            json.member("const", value)
        case .enumeration(let values):
            json.member("type", "string")
            json.array("enum", of: values) { $0.string($1) }
        case .array(let element):
            json.member("type", "array")
            json.object("items", element.appendMembers)
        case .byLanguage(let value):
            json.member("type", "object")
            json.member("minProperties", 1)
            json.object("propertyNames", APISchema.pattern(APISchema.languageCode).appendMembers)
            json.object("additionalProperties", value.appendMembers)
        case .object(let definition):
            json.member("$ref", "#/$defs/\(definition.name)")
        }
    }

    /// A BCP 47 code as `Language` reads it.
    private static let languageCode = "^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Z]{2}|[0-9]{3}))?$"

    /// The definitions that the schema refers to itself.
    var definitions: [APIDefinition] {
        switch self {
        case .array(let element), .byLanguage(let element): element.definitions
        case .object(let definition): [definition]
        default: []
        }
    }
}

/// The schema of an object with fields of its own.
struct APIDefinition: Sendable {
    struct Field: Sendable {
        let name: String
        let about: String
        let isRequired: Bool
        let schema: APISchema
    }

    let name: String
    let about: String
    let fields: [Field]

    func append(to json: inout JSONWriter) {
        json.object { json in
            json.member("description", about)
            json.member("type", "object")
            json.object("properties") { json in
                for field in fields {
                    json.object(field.name) { json in
                        json.member("description", field.about)
                        field.schema.appendMembers(to: &json)
                    }
                }
            }
            json.array("required", of: fields.lazy.filter(\.isRequired)) { $0.string($1.name) }
            json.member("additionalProperties", false)
        }
    }

    /// Definitions and all that they lead to, each once, by name.
    static func all(reachedFrom definitions: [APIDefinition]) -> [APIDefinition] {
        var found: [String: APIDefinition] = [:]
        func visit(_ definition: APIDefinition) {
            guard found.updateValue(definition, forKey: definition.name) == nil else { return }
            for field in definition.fields { field.schema.definitions.forEach(visit) }
        }
        definitions.forEach(visit)
        return found.values.sorted { $0.name < $1.name }
    }
}
