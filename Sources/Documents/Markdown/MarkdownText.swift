import CCMarkGFM

/// What is wanted of a description besides its markup. Each function parses the text anew; where several are wanted of
/// one text, `MarkdownRenderer.parse` gives a document that answers them all.
public enum MarkdownText {
    /// The text of the paragraphs, as `MarkdownDocument.plain(limit:)`.
    public static func plain(_ markdown: String, limit: Int) -> String {
        var renderer = MarkdownRenderer()
        return renderer.parse(markdown).plain(limit: limit)
    }

    /// The anchors that links may lead to, in the order of the text.
    public static func anchors(_ markdown: String, reserved: Set<String> = []) -> [String] {
        var renderer = MarkdownRenderer()
        return renderer.parse(markdown).outline(MarkdownOptions(reservedAnchors: reserved)).anchors
    }

    /// All links and images that lead somewhere, in the order in which they begin, with their places in the source.
    public static func references(_ markdown: String) -> [MarkdownReference] {
        var renderer = MarkdownRenderer()
        return renderer.parse(markdown).references()
    }
}

extension MarkdownDocument {
    /// The text of the paragraphs in one line, without markup, headings, tables, code and pictures; at most `limit`
    /// characters. What is longer is cut behind a word and ends in `…`, which is counted.
    public func plain(limit: Int) -> String {
        let limit = min(max(limit, 0), MarkdownBounds.size)
        guard let root else { return MarkdownSummary.cut(Array(source.prefix(limit + 1).utf8), limit) }
        // Longer than the limit, whatever the characters.
        let enough = limit * 16 + 64
        var bytes: [UInt8] = []
        MarkdownTree.forEach(in: root) { node in
            switch cmark_node_get_type(node) {
            case CMARK_NODE_PARAGRAPH:
                if !bytes.isEmpty { bytes.append(0x20) }
                MarkdownTree.appendText(of: node, images: false, to: &bytes)
                return bytes.count > enough ? .stop : .skip
            case CMARK_NODE_HEADING, syntax.table:
                return .skip
            default:
                return .descend
            }
        }
        return MarkdownSummary.cut(bytes, limit)
    }
}
