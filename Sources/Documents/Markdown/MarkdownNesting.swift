/// The depth to which quotations and list items nest (CommonMark 0.29, section 5), followed from line to line.
struct MarkdownNesting {
    private enum Container {
        case quotation
        /// The content of the item is indented by so many columns, counted from what holds the item.
        case item(Int)
    }

    private var open: [Container] = []
    private var isAfterText = false

    /// Takes in the next line; where it nests too deep, the offset of the sign that does.
    mutating func read(_ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int? {
        var reader = IndentReader(text: text, end: line.upperBound, position: line.lowerBound)
        guard !reader.isBlank else {
            isAfterText = false
            return nil
        }
        var matched = 0
        while matched < open.count, reader.matches(open[matched]) { matched += 1 }
        var began: [(container: Container, offset: Int)] = []
        while let next = reader.begin() {
            began.append(next)
            if matched + began.count > MarkdownBounds.nesting { return next.offset }
        }
        // A line of text that continues a paragraph leaves open what it is not indented for.
        if !began.isEmpty || !isAfterText { open.removeLast(open.count - matched) }
        open.append(contentsOf: began.map(\.container))
        isAfterText = !reader.isBlank
        return nil
    }

    /// Walks over a line's indentation and the signs of containers, counting columns as tabs make them.
    private struct IndentReader {
        let text: UnsafeBufferPointer<UInt8>
        let end: Int
        var position: Int
        var column = 0
        /// From here, the line holds nothing but this bullet and blanks; found when first needed.
        var rule: (sign: UInt8, start: Int)?

        var isBlank: Bool {
            text[position..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        }

        mutating func matches(_ container: Container) -> Bool {
            switch container {
            case .quotation:
                var ahead = self
                guard ahead.skipIndent(atMost: 3) < 4, ahead.takeQuotationSign() else { return false }
                self = ahead
            case .item(let width):
                var ahead = self
                guard ahead.skipIndent(atMost: width) >= width else { return false }
                self = ahead
            }
            return true
        }

        /// The container whose sign stands here.
        mutating func begin() -> (container: Container, offset: Int)? {
            var ahead = self
            let indent = ahead.skipIndent(atMost: 4)
            guard indent < 4, ahead.position < end else { return nil }
            let offset = ahead.position
            if ahead.takeQuotationSign() {
                self = ahead
                return (.quotation, offset)
            }
            guard let width = ahead.takeItemSign() else { return nil }
            let blanks = ahead.skipIndent(atMost: 5)
            if ahead.position == end || blanks == 5 {
                // A sign alone in its line, or code behind it: one blank belongs to the sign.
                ahead.position = offset + width
                ahead.column = column + indent + width
                _ = ahead.skipIndent(atMost: 1)
                self = ahead
                return (.item(indent + width + 1), offset)
            }
            self = ahead
            return (.item(indent + width + blanks), offset)
        }

        /// Moves over blanks, up to so many columns; returns how many they were.
        private mutating func skipIndent(atMost limit: Int) -> Int {
            let start = column
            while position < end, column - start < limit {
                if text[position] == 0x20 {
                    column += 1
                } else if text[position] == 0x09 {
                    column += 4 - column % 4
                } else {
                    break
                }
                position += 1
            }
            return column - start
        }

        private mutating func takeQuotationSign() -> Bool {
            guard position < end, text[position] == UInt8(ascii: ">") else { return false }
            position += 1
            column += 1
            if position < end, text[position] == 0x20 { _ = skipIndent(atMost: 1) }
            return true
        }

        /// Moves over `-`, `+`, `*`, `1.` or `1)` with a blank behind it; returns its width.
        private mutating func takeItemSign() -> Int? {
            let start = position
            var behind = position
            switch text[position] {
            case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
                guard !isRule() else { return nil }
                behind += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                while behind < end, behind - start < 9, text[behind] &- 0x30 < 10 { behind += 1 }
                guard behind < end, text[behind] == UInt8(ascii: ".") || text[behind] == UInt8(ascii: ")") else {
                    return nil
                }
                behind += 1
            default: return nil
            }
            guard behind == end || text[behind] == 0x20 || text[behind] == 0x09 else { return nil }
            position = behind
            column += behind - start
            return behind - start
        }

        /// True if the rest of the line is a thematic break, `- - -`, which is no list.
        private mutating func isRule() -> Bool {
            let sign = text[position]
            guard sign != UInt8(ascii: "+") else { return false }
            if rule?.sign != sign {
                var start = end
                while start > position, text[start - 1] == sign || text[start - 1] == 0x20 || text[start - 1] == 0x09 {
                    start -= 1
                }
                rule = (sign, start)
            }
            guard let rule, position >= rule.start else { return false }
            return text[position..<end].lazy.filter { $0 == sign }.prefix(3).count == 3
        }
    }
}
