import Documents
import Messages

/// A place in a template, in code points.
struct Place: Hashable, Sendable {
    var line: Int
    var column: Int
    var length: Int
}

extension Diagnostic {
    /// - Parameter template: the template or partial that holds the mistake, by its name among the sources.
    init(_ id: String, _ template: String, _ place: Place, _ message: Message, suggestion: Message? = nil) {
        self.init(
            id: id, file: template, line: place.line, column: place.column, length: max(1, place.length),
            message: message, suggestion: suggestion)
    }
}
