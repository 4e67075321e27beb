/// Reads the parts of links in Markdown source: destinations, titles, labels (CommonMark 0.29, sections 4.7 and 6.5).
struct MarkdownCursor {
    let bytes: [UInt8]
    let end: Int
    var position: Int

    /// A title longer than this makes no link here: its place in the source is then that of its block.
    private static let titleLimit = 2_000

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        end = range.upperBound
        position = range.lowerBound
    }

    var current: UInt8? { position < end ? bytes[position] : nil }

    /// Moves over `byte`, where it is the next one.
    mutating func take(_ byte: Character) -> Bool {
        guard current == byte.asciiValue, current != nil else { return false }
        position += 1
        return true
    }

    /// Moves over blanks and at most one line end, with the signs of quotations that begin the next line.
    mutating func skipBlanks() {
        var hasLineEnd = false
        while let byte = current {
            switch byte {
            case 0x20, 0x09: position += 1
            case 0x0A, 0x0D:
                if byte == 0x0D, position + 1 < end, bytes[position + 1] == 0x0A { position += 1 }
                guard !hasLineEnd else { return }
                hasLineEnd = true
                position += 1
            case UInt8(ascii: ">") where hasLineEnd: position += 1
            default: return
            }
        }
    }

    /// Reads a destination, in angle brackets or without, and returns where it is written. Nil, and not moved, where
    /// there is none.
    mutating func destination() -> Range<Int>? {
        let start = position
        if take("<") {
            while let byte = current, byte != 0x0A, byte != 0x0D, byte != UInt8(ascii: "<") {
                if byte == UInt8(ascii: ">") {
                    position += 1
                    return start + 1..<position - 1
                }
                position += isEscape(at: position) ? 2 : 1
            }
            position = start
            return nil
        }
        var depth = 0
        while let byte = current, byte > 0x20, byte != 0x7F {
            if byte == UInt8(ascii: "(") {
                depth += 1
                if depth > 32 { break }
            } else if byte == UInt8(ascii: ")") {
                if depth == 0 { break }
                depth -= 1
            }
            position += isEscape(at: position) ? 2 : 1
        }
        guard depth == 0 else {
            position = start
            return nil
        }
        return start..<position
    }

    /// Moves over a title, where one stands here; false for one without an end.
    mutating func skipTitle() -> Bool {
        let closing: UInt8
        switch current {
        case UInt8(ascii: "\""): closing = UInt8(ascii: "\"")
        case UInt8(ascii: "'"): closing = UInt8(ascii: "'")
        case UInt8(ascii: "("): closing = UInt8(ascii: ")")
        default: return true
        }
        let limit = min(end, position + MarkdownCursor.titleLimit)
        position += 1
        while position < limit {
            if bytes[position] == closing {
                position += 1
                return true
            }
            position += isEscape(at: position) ? 2 : 1
        }
        return false
    }

    /// Reads `[label]` and returns what stands between the brackets. Nil, and not moved, where there is none.
    mutating func label() -> Range<Int>? {
        let start = position
        guard take("[") else { return nil }
        let limit = min(end, position + 1_000)
        while position < limit, bytes[position] != UInt8(ascii: "[") {
            if bytes[position] == UInt8(ascii: "]") {
                position += 1
                return start + 1..<position - 1
            }
            position += isEscape(at: position) ? 2 : 1
        }
        position = start
        return nil
    }

    /// True if a backslash at `index` takes the next character's meaning away.
    func isEscape(at index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "\\") && index + 1 < end && MarkdownEscapes.isPunctuation(bytes[index + 1])
    }
}
