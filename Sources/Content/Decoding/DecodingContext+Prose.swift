import Documents
import Records

extension DecodingContext {
    /// True if a description is such that its Markdown can be read at little cost; reports what is wrong with it where not.
    mutating func accepts(_ prose: Prose) -> Bool {
        guard let problem = MarkdownBounds.problem(in: prose.markdown) else { return true }
        let isBody = prose.notation == .body
        diagnostics.append(
            Diagnostic(
                id: problem.kind.rawValue, file: prose.origin.file,
                line: isBody ? prose.origin.line + problem.line - 1 : prose.origin.line,
                column: isBody ? problem.column : prose.origin.column, message: problem.message,
                suggestion: problem.suggestion))
        return false
    }
}
