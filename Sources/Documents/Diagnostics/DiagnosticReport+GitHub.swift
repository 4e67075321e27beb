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
            let file = DiagnosticReport.path(of: diagnostic.file, in: folder)
            let message = [diagnostic.message, diagnostic.suggestion].compactMap { $0?.text(in: language) }.joined(
                separator: "\n")
            return
                "::\(command) file=\(DiagnosticReport.property(file)),line=\(diagnostic.line),col=\(diagnostic.column),"
                + "title=\(DiagnosticReport.property(diagnostic.id))::\(DiagnosticReport.data(message))\n"
        }.joined()
    }

    /// The escapes of workflow commands: what ends a command, and within properties what ends these.
    private static func data(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func property(_ text: String) -> String {
        var escaped = ""
        for scalar in data(text).unicodeScalars {
            switch scalar {
            case ":": escaped += "%3A"
            case ",": escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
