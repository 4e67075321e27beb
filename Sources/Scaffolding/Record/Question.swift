import Content
import Documents
import Messages

/// A question to somebody who starts a record.
public struct Question: Sendable {
    /// The field, by its English name, within its group where it has one: `address.town`. `description` is the text below.
    public let field: String
    /// The option that answers it without being asked, without hyphens.
    public let option: String
    public let meaning: Message
    public let example: Message
    public let isRequired: Bool
    /// The answer where none is given.
    public var usual: String?
    /// True if the answer is a list, its elements parted by commas.
    public var isList = false

    init(
        _ field: String, option: String, _ meaning: Message, _ example: Message, isRequired: Bool = false,
        usual: String? = nil, isList: Bool = false
    ) {
        self.field = field
        self.option = option
        self.meaning = meaning
        self.example = example
        self.isRequired = isRequired
        self.usual = usual
        self.isList = isList
    }

    /// The words that may be answered, in a language; empty where anything may.
    public func words(for kind: StartedKind, in language: MessageLanguage) -> [String] {
        kind.record.choices(of: field, in: language)
    }

    /// Puts an answer into a draft.
    public func answer(_ text: String, to draft: inout RecordDraft) {
        if field == "description" {
            draft.description = text
        } else if isList {
            let elements = text.split(separator: ",").map { part in
                String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            draft.set(field, .list(elements.filter { !$0.isEmpty }.map { .text($0) }))
        } else {
            draft.set(field, .text(text))
        }
    }
}
