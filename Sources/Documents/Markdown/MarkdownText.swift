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
        guard let root else { return MarkdownSummary.cut(source.prefix(limit + 1).utf8, limit) }
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

/// Cuts running text to a length.
enum MarkdownSummary {
    /// Signs that a sentence does not break off after.
    private static let joints: Set<Character> = [",", ";", ":", "-", "–", "—", "(", "„", "\"", "«", "“", "/"]

    static func cut(_ bytes: some Sequence<UInt8>, _ limit: Int) -> String {
        let bytes = Array(bytes)
        var text: [UInt8] = []
        var length = 0
        var rest = bytes[...].drop(while: isBlank)
        while !rest.isEmpty {
            let word = rest.prefix { !isBlank($0) }
            rest = rest[word.endIndex...].drop(while: isBlank)
            let needed = length + (text.isEmpty ? 0 : 1) + characterCount(of: word)
            // Behind every word but the last there must be room for the ellipsis.
            guard needed <= (rest.isEmpty ? limit : limit - 1) else {
                return ended(String(decoding: text, as: UTF8.self), String(decoding: word, as: UTF8.self)[...], limit)
            }
            if !text.isEmpty { text.append(0x20) }
            text += word
            length = needed
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Blanks of other scripts and such as do not break stay as they are.
    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }

    /// Finding where characters begin is slow, and most words are plain.
    private static func characterCount(of word: ArraySlice<UInt8>) -> Int {
        word.allSatisfy { $0 < 0x80 } ? word.count : String(decoding: word, as: UTF8.self).count
    }

    private static func ended(_ text: String, _ next: Substring, _ limit: Int) -> String {
        guard limit > 0 else { return "" }
        guard !text.isEmpty else { return next.prefix(limit - 1) + "…" }
        var text = text
        while let last = text.last, joints.contains(last) || last == " " { text.removeLast() }
        if let last = text.last, ".!?".contains(last), text.count + 2 <= limit { text.append(" ") }
        return text + "…"
    }
}
