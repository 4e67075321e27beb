import Documents
import Records

/// How a value is read from a document: one description for Markdown and JSON, for records and translations.
struct ValueDecoder<Value: Sendable>: Sendable {
    /// The value of a node that is not left out; nil after reporting what is wrong.
    let decode: @Sendable (SourceNode, inout DecodingContext) -> Value?
    /// Puts what a translation file says into a value that the record has; nil where nothing in it is localized.
    let translate: Translation?

    /// The translation's node, the record's own node for the same value (where it has one), the value.
    typealias Translation = @Sendable (SourceNode, SourceNode?, inout Value, inout DecodingContext) -> Void

    init(
        translate: Translation? = nil, _ decode: @escaping @Sendable (SourceNode, inout DecodingContext) -> Value?
    ) {
        self.decode = decode
        self.translate = translate
    }

    /// The same value after a further rule or conversion.
    func map<Other: Sendable>(
        _ transform: @escaping @Sendable (Value, SourceNode, inout DecodingContext) -> Other?
    ) -> ValueDecoder<Other> {
        ValueDecoder<Other> { node, context in
            decode(node, &context).flatMap { transform($0, node, &context) }
        }
    }
}
