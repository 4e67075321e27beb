/// A destination as the value of `href` or `src`.
enum HTMLAddress {
    /// Appends `address` with everything percent-encoded that the URL Standard (section 4.3) does not allow to stand in
    /// a URL, and `&` as HTML wants it. A host keeps its letters, whatever the script.
    static func append(_ address: String, to bytes: inout [UInt8]) {
        let isWeb = MarkdownDestination(address) == .web
        var slashes = 0
        var hasFragment = false
        var rest = address.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "/") { slashes += 1 }
            switch byte {
            case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "%"):
                let isEncoded = rest.count >= 2 && rest.prefix(2).allSatisfy(isHexadecimal)
                if isEncoded { bytes.append(byte) } else { appendEncoded(byte, to: &bytes) }
            case UInt8(ascii: "#"):
                if hasFragment { appendEncoded(byte, to: &bytes) } else { bytes.append(byte) }
                hasFragment = true
            case 0x80...0xFF where isWeb && slashes == 2 && !hasFragment: bytes.append(byte)
            default:
                if isAllowed[Int(byte)] { bytes.append(byte) } else { appendEncoded(byte, to: &bytes) }
            }
            if byte == UInt8(ascii: "?") { slashes += 1 }
        }
    }

    private static func appendEncoded(_ byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    private static let isAllowed: [Bool] = (0...255).map { byte in
        let byte = UInt8(byte)
        return byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26 && byte < 0x80
            || "-._~!$'()*+,;=:@/?".utf8.contains(byte)
    }
}
