import Documents
import Records

/// One field of a record: its name, its rule and where its value goes.
struct Field<Record: Sendable>: Sendable {
    let name: String
    let isRequired: Bool
    /// What the value looks like when it is written.
    let shape: ValueShape
    /// False after reporting what is wrong with the value.
    let decode: @Sendable (SourceNode, inout Record, inout DecodingContext) -> Bool
    /// Nil where no part of the value is localized.
    let translate: Translation?

    typealias Path<Value> = WritableKeyPath<Record, Value> & Sendable

    typealias Translation = @Sendable (SourceNode, SourceNode?, inout Record, inout DecodingContext) -> Void

    /// A field that a record may leave out.
    static func optional<Value>(_ name: String, _ path: Path<Value?>, _ decoder: ValueDecoder<Value>) -> Field {
        var translation: Translation?
        if let translate = decoder.translate {
            translation = { node, original, record, context in
                if var value = record[keyPath: path] {
                    translate(node, original, &value, &context)
                    record[keyPath: path] = value
                } else {
                    record[keyPath: path] = decoder.decode(node, &context)
                }
            }
        }
        return Field(
            name: name, isRequired: false, shape: decoder.shape,
            decode: { node, record, context in
                guard let value = decoder.decode(node, &context) else { return false }
                record[keyPath: path] = value
                return true
            }, translate: translation)
    }

    /// A field that has a value even where a record leaves it out.
    static func defaulted<Value>(_ name: String, _ path: Path<Value>, _ decoder: ValueDecoder<Value>) -> Field {
        var translation: Translation?
        if let translate = decoder.translate {
            translation = { node, original, record, context in
                translate(node, original, &record[keyPath: path], &context)
            }
        }
        return Field(
            name: name, isRequired: false, shape: decoder.shape,
            decode: { node, record, context in
                guard let value = decoder.decode(node, &context) else { return false }
                record[keyPath: path] = value
                return true
            }, translate: translation)
    }

    /// A field that every record must have.
    static func required<Value>(_ name: String, _ path: Path<Value>, _ decoder: ValueDecoder<Value>) -> Field {
        let field = defaulted(name, path, decoder)
        return Field(
            name: name, isRequired: true, shape: decoder.shape, decode: field.decode, translate: field.translate)
    }
}
