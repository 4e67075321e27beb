/// What a field of a written record holds.
public indirect enum YAMLValue: Sendable, Equatable {
    /// A text, whatever it holds.
    case text(String)
    /// YAML as somebody wrote it, in one line: `[dog, cat]`.
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
