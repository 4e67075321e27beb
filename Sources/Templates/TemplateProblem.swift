import Messages

/// One thing that is wrong in a template, at its place.
public struct TemplateProblem: Error, Hashable, Sendable {
    /// Permanent, in lower case with hyphens: `unknown-name`.
    public let id: String
    /// The template or partial that holds the mistake, by its name among the sources.
    public let template: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in Unicode code points.
    public let column: Int
    /// The number of code points concerned; at least 1.
    public let length: Int
    /// The mistake, in one sentence without a full stop.
    public let message: Message
    /// The correction, in one sentence without a full stop.
    public let suggestion: Message?

    public init(
        id: String, template: String, line: Int = 1, column: Int = 1, length: Int = 1, message: Message,
        suggestion: Message? = nil
    ) {
        self.id = id
        self.template = template
        self.line = line
        self.column = column
        self.length = length
        self.message = message
        self.suggestion = suggestion
    }

    init(_ id: String, _ template: String, _ place: Place, _ message: Message, suggestion: Message? = nil) {
        self.init(
            id: id, template: template, line: place.line, column: place.column, length: max(1, place.length),
            message: message, suggestion: suggestion)
    }
}

extension TemplateProblem: Comparable {
    /// By template and place.
    public static func < (one: TemplateProblem, other: TemplateProblem) -> Bool {
        if one.template != other.template {
            return one.template.utf8.lexicographicallyPrecedes(other.template.utf8)
        }
        return (one.line, one.column, one.id, one.message) < (other.line, other.column, other.id, other.message)
    }
}

/// A place in a template, in code points.
struct Place: Hashable, Sendable {
    var line: Int
    var column: Int
    var length: Int
}
