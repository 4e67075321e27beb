/// Counts of a text that show in half a microsecond that it, as most descriptions, is within all bounds.
struct MarkdownCensus {
    private let size: Int
    private var lines = 1
    private var pipes = 0
    /// At least as many as there are beginnings of quotations and list items.
    private var markers = 0

    /// Up to this size nothing but nesting and tables makes a text costly, so nothing else is counted.
    private static let smallSize = 4096

    init(_ text: UnsafeBufferPointer<UInt8>) {
        size = text.count
        guard size <= MarkdownCensus.smallSize else { return }
        let weights = MarkdownCensus.weights
        let total = weights.withUnsafeBufferPointer { weights in
            var total: UInt64 = 0
            var next = MarkdownCensus.blank
            // Backwards, so that each byte is looked up once and serves as the next of the one before it.
            for byte in text.reversed() {
                let own = weights[Int(byte)]
                total &+= own & (MarkdownCensus.counts | (MarkdownCensus.countsBeforeBlank & (0 &- (next >> 63))))
                next = own
            }
            return total
        }
        lines += Int(total & 0xFFFF)
        pipes = Int(total >> 16 & 0xFFFF)
        markers = Int(total >> 32 & 0x3FFF) + Int(total >> 46 & 0x3FFF)
    }

    /// True if the text is so small and plain that nothing in it can be out of bounds.
    var isHarmless: Bool {
        size <= MarkdownCensus.smallSize && markers <= MarkdownBounds.nesting && pipes < MarkdownBounds.columns
            && (pipes + 1) * lines <= MarkdownBounds.cells
    }

    /// The amount that a byte adds to the four counters of a total: line ends, pipes, `>`, and behind those what counts
    /// only before a blank. The highest bit, which is never added, tells that it is itself a blank.
    private static let weights: [UInt64] = (0...255).map { byte in
        switch UInt8(byte) {
        case 0x0A, 0x0D: blank | 1
        case 0x00...0x20: blank
        case UInt8(ascii: "|"): 1 << 16
        case UInt8(ascii: ">"): 1 << 32
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: ")"): 1 << 46
        default: 0
        }
    }

    private static var blank: UInt64 { 1 << 63 }
    private static var counts: UInt64 { (1 << 46) - 1 }
    private static var countsBeforeBlank: UInt64 { ((1 << 14) - 1) << 46 }
}
