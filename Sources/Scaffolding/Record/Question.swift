import Content
import Documents
import Messages

/// A question about a field of a new record.
public struct Question: Sendable {
    /// The field, by its English name, within its group where it has one: `address.town`. `description` is the text
    /// below.
    public let field: String
    /// The option that answers it without being asked, without hyphens.
    public let option: String
    public let meaning: Message
    public let example: Message
    public let isRequired: Bool
    /// The answer where none is given.
    public let usual: String?
    /// True if the answer is a list, its elements parted by commas.
    let isList: Bool

    /// Makes a question about a field, of which the row knows the rest.
    /// - Parameters:
    ///   - option: nil if it is called like the field.
    ///   - example: nil if it is that of the field.
    init(
        _ field: String, of kind: RecordKind, option: String? = nil, _ meaning: Message, example: Message? = nil,
        usual: String? = nil
    ) {
        let row = kind.field(field)
        self.field = field
        self.option = option ?? row?.name ?? field
        self.meaning = meaning
        self.example =
            example ?? "\(row?.example(in: .english) ?? "", polish: row?.example(in: .polish) ?? "")"
        isRequired = row?.isRequired ?? false
        self.usual = usual
        isList = if case .list = row?.shape { true } else { false }
    }

    /// Makes the question about a field that has no option of its own.
    init(_ field: FieldDescription, of kind: RecordKind) {
        self.init(field.name, of: kind, option: "set " + field.name + "=", field.meaning)
    }

    /// The words that may be answered, in a language; empty where anything may.
    public func words(for kind: RecordKind, in language: MessageLanguage) -> [String] {
        kind.choices(of: field, in: language)
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
