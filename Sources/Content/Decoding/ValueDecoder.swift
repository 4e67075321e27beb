import Documents
import Records

/// How a value is read from a document: one description for Markdown and JSON, for records and translations.
struct ValueDecoder<Value: Sendable>: Sendable {
    /// The value of a node that is not left out; nil after reporting what is wrong.
    let decode: @Sendable (SourceNode, inout DecodingContext) -> Value?
    /// What the value looks like when it is written.
    let shape: ValueShape
    /// Puts what a translation file says into a value that the record has; nil where nothing in it is localized.
    let translate: Translation?

    /// The translation's node, the record's own node for the same value (where it has one), the value.
    typealias Translation = @Sendable (SourceNode, SourceNode?, inout Value, inout DecodingContext) -> Void

    init(
        _ shape: ValueShape, translate: Translation? = nil,
        _ decode: @escaping @Sendable (SourceNode, inout DecodingContext) -> Value?
    ) {
        self.shape = shape
        self.decode = decode
        self.translate = translate
    }

    /// The same value after a further rule or conversion.
    /// - Parameter shape: what the value looks like, where the rule leaves less than the decoder accepts.
    func map<Other: Sendable>(
        as shape: ValueShape? = nil,
        _ transform: @escaping @Sendable (Value, SourceNode, inout DecodingContext) -> Other?
    ) -> ValueDecoder<Other> {
        ValueDecoder<Other>(shape ?? self.shape) { node, context in
            decode(node, &context).flatMap { transform($0, node, &context) }
        }
    }
}
