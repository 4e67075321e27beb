/// Text and addresses of records as HTML (Living Standard, sections 13.1.2 and 13.1.3).
enum HTMLText {
    /// Appends text for an element's content or a double-quoted attribute. Characters that HTML forbids (controls,
    /// noncharacters) become U+FFFD, carriage returns line feeds.
    static func append(_ text: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
        var start = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            guard needsCare(byte) else {
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

    /// The bytes at which `replacement` has something to decide.
    private static func needsCare(_ byte: UInt8) -> Bool {
        if byte < 0x40 { return careBelow64 >> UInt64(byte) & 1 != 0 }
        return byte == 0xC2 || byte >= 0xEF || byte == 0x7F
    }

    /// A bit for each of U+0000 to U+003F: controls but for tab and line feed, `"`, `&`, `<` and `>`.
    private static var careBelow64: UInt64 { 0xFFFF_F9FF | 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E }
}
