import Documents
import Messages
import Records

/// A row of a schema: a field of a record, the rule by which it is read, and where its value goes.
///
/// The row is all that the program knows of a field. Hints, forms, schemas of editors, new records, imports, pages, the API,
/// search and the documentation's tables are made of it.
package struct Field<Record: Sendable>: Sendable {
    package let description: FieldDescription
    /// False after reporting what is wrong with the value.
    let decode: @Sendable (SourceNode, inout Record, inout DecodingContext) -> Bool
    /// Nil where no part of the value is localized.
    let translate: Translation?
    /// The value that a record has; nil where it has none.
    package let value: @Sendable (Record) -> FieldValue?

    package var name: String { description.name }
    var isRequired: Bool { description.isRequired }

    typealias Path<Value> = WritableKeyPath<Record, Value> & Sendable

    typealias Translation = @Sendable (SourceNode, SourceNode?, inout Record, inout DecodingContext) -> Void

    /// A field that a record may leave out.
    static func optional<Value>(
        _ name: String, _ path: Path<Value?>, _ decoder: ValueDecoder<Value>, _ meaning: Message,
        polish: [String] = [], example: FieldExample? = nil, uses: [FieldUse] = []
    ) -> Field {
        Field(
            FieldDescription(
                name, meaning, polish: polish, example: example, isRequired: false, uses: uses, decoder), path,
            decoder)
    }

    /// A field that has a value even where a record leaves it out.
    static func defaulted<Value>(
        _ name: String, _ path: Path<Value>, _ decoder: ValueDecoder<Value>, _ meaning: Message, polish: [String] = [],
        example: FieldExample? = nil, uses: [FieldUse] = []
    ) -> Field {
        Field(
            FieldDescription(
                name, meaning, polish: polish, example: example, isRequired: false, isDefaulted: true, uses: uses,
                decoder), path,
            decoder)
    }

    /// A field that every record must have.
    static func required<Value>(
        _ name: String, _ path: Path<Value>, _ decoder: ValueDecoder<Value>, _ meaning: Message, polish: [String] = [],
        example: FieldExample? = nil, uses: [FieldUse] = []
    ) -> Field {
        Field(
            FieldDescription(
                name, meaning, polish: polish, example: example, isRequired: true, uses: uses, decoder), path,
            decoder)
    }

    /// A field that every record must have, where a draft of the record can be without it.
    static func required<Value>(
        _ name: String, _ path: Path<Value?>, _ decoder: ValueDecoder<Value>, _ meaning: Message,
        polish: [String] = [], example: FieldExample? = nil, uses: [FieldUse] = []
    ) -> Field {
        Field(
            FieldDescription(
                name, meaning, polish: polish, example: example, isRequired: true, uses: uses, decoder), path,
            decoder)
    }

    private init<Value>(_ description: FieldDescription, _ path: Path<Value>, _ decoder: ValueDecoder<Value>) {
        self.description = description
        decode = { node, record, context in
            guard let value = decoder.decode(node, &context) else { return false }
            record[keyPath: path] = value
            return true
        }
        if let translate = decoder.translate {
            self.translate = { node, original, record, context in
                translate(node, original, &record[keyPath: path], &context)
            }
        } else {
            translate = nil
        }
        let read = Field.reader(of: path)
        value = { decoder.value(read($0)) }
    }

    private init<Value>(_ description: FieldDescription, _ path: Path<Value?>, _ decoder: ValueDecoder<Value>) {
        self.description = description
        decode = { node, record, context in
            guard let value = decoder.decode(node, &context) else { return false }
            record[keyPath: path] = value
            return true
        }
        if let translate = decoder.translate {
            self.translate = { node, original, record, context in
                if var value = record[keyPath: path] {
                    translate(node, original, &value, &context)
                    record[keyPath: path] = value
                } else {
                    record[keyPath: path] = decoder.decode(node, &context)
                }
            }
        } else {
            translate = nil
        }
        let read = Field.reader(of: path)
        value = { read($0).flatMap { decoder.value($0) } }
    }

    /// Returns a function that reads the value at a path. It reads a stored property at its place in the record, which a
    /// key path would look up at every reading.
    private static func reader<Value>(of path: Path<Value>) -> @Sendable (Record) -> Value {
        guard let place = MemoryLayout<Record>.offset(of: path) else { return { $0[keyPath: path] } }
        return { record in withUnsafeBytes(of: record) { $0.load(fromByteOffset: place, as: Value.self) } }
    }
}

// MARK: Rows of several records

extension Field {
    static func reference(_ path: Path<String?>) -> Field {
        optional(
            "reference", path, .text(maximum: 1000), "its id in another system; kept, never shown",
            polish: ["oznaczenie", "identyfikator"], example: "A-1024", uses: [.imports])
    }

    static func draft(_ path: Path<Bool>) -> Field {
        defaulted(
            "draft", path, .boolean, "while it is not to be published; only the preview shows it", polish: ["szkic"])
    }

    static func checked(_ path: Path<CalendarDate?>, _ meaning: Message, uses: [FieldUse]) -> Field {
        optional(
            "checked", path, .date(.unlikelyInFuture), meaning, polish: ["sprawdzone", "potwierdzone"],
            example: "2026-01-15", uses: uses)
    }

    static func pictures(_ path: Path<[Picture]>, _ meaning: Message) -> Field {
        defaulted(
            "pictures", path, .list(of: .picture), meaning, polish: ["zdjęcia", "obrazy"], uses: [.imports])
    }

    static func captions(_ path: Path<[Captions]>) -> Field {
        defaulted(
            "captions", path, .list(of: .captions), "the film's subtitles, for people who cannot hear it",
            polish: ["napisy"])
    }

    static func prose(_ path: Path<Localized<Prose>>) -> Field {
        defaulted(
            "description", path, .description,
            "the story, in Markdown; in a Markdown file it is the text below the fields", polish: ["opis"],
            uses: [.imports])
    }

    static func title(_ path: Path<Localized<String>>, _ meaning: Message) -> Field {
        required(
            "title", path, .localized(.text(maximum: 200)), meaning, polish: ["tytuł"])
    }

    static func summary(_ path: Path<Localized<String>?>, _ meaning: Message) -> Field {
        optional("description", path, .localized(.text(maximum: 1000)), meaning)
    }
}
