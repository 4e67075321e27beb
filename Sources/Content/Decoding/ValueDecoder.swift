import Documents

/// A kind of value: how it is read from a document, and how it is told again. One description for Markdown and JSON, for
/// records and translations.
struct ValueDecoder<Value: Sendable>: Sendable {
    /// The value of a node that is not left out; nil after reporting what is wrong.
    let decode: @Sendable (SourceNode, inout DecodingContext) -> Value?
    /// The form in which the value is written. Few need it, so that it is made when it is asked for.
    let shape: @Sendable () -> ValueShape
    /// Puts what a translation file says into a value that the record has; nil where nothing in it is localized.
    let translate: Translation?
    /// The value as others show it; nil where there is nothing in it.
    let value: @Sendable (Value) -> FieldValue?

    /// The translation's node, the record's own node for the same value (where it has one), the value.
    typealias Translation = @Sendable (SourceNode, SourceNode?, inout Value, inout DecodingContext) -> Void

    init(
        _ shape: @escaping @autoclosure @Sendable () -> ValueShape, translate: Translation? = nil,
        value: @escaping @Sendable (Value) -> FieldValue?,
        _ decode: @escaping @Sendable (SourceNode, inout DecodingContext) -> Value?
    ) {
        self.shape = shape
        self.decode = decode
        self.translate = translate
        self.value = value
    }

    /// The decoder followed by a conversion.
    func map<Other: Sendable>(
        as shape: @escaping @autoclosure @Sendable () -> ValueShape, value: @escaping @Sendable (Other) -> FieldValue?,
        _ transform: @escaping @Sendable (Value, SourceNode, inout DecodingContext) -> Other?
    ) -> ValueDecoder<Other> {
        ValueDecoder<Other>(shape(), value: value) { node, context in
            decode(node, &context).flatMap { transform($0, node, &context) }
        }
    }

    /// The decoder followed by a rule.
    /// - Parameter shape: the form of the value, where the rule leaves less than the decoder accepts.
    func restricted(
        to shape: (@Sendable () -> ValueShape)? = nil,
        _ rule: @escaping @Sendable (Value, SourceNode, inout DecodingContext) -> Value?
    ) -> ValueDecoder {
        let shape = shape ?? self.shape
        return ValueDecoder(shape(), translate: translate, value: value) { node, context in
            decode(node, &context).flatMap { rule($0, node, &context) }
        }
    }
}
