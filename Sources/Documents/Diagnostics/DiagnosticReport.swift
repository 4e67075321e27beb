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
    public var summary: String {
        [(Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note")]
            .compactMap { severity, name in
                let count = count(severity)
                return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
            }
            .joined(separator: ", ")
    }
}
