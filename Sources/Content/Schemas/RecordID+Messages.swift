import Messages
import Records

extension RecordID.Problem {
    func message(for text: String) -> Message {
        let shown = text.prefix(80)
        return switch self {
        case .empty: "an id cannot be empty"
        case .tooLong(let count): "\"\(shown)\" has \(count) characters; an id has at most \(RecordID.maximumLength)"
        case .form: "\"\(shown)\" is no id: lower-case letters a to z, digits and single hyphens between them"
        case .reservedByWindows: "\"\(shown)\" is a name that Windows reserves"
        }
    }

    /// Returns a suggestion for the name of such a file.
    func renaming(_ stem: String) -> Message {
        RecordID.suggestion(for: stem).map { "rename the file: \($0)" } ?? "rename the file: a short name, like rex-2"
    }

    func suggestion(for text: String) -> Message {
        RecordID.suggestion(for: text).map { "write \($0)" } ?? "write a short name, like rex-2"
    }
}
