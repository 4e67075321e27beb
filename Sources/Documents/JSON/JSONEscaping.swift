/// The escapes inside JSON strings (RFC 8259, section 7).
enum JSONEscaping {
    /// Appends `text` with its escapes. Runs that need none are copied whole.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], forScript: Bool) {
        var runStart = 0
        var index = 0
        while index < text.count {
            // Most texts need no escape for long stretches.
            if index + 8 <= text.count, !wordNeedsLook(text, at: index, forScript: forScript) {
                index += 8
                continue
            }
            let byte = text[index]
            guard byte < 0x20 || byte == 0x22 || byte == 0x5C || (forScript && isSpecialInScript(byte)) else {
                index += 1
                continue
            }
            var length = 1
            if byte == 0xE2 {
                guard isSeparator(text, at: index) else {
                    index += 1
                    continue
                }
                length = 3
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart..<index]))
            appendEscape(of: byte, last: text[index + length - 1], to: &bytes)
            index += length
            runStart = index
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart...]))
    }

    /// True if any of the eight bytes from `index` may need an escape.
    @inline(__always)
    private static func wordNeedsLook(_ text: UnsafeBufferPointer<UInt8>, at index: Int, forScript: Bool) -> Bool {
        let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops: UInt64 = 0x8080_8080_8080_8080
        // The top bit of a byte is set where the byte of `word` is zero (or, at times, beside one: a look decides).
        @inline(__always) func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
        var found = (word &- ones &* 0x20) & ~word
        found |= zeros(word ^ ones &* 0x22) | zeros(word ^ ones &* 0x5C)
        if forScript {
            found |= zeros(word ^ ones &* 0x3C) | zeros(word ^ ones &* 0x3E) | zeros(word ^ ones &* 0x26)
            found |= zeros(word ^ ones &* 0xE2)
        }
        return found & tops != 0
    }

    /// `<`, `>`, `&`, and the byte with which U+2028 and U+2029 begin.
    private static func isSpecialInScript(_ byte: UInt8) -> Bool {
        byte == 0x3C || byte == 0x3E || byte == 0x26 || byte == 0xE2
    }

    /// True if U+2028 or U+2029 stands at `index`: E2 80 A8, E2 80 A9.
    private static func isSeparator(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        index + 2 < text.count && text[index + 1] == 0x80 && (text[index + 2] == 0xA8 || text[index + 2] == 0xA9)
    }

    private static func appendEscape(of byte: UInt8, last: UInt8, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x22, 0x5C: bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0xE2: bytes.append(contentsOf: last == 0xA8 ? "u2028".utf8 : "u2029".utf8)
        default:
            bytes.append(contentsOf: "u00".utf8)
            bytes.append(hexadecimalDigit(byte >> 4))
            bytes.append(hexadecimalDigit(byte & 0xF))
        }
    }

    private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
