import Messages

/// All diagnostics of a run, sorted and counted.
public struct DiagnosticReport: Sendable {
    /// By file, place, severity and identifier; each once.
    public let diagnostics: [Diagnostic]

    public init(_ diagnostics: some Sequence<Diagnostic>) {
        var distinct: [Diagnostic] = []
        for diagnostic in diagnostics.sorted() where distinct.last != diagnostic { distinct.append(diagnostic) }
        self.diagnostics = distinct
    }

    public func count(_ severity: Diagnostic.Severity) -> Int {
        diagnostics.count { $0.severity == severity }
    }

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
