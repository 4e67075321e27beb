import Records

/// The localized texts of records, as far as they are written in any language.
struct LocalizedFields {
    struct Text {
        let source: String
        let animal: RecordID?
        /// As records name it, elements of lists with their place from 1: `marks[2]`, `pictures[1].alt`.
        let name: String
        let languages: [Language]
    }

    private(set) var texts: [Text] = []

    /// - Parameter rows: those of the schema that ``mayHold(_:)``.
    init<Record>(
        of records: [RecordKind.Stored<Record>], _ rows: [Field<Record>], _ decoding: RecordDecoding<Record>
    ) {
        for (record, source, animal) in records {
            let place: Place = (source, animal)
            for field in rows {
                if let value = field.value(record) { add(field.name, value, place) }
            }
            if let body = decoding.body, !decoding.bodyIsDescription, !record[keyPath: body].isEmpty {
                add("body", .prose(record[keyPath: body]), place)
            }
        }
    }

    /// True if values of a shape can have localized texts.
    static func mayHold(_ shape: ValueShape) -> Bool {
        switch shape {
        case .localized, .prose: true
        case .list(let element, _): mayHold(element)
        case .group(let group): group.fields.contains { mayHold($0.shape) }
        case .either(let shapes): shapes.contains(where: mayHold)
        case .text, .choice, .boolean, .number: false
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
        texts.append(Text(source: place.source, animal: place.animal, name: name, languages: languages))
    }
}
