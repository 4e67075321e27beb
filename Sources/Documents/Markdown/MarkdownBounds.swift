/// Bounds within which cmark-gfm 0.29.0.gfm.6 reads any text in tens of milliseconds and a few dozen megabytes.
///
/// That version takes quadratic time for some inputs and fills the short rows of a wide table with empty cells until
/// memory ends, whereupon it ends the process. Nothing is given to it that was not checked here.
public enum MarkdownBounds {
    /// Bytes of a text.
    public static let size = 64 * 1024
    /// Levels of quotations and list items within each other.
    public static let nesting = 32
    /// Columns of a table.
    public static let columns = 250
    /// Cells of all tables of a text together, counting those that a short row leaves out.
    public static let cells = 20_000
    /// Characters `[`, `<` or `@`, each of them.
    public static let signs = 2048
    /// Bytes of the destination and title of a link reference definition.
    public static let definition = 4096

    /// The number of bytes of paragraphs that are read again for lines that might be the rule below a table's head.
    static let rereading = 4 * 1024 * 1024

    /// The first thing in `markdown` that is out of bounds.
    public static func problem(in markdown: String) -> MarkdownProblem? {
        var markdown = markdown
        return markdown.withUTF8 { problem(in: $0) }
    }

    private static func problem(in text: UnsafeBufferPointer<UInt8>) -> MarkdownProblem? {
        guard let (kind, offset) = firstProblem(in: text) else { return nil }
        let bytes = Array(text)
        let starts = MarkdownLines.starts(of: bytes)
        let line = MarkdownLines.line(of: offset, starts)
        let column = 1 + MarkdownLines.codePoints(bytes[starts[line - 1]..<offset])
        return MarkdownProblem(kind: kind, line: line, column: column)
    }

    static func firstProblem(in text: UnsafeBufferPointer<UInt8>) -> (kind: MarkdownProblem.Kind, offset: Int)? {
        if text.count > size { return (.tooLong, size) }
        if MarkdownCensus(text).isHarmless { return nil }
        if let problem = tooManySigns(in: text) ?? longDefinition(in: text) { return problem }
        var shape = MarkdownShape(text)
        return shape.problem()
    }

    private static func tooManySigns(
        in text: UnsafeBufferPointer<UInt8>
    ) -> (kind: MarkdownProblem.Kind, offset: Int)? {
        for sign in "[<@".utf8 {
            var count = 0
            for index in text.indices where text[index] == sign {
                count += 1
                if count > signs { return (.tooManySigns, index) }
            }
        }
        return nil
    }

    /// A definition is copied for every link that uses it: 32 KiB, used 11,000 times, are 350 MB.
    private static func longDefinition(
        in text: UnsafeBufferPointer<UInt8>
    ) -> (kind: MarkdownProblem.Kind, offset: Int)? {
        for index in text.indices.dropLast() where text[index] == UInt8(ascii: "]") {
            guard text[index + 1] == UInt8(ascii: ":") else { continue }
            var position = index + 2
            while position < text.count, text[position] <= 0x20 { position += 1 }
            let start = position
            while position < text.count, text[position] > 0x20 { position += 1 }
            if text[start..<min(start + 1, text.count)].first == UInt8(ascii: "<") {
                while position < text.count, text[position] != 0x0A, text[position] != 0x0D { position += 1 }
            }
            while position < text.count, text[position] <= 0x20 { position += 1 }
            if let closing = closingQuote(of: position < text.count ? text[position] : 0) {
                let limit = min(text.count, start + definition + 1)
                position += 1
                while position < limit, text[position] != closing { position += 1 }
            }
            if position - start > definition { return (.definitionTooLong, start) }
        }
        return nil
    }

    private static func closingQuote(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): byte
        case UInt8(ascii: "("): UInt8(ascii: ")")
        default: nil
        }
    }
}
