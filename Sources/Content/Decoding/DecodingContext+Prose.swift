import Documents
import Messages
import Records

extension DecodingContext {
    /// True if a description is such that its Markdown can be read at little cost; reports what is wrong with it where not.
    mutating func accepts(_ prose: Prose) -> Bool {
        if let problem = MarkdownBounds.problem(in: prose.markdown) {
            report(
                problem.kind.rawValue, in: prose, line: problem.line, column: problem.column, problem.message,
                problem.suggestion)
            return false
        }
        // That of a text among the fields was told when it was decoded.
        guard prose.notation == .body, let tower = TextCheck.towerOfMarks(in: prose.markdown) else { return true }
        report(
            "too-many-marks", in: prose, line: tower.line, column: tower.column, DecodingContext.tower,
            DecodingContext.towerRemedy)
        return false
    }

    /// Reports something at a line and a column of a description.
    mutating func report(
        _ id: String, in prose: Prose, line: Int, column: Int, _ message: Message, _ suggestion: Message
    ) {
        let isBody = prose.notation == .body
        diagnostics.append(
            Diagnostic(
                id: id, file: prose.origin.file, line: isBody ? prose.origin.line + line - 1 : prose.origin.line,
                column: isBody ? column : prose.origin.column, message: message, suggestion: suggestion))
    }
}
