/// Bytes written as hexadecimal digits.
enum HexadecimalText {
    /// Returns the bytes that the digits stand for, as far as there are any; blanks between them do not count.
    static func decoded(_ text: some Sequence<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        var high: UInt8?
        for character in text {
            let digit: UInt8
            switch character {
            case 0x30...0x39: digit = character - 0x30
            case 0x41...0x46: digit = character - 0x41 + 10
            case 0x61...0x66: digit = character - 0x61 + 10
            case 0, 9, 10, 12, 13, 32: continue
            default: return bytes
            }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        return bytes
    }
}
