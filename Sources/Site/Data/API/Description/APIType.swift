import Documents
import Records

/// A kind of value in the API: what the schema says of it, and how it is written. Both in one place, so that they
/// agree.
struct APIType<Value>: Sendable {
    let schema: APISchema
    /// Writes exactly one JSON value.
    let write: @Sendable (Value, inout JSONWriter) -> Void
}

extension APIType<String> {
    static let text = APIType(schema: .string) { $1.string($0) }

    /// An absolute URL.
    static let address = APIType(schema: .formatted("uri")) { $1.string($0) }

    /// An absolute URL that may hold characters beyond ASCII, as staff write them (RFC 3987).
    static let iri = APIType(schema: .formatted("iri")) { $1.string($0) }

    static let email = APIType(schema: .formatted("email")) { $1.string($0) }

    static func pattern(_ pattern: String) -> APIType { APIType(schema: .pattern(pattern)) { $1.string($0) } }

    /// One of a few words.
    static func oneOf(_ words: [String]) -> APIType { APIType(schema: .enumeration(words)) { $1.string($0) } }

    /// Always the same text, by which documents of different kinds are told apart.
    static func constant(_ value: String) -> APIType { APIType(schema: .constant(value)) { $1.string($0) } }
}

extension APIType<Bool> {
    static let flag = APIType(schema: .boolean) { $1.boolean($0) }
}

extension APIType<Int> {
    static func integer(from minimum: Int) -> APIType { APIType(schema: .integer(minimum: minimum)) { $1.integer($0) } }
}

extension APIType<Double> {
    static let number = APIType(schema: .number) { $1.number($0) }

    static func number(in range: ClosedRange<Double>) -> APIType {
        APIType(schema: .range(range)) { $1.number($0) }
    }
}

extension APIType<CalendarDate> {
    static let date = APIType(schema: .formatted("date")) { $1.string($0.description) }
}

extension APIType<RecordID> {
    static let id = APIType(schema: .pattern("^[a-z0-9]+(-[a-z0-9]+)*$")) { $1.string($0.text) }
}

extension APIType<WebAddress> {
    static let webAddress = APIType(schema: .formatted("iri")) { $1.string($0.text) }
}

extension APIType<TimeOfDay> {
    /// `HH:MM`, up to `24:00`.
    static let time = APIType(schema: .pattern("^([01][0-9]|2[0-4]):[0-5][0-9]$")) { $1.string($0.description) }
}

extension APIType<Localized<String>> {
    /// A text of a record, in the languages that it is written in.
    static let localized = APIType(schema: .byLanguage(.string)) { text, json in
        json.object { json in
            for entry in text.entries { json.member(entry.language.code, entry.value) }
        }
    }
}

extension APIType<ByLanguage<String>> {
    static let textByLanguage = byLanguage(.string)

    static let addressByLanguage = byLanguage(APIType<String>.address.schema)

    private static func byLanguage(_ schema: APISchema) -> APIType {
        APIType(schema: .byLanguage(schema)) { texts, json in
            json.object { json in
                for entry in texts.entries { json.member(entry.language.code, entry.value) }
            }
        }
    }
}

extension APIType where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of the words that records use.
    static var word: APIType {
        APIType(schema: .enumeration(Value.allCases.map(\.rawValue))) { $1.string($0.rawValue) }
    }
}

extension APIType where Value: Sendable {
    /// An array of such values.
    var list: APIType<[Value]> {
        APIType<[Value]>(schema: .array(schema)) { values, json in
            json.array(of: values) { write($1, &$0) }
        }
    }
}
