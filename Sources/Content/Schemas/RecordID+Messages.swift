import Records

extension RecordID.Problem {
    func message(for text: String) -> String {
        let shown = text.prefix(80)
        return switch self {
        case .empty: "an id cannot be empty"
        case .tooLong(let count): "\"\(shown)\" has \(count) characters; an id has at most \(RecordID.maximumLength)"
        case .form: "\"\(shown)\" is no id: lower-case letters a to z, digits and single hyphens between them"
        case .reservedByWindows: "\"\(shown)\" is a name that Windows reserves"
        }
    }

    func suggestion(for text: String) -> String {
        RecordID.suggestion(for: text).map { "write \($0)" } ?? "write a short name, like rex-2"
    }
}
