import Messages

extension DiagnosticReport {
    /// For GitHub's workflows: one command a line, which annotates the file in a pull request.
    public func gitHub(folder: String, in language: MessageLanguage = .english) -> String {
        diagnostics.map { diagnostic in
            let command =
                switch diagnostic.severity {
                case .error: "error"
                case .warning: "warning"
                case .note: "notice"
                }
            let file = escaped(DiagnosticReport.path(of: diagnostic.file, in: folder), "%:,")
            let lines = [diagnostic.message, diagnostic.suggestion].compactMap {
                $0.map { escaped($0.text(in: language)) }
            }
            return
                "::\(command) file=\(file),line=\(diagnostic.line),col=\(diagnostic.column),title=\(diagnostic.id)::"
                + lines.joined(separator: "%0A") + "\n"
        }.joined()
    }

    /// Returns a text in which nothing ends a workflow command, or a property of one.
    private func escaped(_ text: String, _ special: String = "%") -> String {
        text.printable.unicodeScalars.map { scalar in
            special.unicodeScalars.contains(scalar)
                ? "%\(String(scalar.value, radix: 16, uppercase: true))" : String(scalar)
        }.joined()
    }
}
