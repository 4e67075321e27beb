import Messages

/// All diagnostics of a run, sorted and counted.
public struct DiagnosticReport: Sendable {
    /// By file, place, severity and identifier; each once. Of many faults of one kind in a file, the last stands for
    /// those that are only counted.
    public let diagnostics: [Diagnostic]

    public init(_ diagnostics: some Sequence<Diagnostic>) {
        self.diagnostics = Diagnostic.limited(diagnostics)
    }

    public func count(_ severity: Diagnostic.Severity) -> Int {
        diagnostics.reduce(0) { $1.severity == severity ? $0 + $1.occurrences : $0 }
    }

    /// The report of the errors alone.
    public var errors: DiagnosticReport { DiagnosticReport(diagnostics.filter { $0.severity == .error }) }

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// `3 errors, 1 warning`; empty where there is nothing to count.
    public var summary: Message {
        let (errors, warnings, notes) = (count(.error), count(.warning), count(.note))
        var parts: [Message] = []
        if errors > 0 { parts.append("\(errors, one: "error", many: "errors")") }
        if warnings > 0 { parts.append("\(warnings, one: "warning", many: "warnings")") }
        if notes > 0 { parts.append("\(notes, one: "note", many: "notes")") }
        return Message.list(parts)
    }
}
