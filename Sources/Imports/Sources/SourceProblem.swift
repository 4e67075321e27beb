import Messages

/// Why a source cannot be read: nothing is written then.
struct SourceProblem: Error {
    /// In the text as it was decoded; nil where the file as a whole is meant.
    var offset: Int?
    var message: Message
    var suggestion: Message?

    init(at offset: Int? = nil, _ message: Message, suggestion: Message? = nil) {
        self.offset = offset
        self.message = message
        self.suggestion = suggestion
    }
}
