import Documents
import PublicationSafety

extension ContentSource {
    /// Returns why a file must not be published as it is; nil where nothing is wrong, or it cannot be read.
    public func positionProblem(of file: String) -> PublicationProblem? {
        open(file).flatMap { PublicationProblem.position(in: $0, named: Self.name(of: file)) }
    }

    /// Returns what is wrong with a drawing, and what is left out of it. A file that cannot be read is told of where
    /// files are read.
    public func drawingProblems(of file: String) -> [PublicationProblem] {
        open(file).map { PublicationProblem.drawing($0, named: Self.name(of: file)) } ?? []
    }

    /// Returns a drawing as it is to be published.
    public func publishableDrawing(_ file: String) -> [UInt8] { Drawing.publishable(open(file)) }

    private static func name(of file: String) -> String { file.split(separator: "/").last.map(String.init) ?? file }
}

extension PublicationProblem {
    public var severity: Diagnostic.Severity { isError ? .error : .warning }

    /// Returns the diagnostic of the problem at a place in a file.
    public func diagnostic(file: String, line: Int = 1, column: Int = 1, length: Int = 1) -> Diagnostic {
        Diagnostic(
            id: id, severity: severity, file: file, line: line, column: column, length: length, message: message,
            suggestion: suggestion)
    }
}
