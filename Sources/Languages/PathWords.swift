import Records

/// The words of a language's addresses, each of the form of a record's id: `instytucje` in `/instytucje/na-skraju/`.
public struct PathWords: Hashable, Sendable {
    private let words: [String: RecordID]

    /// - Parameter words: by the names under which a language's file has them.
    public init(_ words: [String: RecordID]) { self.words = words }

    /// The word of a name; nil where the language's file was not asked for it.
    public subscript(name: String) -> RecordID? { words[name] }
}
