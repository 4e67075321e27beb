extension Message: ExpressibleByStringInterpolation {
    /// A message without values.
    public init(stringLiteral text: String) {
        english = text
        template = text
        arguments = []
    }

    /// A message with values.
    public init(stringInterpolation parts: StringInterpolation) {
        english = parts.english
        template = parts.template
        arguments = parts.arguments
    }

    /// Puts the English text, the template and the values together.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var english = ""
        fileprivate var template = ""
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            english.reserveCapacity(literalCapacity + interpolationCount * 16)
            template.reserveCapacity(literalCapacity + interpolationCount * 2)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            english += literal
            template += literal
        }

        /// Appends a text that is the same in every language.
        public mutating func appendInterpolation(_ text: String) { append(text, .text(text)) }

        /// Appends a text that is the same in every language.
        public mutating func appendInterpolation(_ text: Substring) { appendInterpolation(String(text)) }

        /// A value whose description is the same in every language.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            appendInterpolation(value.description)
        }

        /// A number, which may choose between the forms of a word.
        public mutating func appendInterpolation(_ number: Int) { appendInterpolation(number, shown: String(number)) }

        /// A number in a form of its own, as with blanks between thousands.
        public mutating func appendInterpolation(_ number: Int, shown: String) {
            append(shown, .number(number, shown: shown))
        }

        /// A message within a message, told in the same language.
        public mutating func appendInterpolation(_ message: Message) { append(message.english, .message(message)) }

        /// A number with the word that it counts, in English: `3 elements`. The template has the word for many.
        public mutating func appendInterpolation(_ number: Int, one: String, many: String) {
            english += "\(number) \(number == 1 ? one : many)"
            template += "{} \(many)"
            arguments.append(.number(number, shown: String(number)))
        }

        /// The name of a field or of one of its values.
        public mutating func appendInterpolation(_ word: String, polish: String) {
            append(word, .word(english: word, polish: polish))
        }

        private mutating func append(_ text: String, _ argument: Argument) {
            english += text
            template += "{}"
            arguments.append(argument)
        }
    }
}
