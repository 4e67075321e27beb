import Documents

extension Console {
    /// Everything that is wrong in a folder, for people, with excerpts.
    func show(_ report: DiagnosticReport, of folder: String) {
        guard !report.diagnostics.isEmpty else { return }
        var lines = SourceLines(root: folder)
        show(report.text(folder: folder, in: language, colours: usesColours) { lines.line($1, of: $0) })
    }
}
