extension [UInt8] {
    /// Appends a text as HTML, safe in the content of elements and in quoted attributes: `&`, `<`, `>`, `"` and `'` become
    /// references, all other bytes stay. Bytes are looked at, not characters: a combining mark after a quote does not hide it.
    @usableFromInline
    mutating func appendEscaped(_ text: String) {
        // Faster than `withUTF8`, which wants a copy of its own; native strings always have such storage.
        guard text.utf8.withContiguousStorageIfAvailable({ appendEscaped($0) }) == nil else { return }
        Array(text.utf8).withUnsafeBufferPointer { appendEscaped($0) }
    }

    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = 0
        while index < text.count {
            if text.isPlain(from: index) {
                index += UnsafeBufferPointer<UInt8>.stride
            } else {
                if text[index].isSpecial {
                    append(run: UnsafeBufferPointer(rebasing: text[start..<index]))
                    append(contentsOf: text[index].reference.utf8)
                    start = index + 1
                }
                index += 1
            }
        }
        append(run: UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// Appends bytes as they are, in half the time that a sequence takes.
    @inline(__always)
    mutating func append(run bytes: UnsafeBufferPointer<UInt8>) {
        append(addingCapacity: bytes.count) { span in
            span.withUnsafeMutableBufferPointer { room, count in
                guard let target = room.baseAddress, let source = bytes.baseAddress else { return }
                (target + count).update(from: source, count: bytes.count)
                count += bytes.count
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// How many bytes are looked at in one go.
    fileprivate static var stride: Int { 8 }

    /// Whether the next `stride` bytes are there and none of them is special.
    fileprivate func isPlain(from index: Int) -> Bool {
        guard count - index >= Self.stride, let baseAddress else { return false }
        let word = UnsafeRawPointer(baseAddress + index).loadUnaligned(as: UInt64.self)
        // "&" and "'" differ in the lowest bit only, "<" and ">" in the second only.
        return !word.contains(0x22) && !(word | UInt64.each(1)).contains(0x27)
            && !(word | UInt64.each(2)).contains(0x3E)
    }
}

extension UInt64 {
    /// The same byte eight times.
    fileprivate static func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 * UInt64(byte) }

    /// Whether one of its eight bytes is `byte`: the difference is zero there, and only from a zero (or after one) does
    /// subtracting one set the highest bit of a byte in which it was not set.
    fileprivate func contains(_ byte: UInt8) -> Bool {
        let difference = self ^ Self.each(byte)
        return (difference &- Self.each(1)) & ~difference & Self.each(0x80) != 0
    }
}

extension UInt8 {
    /// Whether it means something in HTML. All five are below 64, so that one bit each tells them from the rest.
    fileprivate var isSpecial: Bool {
        self < 64 && (1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E) & (1 << UInt64(self)) != 0 as UInt64
    }

    fileprivate var reference: String {
        switch self {
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "\""): "&quot;"
        default: "&#39;"
        }
    }
}
