/// The value of a field that is to be written.
public indirect enum YAMLValue: Sendable, Equatable {
    /// A text, whatever it holds.
    case text(String)
    /// A choice, a date, a number, a yes or no: the schema of its field says what it is.
    case word(String)
    /// YAML in one line, written as it is: `[dog, cat]`.
    case verbatim(String)
    case list([YAMLValue])
    case group([Member])

    public struct Member: Sendable, Equatable {
        public let name: String
        public var value: YAMLValue

        public init(_ name: String, _ value: YAMLValue) {
            self.name = name
            self.value = value
        }
    }
}
