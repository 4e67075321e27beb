import Documents
import Records

/// A record's file, read: its fields, and the text below them.
struct RecordDocument: Sendable {
    /// The fields: a mapping, or what stands in its place; nil where a Markdown file has none.
    let root: SourceNode?
    /// The text below the front matter; nil where it is blank and in JSON.
    let body: Prose?
    let file: String

    /// Nil after reporting why the file cannot be read.
    /// - Parameter mayBeEmpty: true for a translation, of which an empty file is none.
    init?(
        _ name: RecordFileName, in folder: ContentFolder, reader: ContentReader, mayBeEmpty: Bool = false,
        diagnostics: inout [Diagnostic]
    ) {
        file = folder.path(of: name.file)
        let limit = name.notation == .json ? ContentReader.exportLimit : ContentReader.recordLimit
        guard let source = reader.read(file, limit: limit, mayBeEmpty: mayBeEmpty, diagnostics: &diagnostics)
        else { return nil }
        switch name.notation {
        case .json:
            guard let tree = JSONReader.read(source, keyNames: FieldNames.keys, diagnostics: &diagnostics) else {
                return nil
            }
            root = tree.root
            body = nil
        case .markdown:
            guard let parts = FrontMatter(of: source, diagnostics: &diagnostics) else { return nil }
            if let yaml = parts.yaml {
                guard
                    let tree = YAMLReader.read(
                        source, range: yaml, keyNames: FieldNames.keys, diagnostics: &diagnostics)
                else { return nil }
                root = tree.root
            } else {
                root = nil
            }
            let text = source.bytes[parts.body]
            if text.contains(where: { $0 > 0x20 }) {
                // Line ends as editors on Windows write them change no page.
                let written = String(decoding: text, as: UTF8.self)
                let markdown = text.contains(0x0D) ? written.replacing("\r\n", with: "\n") : written
                body = Prose(
                    markdown: markdown, origin: Origin(file: file, line: parts.bodyLine), notation: .body)
            } else {
                body = nil
            }
        }
    }
}
