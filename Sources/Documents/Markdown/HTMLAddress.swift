import Markup

/// A destination as the value of `href` or `src`.
enum HTMLAddress {
    /// Appends `address` with everything percent-encoded that the URL Standard (section 4.3) does not allow to stand in
    /// a URL, and `&` as HTML wants it. A web address' host keeps its letters, whatever the script.
    static func append(_ address: String, isWeb: Bool, to bytes: inout [UInt8]) {
        var address = address
        address.withUTF8 { append($0, hostEnd: isWeb ? endOfHost(in: $0) : 0, to: &bytes) }
    }

    private static func append(_ address: UnsafeBufferPointer<UInt8>, hostEnd: Int, to bytes: inout [UInt8]) {
        var hasFragment = false
        for (index, byte) in address.enumerated() {
            if index < hostEnd || isAllowed(byte) {
                bytes.append(byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "&"):
                bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "%") where address[(index + 1)...].prefix(2).filter(isHexadecimal).count == 2,
                UInt8(ascii: "#") where !hasFragment:
                bytes.append(byte)
            default:
                PercentEncoding.forEachByte(of: byte) { bytes.append($0) }
            }
            if byte == UInt8(ascii: "#") { hasFragment = true }
        }
    }

    /// Returns the place where the path, query or fragment of a well-formed web address begins.
    private static func endOfHost(in address: UnsafeBufferPointer<UInt8>) -> Int {
        let start = (address.firstIndex(of: UInt8(ascii: ":")) ?? 0) + 3
        return address[min(start, address.count)...].firstIndex { "/?#".utf8.contains($0) } ?? address.count
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "'")...UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "="):
            true
        default: false
        }
    }
}
