extension [UInt8] {
    /// Appends a text as HTML, safe in the content of elements and in quoted attributes: `&`, `<`, `>`, `"` and `'` become
    /// references, all other bytes stay.
    mutating func appendEscaped(_ text: String) {
        var text = text
        text.withUTF8 { appendEscaped($0) }
    }

    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for (index, byte) in text.enumerated() {
            // All five are below 64, so that one bit each is enough to tell them from the rest.
            guard byte < 64, Self.special & (1 << UInt64(byte)) != 0 else { continue }
            append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            append(contentsOf: Self.reference(for: byte).utf8)
            start = index + 1
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }

    private static var special: UInt64 { 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E }

    private static func reference(for byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "\""): "&quot;"
        default: "&#39;"
        }
    }
}
