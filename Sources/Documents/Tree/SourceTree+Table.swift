/// A cell of a table: the name of its column, its text and the byte at which it begins.
public typealias TableCell = (name: String, text: String, offset: Int)

extension SourceTree {
    /// Makes a tree of a table: a list with a group of texts for each row.
    public static func table(_ rows: [[TableCell]], of source: SourceFile) -> SourceTree {
        var builder = SourceTreeBuilder()
        builder.begin(.sequence, start: 0)
        for row in rows {
            builder.begin(.mapping, start: row.first?.offset ?? 0)
            for cell in row {
                for text in [cell.name, cell.text] {
                    var text = text
                    text.withUTF8 { builder.scalar(.string, $0, start: cell.offset, end: cell.offset) }
                }
            }
            builder.end(at: row.last?.offset ?? 0)
        }
        builder.end(at: source.bytes.count)
        return builder.tree(of: source, codePointOrigin: nil)
    }
}
