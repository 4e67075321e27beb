import Documents
import Messages
import Records

/// A row of a schema: a field of a record, the rule by which it is read, and where its value goes.
///
/// The row is all that the program knows of a field. Hints, forms, schemas of editors, new records, imports, pages, the
/// API, search and the documentation's tables are made of it.
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
    /// The name as a part of a message.
    var word: Message { "\(name, polish: description.name(in: .polish))" }

    typealias Path<Value> = WritableKeyPath<Record, Value> & Sendable

    typealias Translation = @Sendable (SourceNode, SourceNode?, inout Record, inout DecodingContext) -> Void

    /// A field that a record may leave out.
    static func optional<Value>(
        _ name: String, _ path: Path<Value?>, _ decoder: ValueDecoder<Value>, _ meaning: Message,
        polish: [String] = [], example: FieldExample? = nil, uses: [FieldUse] = []
    ) -> Field {
        let description = FieldDescription(name, meaning, polish: polish, example: example, uses: uses, decoder)
        return Field(description, decoder, reader(of: path), { $0[keyPath: path] = $1 })
    }

    /// A field that has a value even where a record leaves it out.
    static func defaulted<Value>(
        _ name: String, _ path: Path<Value>, _ decoder: ValueDecoder<Value>, _ meaning: Message, polish: [String] = [],
        example: FieldExample? = nil, uses: [FieldUse] = []
    ) -> Field {
        let description = FieldDescription(
            name, meaning, polish: polish, example: example, isDefaulted: true, uses: uses, decoder)
        return Field(description, decoder, reader(of: path), { $0[keyPath: path] = $1 })
    }

    /// A field that every record must have.
    static func required<Value>(
        _ name: String, _ path: Path<Value>, _ decoder: ValueDecoder<Value>, _ meaning: Message, polish: [String] = [],
        example: FieldExample? = nil, uses: [FieldUse] = []
    ) -> Field {
        let description = FieldDescription(
            name, meaning, polish: polish, example: example, isRequired: true, uses: uses, decoder)
        return Field(description, decoder, reader(of: path), { $0[keyPath: path] = $1 })
    }

    private init<Value>(
        _ description: FieldDescription, _ decoder: ValueDecoder<Value>,
        _ get: @escaping @Sendable (Record) -> Value?, _ set: @escaping @Sendable (inout Record, Value) -> Void
    ) {
        self.description = description
        decode = { node, record, context in
            guard let value = decoder.decode(node, &context) else { return false }
            set(&record, value)
            return true
        }
        if let translate = decoder.translate {
            self.translate = { node, original, record, context in
                if var value = get(record) {
                    translate(node, original, &value, &context)
                    set(&record, value)
                } else if let value = decoder.decode(node, &context) {
                    set(&record, value)
                }
            }
        } else {
            translate = nil
        }
        value = { get($0).flatMap(decoder.value) }
    }

    /// Returns a function that reads the value at a path. It reads a stored property at its place in the record, which
    /// a key path would look up at every reading.
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

    static func formerly(_ path: Path<[FormerID]>, uses: [FieldUse] = [.api]) -> Field {
        defaulted(
            "formerly", path, .list(of: .formerID),
            "the ids that it had before, so that their addresses still lead here", polish: ["dawniej"],
            example: "rex-2", uses: uses)
    }

    static func draft(_ path: Path<Bool>) -> Field {
        defaulted(
            "draft", path, .boolean(mayBeUnknown: false),
            "true while the record is not to be published; only the preview shows it", polish: ["szkic"])
    }

    static func checked(_ path: Path<CalendarDate?>, _ meaning: Message, uses: [FieldUse]) -> Field {
        optional(
            "checked", path, .date(.unlikelyInFuture), meaning, polish: ["sprawdzone", "potwierdzone"],
            example: "2026-01-15", uses: uses)
    }

    static func pictures(
        _ path: Path<[Picture]>, _ meaning: Message, each picture: ValueDecoder<Picture> = .picture
    ) -> Field {
        defaulted(
            "pictures", path, .list(of: picture), meaning, polish: ["zdjęcia", "obrazy"], uses: [.imports])
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
