/// Counts of a text that show in a fraction of a microsecond that it, as most descriptions, is within all bounds.
struct MarkdownCensus {
    private let size: Int
    private var lines = 1
    private var pipes = 0
    /// At least as many as there are beginnings of quotations and list items.
    private var markers = 0

    /// Texts up to this size reach no bound but those on nesting and tables.
    private static let smallSize = 4096

    init(_ text: UnsafeBufferPointer<UInt8>) {
        size = text.count
        guard size > 0, size <= MarkdownCensus.smallSize else { return }
        var start = 0
        while start < size - 1 {
            let end = min(start + MarkdownCensus.run, size - 1)
            count(text, start..<end)
            start = end
        }
        // The last byte may be any of these.
        lines += 1
        pipes += 1
        markers += 1
    }

    /// So many bytes that counts of them fit into a byte.
    private static let run = 255

    /// Without branches and in single bytes, so that the compiler reads many at a time.
    private mutating func count(_ text: UnsafeBufferPointer<UInt8>, _ run: Range<Int>) {
        var (lines, pipes, markers): (UInt8, UInt8, UInt8) = (0, 0, 0)
        for index in run {
            let byte = text[index]
            let isBeforeBlank: UInt8 = text[index + 1] <= 0x20 ? 1 : 0
            lines &+= byte == 0x0A ? 1 : 0
            lines &+= byte == 0x0D ? 1 : 0
            pipes &+= byte == UInt8(ascii: "|") ? 1 : 0
            markers &+= byte == UInt8(ascii: ">") ? 1 : 0
            markers &+= byte == UInt8(ascii: "-") ? isBeforeBlank : 0
            // From ")" to ".", but for "," and "-": ")", "*", "+" and ".".
            markers &+= byte &- UInt8(ascii: ")") < 3 ? isBeforeBlank : 0
            markers &+= byte == UInt8(ascii: ".") ? isBeforeBlank : 0
        }
        self.lines += Int(lines)
        self.pipes += Int(pipes)
        self.markers += Int(markers)
    }

    /// Whether the text is so small and plain that nothing in it can be out of bounds.
    var isHarmless: Bool {
        size <= MarkdownCensus.smallSize && markers <= MarkdownBounds.nesting && pipes < MarkdownBounds.columns
            && (pipes + 1) * lines <= MarkdownBounds.cells
    }
}
