import Documents
import Records

extension ValueDecoder {
    /// A list. Elements that are wrong are reported and left out; one wrong element makes the whole list wrong. In a
    /// translation, a list is written whole, with as many elements.
    static func list<Element>(
        of decoder: ValueDecoder<Element>, minimum: Int = 0
    ) -> ValueDecoder where Value == [Element] {
        var translate: Translation?
        if let translateElement = decoder.translate {
            translate = { node, original, values, context in
                guard node.kind == .sequence else {
                    return context.reportWrongType(at: node, expected: "a list", example: "the list as in the record")
                }
                let elements = node.elements
                let originals = original?.elements ?? []
                // Where the record's own list is wrong, there is nothing to compare with.
                guard originals.count == values.count else { return }
                guard elements.count == values.count else {
                    return context.report(
                        "translation-count", at: context.key ?? node,
                        "the list has \(elements.count, one: "element", many: "elements") here and \(values.count) in the record",
                        suggestion: "translate each element, in the same order")
                }
                let key = context.key
                context.key = nil
                for (index, element) in elements.enumerated() where !element.isLeftOut {
                    translateElement(
                        element, index < originals.count ? originals[index] : nil, &values[index], &context)
                }
                context.key = key
            }
        }
        let value: @Sendable ([Element]) -> FieldValue? = { elements in
            let values = elements.compactMap(decoder.value)
            return values.isEmpty ? nil : .list(values)
        }
        return ValueDecoder(.list(decoder.shape(), minimum: minimum), translate: translate, value: value) {
            node, context in
            guard node.kind == .sequence else {
                let shape = ValueShape.list(decoder.shape(), minimum: minimum)
                let asList = decoder.shape().mayBeWord ? node.text.asYAMLList : nil
                return context.refuseWrongType(
                    at: node, expected: "a list",
                    example: node.isTyped
                        ? "the values in square brackets"
                        : asList.map { "\($0)" } ?? shape.groupExample.map { "for example \($0)" }
                            ?? "each value in a line of its own after \"- \"")
            }
            let key = context.key
            context.key = nil
            defer { context.key = key }
            var values: [Element] = []
            var isRight = true
            for element in node.elements {
                if element.isLeftOut {
                    context.report(
                        "empty-element", at: element, "a list cannot have an empty element", suggestion: "delete it")
                    isRight = false
                } else if let value = decoder.decode(element, &context) {
                    values.append(value)
                } else {
                    isRight = false
                }
            }
            if isRight, values.count < minimum {
                context.report(
                    "list-too-short", at: node,
                    "the list needs at least \(minimum, one: "element", many: "elements")")
                isRight = false
            }
            return isRight ? values : nil
        }
    }

    /// A group of fields. `blank` is what the fields are filled into; it is used only where every required field is right.
    static func group(
        _ schema: RecordSchema<Value>, blank: @escaping @Sendable () -> Value
    ) -> ValueDecoder {
        var translate: Translation?
        if schema.isTranslatable {
            translate = { node, original, value, context in
                schema.translate(node, original: original, into: &value, context: &context)
            }
        }
        return ValueDecoder(.group(schema.shape), translate: translate, value: { schema.value(of: $0) }) {
            node, context in
            var value = blank()
            return schema.decode(node, into: &value, context: &context) ? value : nil
        }
    }
}

extension String {
    /// The text, in which commas may stand between elements, as a list in one line; nil where quotes would be needed.
    fileprivate var asYAMLList: String? {
        isEmpty || count > 60 || contains { "[]{}:#&*!|>'\"%@`".contains($0) } ? nil : "[\(self)]"
    }
}

extension ValueShape {
    /// True if a plain word may be such a value.
    fileprivate var mayBeWord: Bool {
        switch self {
        case .text, .choice: true
        case .either(let shapes): shapes.contains { $0.mayBeWord }
        case .localized(let inner): inner.mayBeWord
        case .prose, .boolean, .number, .list, .group: false
        }
    }
}
