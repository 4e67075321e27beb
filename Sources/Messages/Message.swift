/// Something that the program tells people: a sentence, or a piece of one.
///
/// It is written in code as a literal with interpolation, in English. What stands between the values is kept as its
/// template (`the shares sum to {} percent, not to 100`), by which other languages have their text.
public struct Message: Sendable {
    /// The text as it is written in code.
    public let english: String
    /// The literal with `{}` in place of each value.
    let template: String
    /// The values, in the order in which the English text has them.
    let arguments: [Argument]

    enum Argument: Sendable {
        /// A text that is the same in every language: a name, what somebody wrote, a date.
        case text(String)
        /// It may choose between the forms of a word.
        case number(Int, shown: String)
        case message(Message)
        /// A word that records may have in either language.
        case word(english: String, polish: String)
        /// The operating system's name for an error.
        case systemError(String)
    }

    /// A text that no language changes.
    public init(verbatim text: String) {
        english = text
        template = "{}"
        arguments = [.text(text)]
    }

    /// The operating system's text for an error (strerror(3)), without a locale.
    public init(systemError text: String) {
        english = text
        template = "{}"
        arguments = [.systemError(text)]
    }
}

/// Two messages are the same where they read the same in English.
extension Message: Hashable {
    public static func == (one: Message, other: Message) -> Bool { one.english == other.english }

    public func hash(into hasher: inout Hasher) { hasher.combine(english) }
}

extension Message: Comparable {
    public static func < (one: Message, other: Message) -> Bool { one.english < other.english }
}

extension Message: CustomStringConvertible {
    public var description: String { english }
}
