import Messages

/// Reads one JSON document (RFC 8259) with the place of every value.
///
/// Foundation's decoder tells neither the place of a value nor of a repeated key, which is what staff must be shown.
public enum JSONReader {
    /// The document's tree; nil after a syntax error.
    /// - Parameter keyNames: what keys may be called beside their proper names, which they have in the tree.
    public static func read(
        _ source: SourceFile, keyNames: KeyNames? = nil, diagnostics: inout [Diagnostic]
    ) -> SourceTree? {
        var builder = SourceTreeBuilder(keyNames: keyNames)
        let problem: JSONProblem? = source.bytes.withUnsafeBufferPointer { bytes in
            var scanner = JSONScanner(bytes: bytes)
            do throws(JSONProblem) {
                try scanner.document(into: &builder)
                return nil
            } catch {
                return error
            }
        }
        if let problem {
            diagnostics.append(
                source.diagnostic(problem.id, at: problem.offset, problem.message, suggestion: problem.suggestion))
            return nil
        }
        let tree = builder.tree(of: source, codePointOrigin: nil)
        DuplicateKeys.report(in: tree, diagnostics: &diagnostics)
        return tree
    }
}

/// A mistake in a JSON document, at a byte.
struct JSONProblem: Error {
    var id = "json-syntax"
    var offset: Int
    var message: Message
    var suggestion: Message?
}
