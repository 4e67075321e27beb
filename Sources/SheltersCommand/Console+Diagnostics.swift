import Documents

extension Console {
    /// Everything that is wrong in a folder, for people, with excerpts.
    /// - Parameter name: what the folder is called, if it is the copy of another one.
    func show(_ report: DiagnosticReport, of folder: String, as name: String? = nil) {
        guard !report.diagnostics.isEmpty else { return }
        var lines = SourceLines(root: folder)
        show(report.text(folder: name ?? folder, in: language, colours: usesColours) { lines.line($1, of: $0) })
    }
}
