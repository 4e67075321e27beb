/// Character data and attribute values of XML 1.0 (sections 2.2 to 2.4 and 3.3.3).
enum XMLEscaping {
    /// Appends `text` with its escapes. Characters that XML 1.0 cannot hold at all are replaced by U+FFFD. Line ends and
    /// tabs survive in attributes, and carriage returns everywhere, because they are written as references.
    static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], inAttribute: Bool) {
        var runStart = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            guard let replacement = replacement(of: byte, in: text, at: index, inAttribute: inAttribute) else {
                index += 1
                continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart..<index]))
            bytes.append(contentsOf: replacement.utf8)
            index += byte == 0xEF ? 3 : 1
            runStart = index
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart...]))
    }

    private static func replacement(
        of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, at index: Int, inAttribute: Bool
    ) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): inAttribute ? "&quot;" : nil
        case 0x09: inAttribute ? "&#9;" : nil
        case 0x0A: inAttribute ? "&#10;" : nil
        case 0x0D: "&#13;"
        case 0x00..<0x20: "\u{FFFD}"
        // U+FFFE and U+FFFF: EF BF BE, EF BF BF.
        case 0xEF where index + 2 < text.count && text[index + 1] == 0xBF && text[index + 2] >= 0xBE: "\u{FFFD}"
        default: nil
        }
    }
}
