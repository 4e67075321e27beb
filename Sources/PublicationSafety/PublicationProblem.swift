import Messages

/// A reason why a file must not be published as it is.
public struct PublicationProblem: Equatable, Sendable {
    /// The permanent name of its diagnostic.
    public let id: String
    /// True if nothing can be published of the file; else it is published without what the message names.
    public private(set) var isError = true
    /// The problem in one sentence without a full stop.
    public let message: Message
    /// The remedy.
    public let suggestion: Message
}
