import Messages

/// Reads a table of texts (RFC 4180), row by row, with the place of every cell.
///
/// Cells are separated by semicolons, tabs or commas, as the first line has them. Quotes around a cell may hold line breaks
/// and, doubled, quotes. A quote within a cell that does not begin with one is a quote: `Rex "Król"`.
struct CommaSeparatedValues {
    struct Cell {
        var text: String
        var offset: Int
    }

    private let bytes: [UInt8]
    private(set) var separator: UInt8
    private var offset = 0

    /// - Parameter bytes: UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        separator = CommaSeparatedValues.separator(of: bytes)
        // Spreadsheets may name their separator in a line of its own: "sep=;".
        if bytes.starts(with: Array("sep=".utf8)), let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end < 8 {
            separator = bytes[4]
            offset = end + 1
        }
    }

    /// The sign that the first line holds most often outside quotes.
    private static func separator(of bytes: [UInt8]) -> UInt8 {
        let candidates = [UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: ",")]
        var counts = [0, 0, 0]
        var isQuoted = false
        for byte in bytes {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), counts != [0, 0, 0] { break }
            if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
        }
        var best = 0
        for index in 1..<3 where counts[index] > counts[best] { best = index }
        return counts[best] > 0 ? candidates[best] : UInt8(ascii: ",")
    }

    /// The next row that is not blank; nil at the end.
    mutating func next() throws(SourceProblem) -> [Cell]? {
        while offset < bytes.count {
            let row = try row()
            if row.count > 1 || !(row.first?.text.isEmpty ?? true) { return row }
        }
        return nil
    }

    private mutating func row() throws(SourceProblem) -> [Cell] {
        var row: [Cell] = []
        while true {
            while offset < bytes.count, bytes[offset] == UInt8(ascii: " "), separator != UInt8(ascii: " ") {
                offset += 1
            }
            let start = offset
            let text =
                offset < bytes.count && bytes[offset] == UInt8(ascii: "\"") ? try quoted() : plain()
            row.append(Cell(text: text, offset: start))
            guard offset < bytes.count, bytes[offset] == separator else { break }
            offset += 1
        }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\r") { offset += 1 }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
        return row
    }

    private mutating func plain() -> String {
        let start = offset
        while offset < bytes.count, !endsCell(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func quoted() throws(SourceProblem) -> String {
        let start = offset
        var text: [UInt8] = []
        var piece = start + 1
        offset = piece
        while true {
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") { offset += 1 }
            guard offset < bytes.count else {
                throw SourceProblem(
                    at: start, "a quotation mark is opened here and never closed",
                    suggestion: "close it; a quotation mark inside the quotes is written twice")
            }
            text += bytes[piece..<offset]
            offset += 1
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { break }
            piece = offset
            offset += 1
        }
        while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
        if offset < bytes.count, !endsCell(bytes[offset]) {
            throw SourceProblem(
                at: offset, "something follows a closing quotation mark",
                suggestion: "write a quotation mark inside the quotes twice")
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func endsCell(_ byte: UInt8) -> Bool {
        byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
