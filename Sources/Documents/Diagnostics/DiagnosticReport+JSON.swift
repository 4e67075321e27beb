import Messages

extension DiagnosticReport {
    /// For machines: one array with an object for each diagnostic, one a line.
    ///
    /// `{"id", "severity": "error"|"warning"|"note", "file", "line", "column", "message", "suggestion"?}`, with the
    /// file relative to the content folder, lines and columns from 1, columns in Unicode code points.
    public func json(in language: MessageLanguage = .english) -> [UInt8] {
        var bytes = Array("[".utf8)
        for (index, diagnostic) in diagnostics.enumerated() {
            bytes += Array((index == 0 ? "\n" : ",\n").utf8)
            JSONWriter.appendObject(to: &bytes) { json in
                json.member("id", diagnostic.id)
                json.member("severity", diagnostic.severity.rawValue)
                json.member("file", diagnostic.file)
                json.member("line", diagnostic.line)
                json.member("column", diagnostic.column)
                json.member("message", diagnostic.message.text(in: language))
                json.member("suggestion", diagnostic.suggestion?.text(in: language))
            }
        }
        bytes += Array((diagnostics.isEmpty ? "]\n" : "\n]\n").utf8)
        return bytes
    }
}
