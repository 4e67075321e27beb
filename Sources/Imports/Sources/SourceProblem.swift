import Documents
import Messages

/// A reason why a source cannot be read: nothing is written then.
struct SourceProblem: Error {
    /// In the text as it was decoded; nil where the file as a whole is meant.
    let offset: Int?
    /// Instead of an offset, where only that is known.
    var position: SourceFile.Position?
    let message: Message
    let suggestion: Message?

    init(at offset: Int? = nil, _ message: Message, suggestion: Message? = nil) {
        self.offset = offset
        self.message = message
        self.suggestion = suggestion
    }

    func diagnostic(in file: SourceFile) -> Diagnostic {
        let position = position ?? file.position(ofByte: offset ?? 0)
        return Diagnostic(
            id: "import-source", file: file.name, line: position.line, column: position.column, message: message,
            suggestion: suggestion)
    }
}
