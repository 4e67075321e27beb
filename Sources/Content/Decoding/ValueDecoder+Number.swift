import Documents
import Records

extension ValueDecoder where Value == Int {
    /// A whole number within limits.
    static func integer(_ range: ClosedRange<Int>) -> ValueDecoder {
        ValueDecoder(.integer(range), value: FieldValue.integer) { node, context in
            guard let number = ValueDecoder<Double>.number(of: node), number == number.rounded(), abs(number) < 1e15
            else {
                let meant = ValueDecoder<Double>.numberMeant(by: node).flatMap { Int($0) }
                return context.refuseWrongType(
                    at: node, expected: "a whole number",
                    example: meant.map { "\($0)" } ?? "digits, like \(Swift.max(range.lowerBound, 5))")
            }
            guard range.contains(Int(number)) else {
                return context.refuseOutOfRange(node, "\(range.lowerBound)", "\(range.upperBound)")
            }
            return Int(number)
        }
    }
}

extension ValueDecoder where Value == Double {
    /// A decimal number within limits.
    static func number(_ range: ClosedRange<Double>) -> ValueDecoder {
        decimal(
            .number(NumberShape(isInteger: false, minimum: range.lowerBound, maximum: range.upperBound))
        ) { context, node, number in
            if range.contains(number) { return number }
            return context.refuseOutOfRange(node, Self.written(range.lowerBound), Self.written(range.upperBound))
        }
    }

    /// A decimal number above 0 and up to `maximum`.
    static func positive(upTo maximum: Double) -> ValueDecoder {
        decimal(.decimal(above: 0, upTo: maximum)) { context, node, number in
            if number > 0, number <= maximum { return number }
            return context.refuse(
                "out-of-range", at: node, "\(node.text) is out of range: above 0 and up to \(Self.written(maximum))",
                suggestion: "check the number and its unit")
        }
    }

    private static func decimal(
        _ shape: ValueShape, _ limited: @escaping @Sendable (inout DecodingContext, SourceNode, Double) -> Double?
    ) -> ValueDecoder {
        ValueDecoder(shape, value: FieldValue.number) { node, context in
            guard let number = number(of: node) else {
                return context.refuse(
                    "wrong-type", at: node, "a number is expected here, not \(node.describedKind)",
                    suggestion: numberMeant(by: node).map { "write the number alone, with a decimal point: \($0)" }
                        ?? (node.isTyped ? "write digits without quotes, like 12.5" : "write digits, like 12.5"))
            }
            return limited(&context, node, number)
        }
    }

    /// The number that a scalar spells, in digits with an optional sign and decimal point (in JSON with an exponent too).
    static func number(of node: SourceNode) -> Double? {
        switch node.kind {
        case .number: return Double(node.text).flatMap { $0.isFinite ? $0 : nil }
        case .plain, .quoted:
            let text = node.text
            guard text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B }),
                text.utf8.first.map({ $0 != 0x2E }) ?? false, text.utf8.last != 0x2E
            else { return nil }
            return Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: return nil
        }
    }

    /// Returns the only number in a text, where the text begins with it, as it is to be written: `12.5` for `12,5 kg`.
    fileprivate static func numberMeant(by node: SourceNode) -> String? {
        let beginning = node.text.prefix { $0.isNumber || $0 == "." || $0 == "," }
        let digits = String(beginning.map { $0 == "," ? "." : $0 })
        guard digits.last != ".", let number = Double(digits), number.isFinite,
            !node.text.dropFirst(beginning.count).contains(where: \.isNumber)
        else { return nil }
        return digits
    }

    private static func written(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}

extension ValueDecoder where Value == Amount {
    /// A sum of money above 0, with at most two decimals.
    static var amount: ValueDecoder {
        ValueDecoder(.decimal(above: 0, upTo: nil), value: { .number(Double($0.minorUnits) / 100) }) { node, context in
            switch node.kind {
            case .plain, .quoted, .number:
                if let amount = Amount(node.text), amount.minorUnits > 0 { return amount }
                return context.refuse(
                    "invalid-amount", at: node, "\"\(node.text.prefix(40))\" is no sum of money above 0",
                    suggestion: "write digits with at most two decimals and no currency, like 30 or 19.99")
            default:
                return context.refuseWrongType(
                    at: node, expected: "a sum of money", example: "a number, like 30 or 19.99")
            }
        }
    }
}

extension DecodingContext {
    fileprivate mutating func refuseOutOfRange<Value>(
        _ node: SourceNode, _ lowest: String, _ highest: String
    ) -> Value? {
        refuse(
            "out-of-range", at: node, "\(node.text) is out of range: \(lowest) to \(highest)",
            suggestion: "write a number from \(lowest) to \(highest)")
    }
}
