/// Text and addresses of records as HTML (Living Standard, sections 13.1.2 and 13.1.3).
enum HTMLText {
    /// Appends text for an element's content or a double-quoted attribute. Characters that HTML forbids (controls,
    /// noncharacters) become U+FFFD, carriage returns line feeds.
    static func append(_ text: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
        var start = 0
        var index = 0
        while index < text.count {
            if text.count - index >= 8, !holdsCare(text.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
                index += 8
                continue
            }
            guard needsCare(text[index]) else {
                index += 1
                continue
            }
            let (replacement, length) = replacement(at: index, of: text)
            if let replacement {
                bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[start..<index]))
                replacement.withUTF8Buffer { bytes.append(contentsOf: $0) }
                start = index + length
            }
            index += length
        }
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[start...]))
    }

    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0), to: &bytes) }
    }

    /// Whether any of eight bytes may need care.
    @inline(__always)
    private static func holdsCare(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops: UInt64 = 0x8080_8080_8080_8080
        // The top bit of a byte is set where the byte of `word` is zero (or, at times, beside one: a look decides).
        @inline(__always) func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
        // Control characters, and from 0xEF on: what is 0x6F or more without its top bit, and has that bit.
        var found = (word &- ones &* 0x20) & ~word
        found |= ((word & ~tops) &+ ones &* 0x11) & word
        found |= zeros(word ^ ones &* 0x22) | zeros(word ^ ones &* 0x26) | zeros(word ^ ones &* 0x3C)
        found |= zeros(word ^ ones &* 0x3E) | zeros(word ^ ones &* 0x7F) | zeros(word ^ ones &* 0xC2)
        return found & tops != 0
    }

    /// Appends a paragraph that shows `text` as it is, line by line.
    static func appendLines(of text: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
        var end = text.count
        while end > 0, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
        bytes.append(contentsOf: "<p>".utf8)
        var start = 0
        while start <= end {
            var lineEnd = start
            while lineEnd < end, text[lineEnd] != 0x0A, text[lineEnd] != 0x0D { lineEnd += 1 }
            if start > 0 { bytes.append(contentsOf: "<br>\n".utf8) }
            append(UnsafeRawBufferPointer(rebasing: text[start..<lineEnd]), to: &bytes)
            let isPair = lineEnd + 1 < end && text[lineEnd] == 0x0D && text[lineEnd + 1] == 0x0A
            start = lineEnd + (isPair ? 2 : 1)
        }
        bytes.append(contentsOf: "</p>\n".utf8)
    }

    static func appendLines(of text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { appendLines(of: UnsafeRawBufferPointer($0), to: &bytes) }
    }

    /// What stands for the character at `index`, nil where it may stand itself, and how many bytes it takes.
    private static func replacement(at index: Int, of text: UnsafeRawBufferPointer) -> (StaticString?, Int) {
        func next(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }
        switch text[index] {
        case UInt8(ascii: "&"): return ("&amp;", 1)
        case UInt8(ascii: "<"): return ("&lt;", 1)
        case UInt8(ascii: ">"): return ("&gt;", 1)
        case UInt8(ascii: "\""): return ("&quot;", 1)
        case 0x0D: return ("\n", next(1) == 0x0A ? 2 : 1)
        case 0xC2: return (next(1) < 0xA0 ? "\u{FFFD}" : nil, 2)
        case 0xEF:
            let isNoncharacter =
                next(1) == 0xB7 && (0x90...0xAF).contains(next(2)) || next(1) == 0xBF && next(2) >= 0xBE
            return (isNoncharacter ? "\u{FFFD}" : nil, 3)
        case 0xF0...0xF4:
            let isNoncharacter = next(1) & 0x0F == 0x0F && next(2) == 0xBF && next(3) >= 0xBE
            return (isNoncharacter ? "\u{FFFD}" : nil, 4)
        default: return ("\u{FFFD}", 1)
        }
    }

    /// Whether `replacement` has something to decide at such a byte.
    @inline(__always)
    private static func needsCare(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A: false
        case 0x00..<0x20, 0x7F, 0xC2, 0xEF...0xFF: true
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
        default: false
        }
    }
}
