import Messages

/// One thing that is wrong, or may be, at a place in a file.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable, Comparable {
        /// For information only.
        case note
        /// May be intended.
        case warning
        /// The site cannot be published like this.
        case error

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }

        public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }
    }

    /// Permanent, in lower case with hyphens: `unknown-field`.
    public var id: String
    public var severity: Severity
    /// Relative to the content folder, with `/` between components; `../templates/animal.mustache` for a file outside.
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in Unicode code points.
    public var column: Int
    /// The number of code points that the excerpt underlines; at least 1.
    public var length: Int
    /// The mistake, in one sentence without a full stop.
    public var message: Message
    /// The remedy, in one sentence without a full stop.
    public var suggestion: Message?
    /// The number of faults of this kind in the file that are counted here and not told; 0 for a fault that is told.
    var counted = 0

    public init(
        id: String, severity: Severity = .error, file: String, line: Int = 1, column: Int = 1, length: Int = 1,
        message: Message, suggestion: Message? = nil
    ) {
        self.id = id
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.length = length
        self.message = message
        self.suggestion = suggestion
    }
}

extension Diagnostic: Comparable {
    /// By file, then place, then identifier and message, so that every run lists the same order.
    public static func < (one: Diagnostic, other: Diagnostic) -> Bool {
        if one.file != other.file { return one.file.utf8.lexicographicallyPrecedes(other.file.utf8) }
        if (one.line, one.column) != (other.line, other.column) {
            return (one.line, one.column) < (other.line, other.column)
        }
        if one.severity != other.severity { return one.severity > other.severity }
        return (one.id, one.message) < (other.id, other.message)
    }
}

extension [Diagnostic] {
    /// Adds a diagnostic of a file as a whole.
    public mutating func report(
        _ id: String, in file: String, _ message: Message, severity: Diagnostic.Severity = .error,
        suggestion: Message? = nil
    ) {
        append(Diagnostic(id: id, severity: severity, file: file, message: message, suggestion: suggestion))
    }
}
