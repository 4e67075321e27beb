import Content
import Documents
import Messages

extension APIObject {
    /// The fields of a record that the API shows as the record has them, in their order.
    mutating func fields<Record>(_ schema: RecordSchema<Record>, _ record: @escaping @Sendable (Value) -> Record) {
        let shown = schema.fields.filter { $0.description.uses.contains(.api) }.map { field in
            let description = APIDefinition.Field(
                name: field.name, about: field.description.about, isRequired: field.description.isAlwaysThere,
                schema: APISchema(field.description))
            return (description: description, value: field.value)
        }
        // All at once, because each call of `record` copies a record.
        add(shown.map(\.description)) { value, json in
            let record = record(value)
            for (field, value) in shown {
                // Where the value is always there, an empty text would be one that the record cannot have.
                guard let value = value(record) ?? (field.isRequired ? .text("") : nil) else { continue }
                json.name(field.name)
                json.append(value)
            }
        }
    }
}

extension FieldDescription {
    /// The meaning as the API's schema has it.
    fileprivate var about: String { sentence(in: .english) + "." }

    fileprivate var isAlwaysThere: Bool {
        if isRequired { return true }
        return switch shape {
        case .choice, .boolean, .number: isDefaulted
        case .text, .prose, .localized, .list, .group, .either: false
        }
    }
}

extension APISchema {
    fileprivate init(_ field: FieldDescription) { self.init(field.shape, of: field) }

    private init(_ shape: ValueShape, of field: FieldDescription) {
        switch shape {
        case .text(let text):
            switch text.kind {
            case .date: self = .formatted("date")
            case .webAddress: self = .formatted("iri")
            case .plain, .partialDate, .file, .record: self = text.pattern.map { .pattern("^\($0)$") } ?? .string
            }
        case .choice(let words): self = .enumeration(words.map(\.value))
        case .boolean: self = .boolean
        case .number(let number):
            let lowest = number.minimum ?? 0
            self = number.isInteger ? .integer(minimum: Int(lowest)) : .range(lowest...(number.maximum ?? .infinity))
        case .localized, .prose: self = .byLanguage(.string)
        case .list(let element, _): self = .array(APISchema(element, of: field))
        case .group(let group):
            self = .object(
                APIDefinition(
                    name: field.name.prefix(1).uppercased() + field.name.dropFirst(), about: field.about,
                    fields: group.fields.map { field in
                        APIDefinition.Field(
                            name: field.name, about: field.about, isRequired: field.isAlwaysThere,
                            schema: APISchema(field))
                    }))
        // The first way can say most.
        case .either(let shapes): self = shapes.first.map { APISchema($0, of: field) } ?? .string
        }
    }
}

extension JSONWriter {
    /// Appends a value as the API has it.
    fileprivate mutating func append(_ value: FieldValue) {
        switch value {
        case .text(let text), .choice(let text): string(text)
        case .localized(let texts):
            object { json in
                for entry in texts.entries { json.member(entry.language.code, entry.value) }
            }
        case .prose(let texts):
            object { json in
                for entry in texts.entries { json.member(entry.language.code, entry.value.markdown) }
            }
        case .boolean(let flag): boolean(flag)
        case .integer(let number): integer(number)
        case .number(let number): self.number(number)
        case .date(let date): string(date.description)
        case .partialDate(let date): string(date.description)
        case .list(let values): array(of: values) { $0.append($1) }
        case .group(let members):
            object { json in
                for (name, value) in members { json.member(name) { $0.append(value) } }
            }
        }
    }
}
