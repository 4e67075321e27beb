import CCMarkGFM

/// The links and images of a description that is wanted for nothing else.
public enum MarkdownText {
    /// All links and images that lead somewhere, in the order in which they begin, with their places in the source.
    public static func references(_ markdown: String) -> [MarkdownReference] {
        var renderer = MarkdownRenderer()
        return renderer.parse(markdown).references()
    }
}

extension MarkdownDocument {
    /// The text of the paragraphs in one line, without markup, headings, tables, code and pictures; at most `limit`
    /// code points. What is longer is cut behind a word and ends in `…`, which is counted.
    public func plain(limit: Int) -> String {
        var summary = MarkdownSummary(limit: limit)
        guard let root else {
            summary.append(Array(source.utf8))
            return summary.text
        }
        MarkdownTree.forEach(in: root) { node in
            switch cmark_node_get_type(node) {
            case CMARK_NODE_PARAGRAPH:
                var bytes: [UInt8] = []
                MarkdownTree.appendText(of: node, images: false, to: &bytes)
                summary.append(bytes)
                return summary.isFull ? .stop : .skip
            case CMARK_NODE_HEADING, syntax.table:
                return .skip
            default:
                return .descend
            }
        }
        return summary.text
    }
}
