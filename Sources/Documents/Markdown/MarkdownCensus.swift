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
        // Without branches, so that the compiler reads many bytes at a time.
        var (lines, pipes, markers): (Int32, Int32, Int32) = (1, 0, 0)
        for index in 0..<size - 1 {
            let byte = text[index]
            let isBeforeBlank: Int32 = text[index + 1] <= 0x20 ? 1 : 0
            lines &+= byte == 0x0A ? 1 : 0
            lines &+= byte == 0x0D ? 1 : 0
            pipes &+= byte == UInt8(ascii: "|") ? 1 : 0
            markers &+= byte == UInt8(ascii: ">") ? 1 : 0
            markers &+= byte == UInt8(ascii: "-") ? isBeforeBlank : 0
            // From ")" to ".", but for "," and "-": ")", "*", "+" and ".".
            markers &+= byte &- UInt8(ascii: ")") < 3 ? isBeforeBlank : 0
            markers &+= byte == UInt8(ascii: ".") ? isBeforeBlank : 0
        }
        // The last byte may be any of these.
        (self.lines, self.pipes, self.markers) = (Int(lines) + 1, Int(pipes) + 1, Int(markers) + 1)
    }

    /// Whether the text is so small and plain that nothing in it can be out of bounds.
    var isHarmless: Bool {
        size <= MarkdownCensus.smallSize && markers <= MarkdownBounds.nesting && pipes < MarkdownBounds.columns
            && (pipes + 1) * lines <= MarkdownBounds.cells
    }
}
