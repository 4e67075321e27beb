import Records

/// The localized texts of records, as far as they are written in any language.
struct LocalizedFields {
    struct Field {
        let source: String
        let animal: RecordID?
        /// As records name it, elements of lists with their place from 1: `marks[2]`, `pictures[1].alt`.
        let name: String
        let languages: [Language]
    }

    private(set) var fields: [Field] = []

    init<Record>(of records: [RecordKind.Stored<Record>], _ decoding: RecordDecoding<Record>) {
        for (record, source, animal) in records {
            let place: Place = (source, animal)
            for field in decoding.schema.fields {
                if let value = field.value(record) { add(field.name, value, place) }
            }
            if let body = decoding.body, !decoding.bodyIsDescription, !record[keyPath: body].isEmpty {
                add("body", .prose(record[keyPath: body]), place)
            }
        }
    }

    private typealias Place = (source: String, animal: RecordID?)

    private mutating func add(_ name: String, _ value: FieldValue, _ place: Place) {
        switch value {
        case .localized(let text): add(name, text.entries.map(\.language), place)
        case .prose(let text): add(name, text.entries.map(\.language), place)
        case .list(let elements):
            for (index, element) in elements.enumerated() { add("\(name)[\(index + 1)]", element, place) }
        case .group(let members):
            for member in members { add("\(name).\(member.name)", member.value, place) }
        case .text, .choice, .boolean, .integer, .number, .date, .partialDate: break
        }
    }

    private mutating func add(_ name: String, _ languages: [Language], _ place: Place) {
        fields.append(Field(source: place.source, animal: place.animal, name: name, languages: languages))
    }
}
