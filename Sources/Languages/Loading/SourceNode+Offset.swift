import Documents
import Messages

extension SourceNode {
    /// A diagnostic inside a scalar, at a place counted in code points of `exactText`. In a text of several lines,
    /// whose folding is not kept, it stands at the text's beginning.
    func diagnostic(
        _ id: String, offset: Int, length: Int, _ message: Message, suggestion: Message? = nil
    ) -> Diagnostic {
        var diagnostic = self.diagnostic(id, message, suggestion: suggestion)
        let source = String(decoding: tree.source.bytes[byteRange], as: UTF8.self)
        let scalars = Array(source.unicodeScalars)
        if !scalars.contains("\n") {
            let widths = SourceNode.widths(ofWritten: scalars)
            let start = min(offset, widths.count)
            let end = min(start + length, widths.count)
            let isQuoted = scalars.first == "'" || scalars.first == "\""
            diagnostic.column += (isQuoted ? 1 : 0) + widths[..<start].reduce(0, +)
            diagnostic.length = max(1, widths[start..<end].reduce(0, +))
        }
        return diagnostic
    }

    /// Returns the number of code points that each code point of the content takes in the source: more than one where
    /// it is escaped (YAML 1.2.2, 5.7 and 7.3).
    private static func widths(ofWritten scalars: [Unicode.Scalar]) -> [Int] {
        guard let quote = scalars.first, quote == "'" || quote == "\"", scalars.count >= 2 else {
            return Array(repeating: 1, count: scalars.count)
        }
        var widths: [Int] = []
        var position = 1
        while position < scalars.count - 1 {
            var width = 1
            if quote == "'", scalars[position] == "'" {
                width = 2
            } else if quote == "\"", scalars[position] == "\\" {
                switch scalars[position + 1] {
                case "x": width = 4
                case "u": width = 6
                case "U": width = 10
                default: width = 2
                }
            }
            widths.append(width)
            position += width
        }
        return widths
    }
}
