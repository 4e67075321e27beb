import Messages

extension PluralRule {
    /// Reads a rule as the CLDR writes it; samples after it (`@integer 1, 21 …`) are passed over.
    public init(_ text: String) throws(MalformedPattern) {
        var parser = Parser(text)
        alternatives = try parser.condition()
    }

    private struct Token {
        enum Kind: Equatable {
            case word(String)
            case number(UInt64)
            case sign(String)
            case end
        }

        var kind: Kind
        var offset: Int
        var length: Int
    }

    private struct Parser {
        private let scalars: [Unicode.Scalar]
        private var position = 0
        private var token = Token(kind: .end, offset: 0, length: 1)

        init(_ text: String) {
            scalars = Array(text.unicodeScalars)
        }

        /// The whole text.
        mutating func condition() throws(MalformedPattern) -> [[Relation]] {
            try advance()
            guard token.kind != .end else { throw malformed("the rule is empty", "n = 1") }
            var alternatives = [[try relation()]]
            while true {
                switch token.kind {
                case .end: return alternatives
                case .word("and"):
                    try advance()
                    alternatives[alternatives.count - 1].append(try relation())
                case .word("or"):
                    try advance()
                    alternatives.append([try relation()])
                default: throw malformed("expected \"and\", \"or\" or the rule's end")
                }
            }
        }

        private mutating func relation() throws(MalformedPattern) -> Relation {
            let operand = try operand()
            var modulus: UInt64?
            if token.kind == .sign("%") {
                try advance()
                let place = token
                let divisor = try number()
                guard divisor > 0 else { throw malformed("nothing can be divided by 0", at: place) }
                modulus = divisor
            }
            guard token.kind == .sign("=") || token.kind == .sign("!=") else {
                throw malformed("expected \"=\" or \"!=\"", token.kind == .word("is") ? "=" : nil)
            }
            let isNegated = token.kind == .sign("!=")
            try advance()
            var ranges = [try range()]
            while token.kind == .sign(",") {
                try advance()
                ranges.append(try range())
            }
            return Relation(operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
        }

        private mutating func operand() throws(MalformedPattern) -> Operand {
            guard case .word(let word) = token.kind else { throw malformed("expected an operand: n, i, v, w, f or t") }
            guard word.count == 1, let letter = word.first, let operand = Operand(rawValue: letter) else {
                throw malformed("there is no operand \"\(word)\"; there are n, i, v, w, f and t")
            }
            try advance()
            return operand
        }

        private mutating func range() throws(MalformedPattern) -> ClosedRange<UInt64> {
            let place = token
            let lower = try number()
            guard token.kind == .sign("..") else { return lower...lower }
            try advance()
            let end = token
            let upper = try number()
            guard lower <= upper else {
                let whole = Token(kind: .end, offset: place.offset, length: end.offset + end.length - place.offset)
                throw malformed("a range goes from the smaller number to the larger", "\(upper)..\(lower)", at: whole)
            }
            return lower...upper
        }

        private mutating func number() throws(MalformedPattern) -> UInt64 {
            guard case .number(let number) = token.kind else { throw malformed("expected a whole number") }
            try advance()
            return number
        }

        private func malformed(_ message: Message, _ suggestion: Message? = nil, at place: Token? = nil)
            -> MalformedPattern
        {
            let place = place ?? token
            return MalformedPattern(
                offset: place.offset, length: place.length, message: message, suggestion: suggestion)
        }

        private mutating func advance() throws(MalformedPattern) {
            while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
            let start = position
            guard start < scalars.count, scalars[start] != "@" else {
                token = Token(kind: .end, offset: max(0, min(start, scalars.count - 1)), length: 1)
                return
            }
            switch scalars[start] {
            case "0"..."9":
                take { ("0"..."9").contains($0) }
                guard position - start <= 15, let number = UInt64(text(from: start)) else {
                    let place = Token(kind: .end, offset: start, length: position - start)
                    throw malformed("the number is too large", at: place)
                }
                token = Token(kind: .number(number), offset: start, length: position - start)
            case "a"..."z", "A"..."Z":
                take { $0.properties.isAlphabetic }
                token = Token(kind: .word(text(from: start)), offset: start, length: position - start)
            case "%", "=", ",": sign(1)
            case "!" where next == "=", "." where next == ".": sign(2)
            default:
                let place = Token(kind: .end, offset: start, length: 1)
                throw malformed("\"\(scalars[start])\" has no meaning in a plural rule", at: place)
            }
        }

        private var next: Unicode.Scalar? { position + 1 < scalars.count ? scalars[position + 1] : nil }

        private mutating func take(while isWanted: (Unicode.Scalar) -> Bool) {
            while position < scalars.count, isWanted(scalars[position]) { position += 1 }
        }

        private mutating func sign(_ length: Int) {
            let start = position
            position += length
            token = Token(kind: .sign(text(from: start)), offset: start, length: length)
        }

        private func text(from start: Int) -> String {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[start..<position])
            return String(text)
        }
    }
}
