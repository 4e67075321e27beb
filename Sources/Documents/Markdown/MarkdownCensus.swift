/// Counts of a text that show in a tenth of a microsecond per kilobyte that most descriptions are within all bounds.
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
        guard size <= MarkdownCensus.smallSize else { return }
        let width = 32
        let raw = UnsafeRawBufferPointer(text)
        var index = 0
        while index + width + 1 <= size {
            let here = raw.loadUnaligned(fromByteOffset: index, as: SIMD32<UInt8>.self)
            let next = raw.loadUnaligned(fromByteOffset: index + 1, as: SIMD32<UInt8>.self)
            count(here, next)
            index += width
        }
        var (here, next) = (SIMD32<UInt8>(repeating: 0x61), SIMD32<UInt8>(repeating: 0x20))
        for offset in 0..<min(width, size - index) {
            here[offset] = raw[index + offset]
            next[offset] = index + offset + 1 < size ? raw[index + offset + 1] : 0x20
        }
        count(here, next)
        if index + width < size, raw[size - 1] == UInt8(ascii: ">") || raw[size - 1] <= 0x0D { markers += 1 }
    }

    /// Whether the text is so small and plain that nothing in it can be out of bounds.
    var isHarmless: Bool {
        size <= MarkdownCensus.smallSize && markers <= MarkdownBounds.nesting && pipes < MarkdownBounds.columns
            && (pipes + 1) * lines <= MarkdownBounds.cells
    }

    private mutating func count(_ here: SIMD32<UInt8>, _ next: SIMD32<UInt8>) {
        let isLineEnd = here .== 0x0A .| here .== 0x0D
        lines += MarkdownCensus.count(isLineEnd)
        pipes += MarkdownCensus.count(here .== UInt8(ascii: "|"))
        let isBullet = here .== UInt8(ascii: "-") .| here .== UInt8(ascii: "*") .| here .== UInt8(ascii: "+")
        let isNumberEnd = here .== UInt8(ascii: ".") .| here .== UInt8(ascii: ")")
        let begins = (isBullet .| isNumberEnd) .& (next .<= 0x20)
        markers += MarkdownCensus.count(begins .| here .== UInt8(ascii: ">"))
    }

    private static func count(_ mask: SIMDMask<SIMD32<Int8>>) -> Int {
        -Int(SIMD32<Int8>(repeating: 0).replacing(with: -1, where: mask).wrappedSum())
    }
}
