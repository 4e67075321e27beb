import Documents
import PublicationSafety
import Messages

/// Whether a drawing can be published, and what is left out of it when it is.
public enum DrawingCheck {
    /// Something to tell of a drawing.
    public struct Problem: Equatable, Sendable {
        /// Permanent, as in diagnostics.
        public let id: String
        public let severity: Diagnostic.Severity
        /// In one sentence without a full stop.
        public let message: Message
        public let suggestion: Message

        /// At a place in a file.
        public func diagnostic(file: String, line: Int, column: Int, length: Int) -> Diagnostic {
            Diagnostic(
                id: id, severity: severity, file: file, line: line, column: column, length: length, message: message,
                suggestion: suggestion)
        }
    }

    /// What is to be told of a drawing of the content folder. An error means that nothing can be published of it.
    public static func problems(of file: String, in source: some ContentSource) -> [Problem] {
        // A file that cannot be read is told of where files are read.
        guard let bytes = source.open(file) else { return [] }
        var problems: [Problem] = []
        do throws(DrawingProblem) {
            guard bytes.count <= Drawing.maximumSize else { throw .tooLarge }
            let drawing = try Drawing((try? source.read(file, limit: Drawing.maximumSize)) ?? [])
            if !drawing.omissions.isEmpty {
                problems.append(
                    Problem(
                        id: "drawing-cleaned", severity: .warning,
                        message: "the drawing is published without what could do harm: \(list(drawing.omissions))",
                        suggestion:
                            "look whether it is as it should be, or save it as a plain SVG without scripts and links"))
            }
        } catch {
            problems.append(
                Problem(
                    id: "unsafe-svg", severity: .error, message: "the drawing cannot be published: \(error.message)",
                    suggestion: "save it as a plain SVG, or as PNG"))
        }
        if let position = PositionProblem(file: file, in: source) {
            problems.append(
                Problem(
                    id: position.id, severity: .error, message: position.message,
                    suggestion: "remove the position from the photographs first and put them in anew"))
        }
        return problems
    }

    /// The drawing as it is to be published; an empty one where nothing can be made of it.
    public static func publishable(_ file: String, in source: some ContentSource) -> [UInt8] {
        if let bytes = try? source.read(file, limit: Drawing.maximumSize), let drawing = try? Drawing(bytes) {
            return drawing.bytes
        }
        return Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
    }

    private static func list(_ omissions: [Message]) -> Message {
        let shown = Message.list(Array(omissions.prefix(5)))
        return omissions.count > 5 ? "\(shown) and \(omissions.count - 5) more" : shown
    }
}
