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
    func renaming(_ name: RecordFileName) -> Message {
        guard let stem = RecordID.suggestion(for: name.stem) else {
            return "rename the file: a short name, like rex-2"
        }
        let ending = name.notation == .json ? "json" : "md"
        let language = name.languageCode.map { ".\($0)" } ?? ""
        return "rename the file: \(stem)\(language).\(ending)"
    }

    func suggestion(for text: String) -> Message {
        RecordID.suggestion(for: text).map { "write \($0)" } ?? "write a short name, like rex-2"
    }
}
