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
                let markdown =
                    text.contains(0x0D)
                    ? String(decoding: RecordDocument.withPlainLineEnds(text), as: UTF8.self)
                    : String(decoding: text, as: UTF8.self)
                body = Prose(
                    markdown: markdown,
                    origin: Origin(file: file, line: parts.bodyLine), notation: .body)
            } else {
                body = nil
            }
        }
    }

    /// Returns a text with every CR LF as LF.
    private static func withPlainLineEnds(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var plain: [UInt8] = []
        plain.reserveCapacity(text.count)
        for index in text.indices {
            if text[index] == 0x0D, index + 1 < text.endIndex, text[index + 1] == 0x0A { continue }
            plain.append(text[index])
        }
        return plain
    }
}
