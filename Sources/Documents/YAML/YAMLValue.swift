/// The value of a field that is to be written.
public indirect enum YAMLValue: Sendable, Hashable {
    /// A text, whatever it holds.
    case text(String)
    /// A choice, a date, a number, a yes or no: the schema of its field says what it is.
    case word(String)
    /// YAML in one line, written as it is: `[dog, cat]`.
    case verbatim(String)
    case list([YAMLValue])
    case group([Member])
    /// A value under a name, `&name`, by which `*name` stands for it further down.
    case anchored(String, YAMLValue)

    public struct Member: Sendable, Hashable {
        public let name: String
        public var value: YAMLValue

        public init(_ name: String, _ value: YAMLValue) {
            self.name = name
            self.value = value
        }
    }
}
