import Messages

/// What a field is for, with an example, for those who write a record.
public struct FieldGuide: Sendable {
    /// Its name in English.
    public let name: String
    public let meaning: Message
    /// What could stand there, as YAML in one line, with names and words in English and in Polish.
    private let english: String
    private let polish: String

    init(_ name: String, _ meaning: Message, _ english: String, _ polish: String? = nil) {
        self.name = name
        self.meaning = meaning
        self.english = english
        self.polish = polish ?? english
    }

    public func example(in language: MessageLanguage) -> String {
        switch language {
        case .english: english
        case .polish: polish
        }
    }
}
