import Messages

/// A value that the form of its collection cannot show, because other records write it in another way.
public struct FormProblem: Sendable, Equatable {
    /// From the content folder.
    public let file: String
    /// From 1.
    public let line: Int
    /// As it is written.
    public let field: String

    public var message: Message {
        "\(file):\(line): the form cannot show \"\(field)\", because the form's other records write it in another way; write it like them, or change this record in a text editor"
    }
}
