/// The encoding of bytes in addresses: `%61` for a (RFC 3986, section 2.1).
public enum PercentEncoding {
    /// A path whose bytes other than unreserved characters and `/` are percent-encoded, so that it can stand in any
    /// URL, in `srcset` (where a comma separates) and in headers.
    public static func encoded(path: String) -> String { encoded(path, isKept) }

    /// An e-mail address as a `mailto:` link has it (RFC 6068, section 2).
    public static func encoded(email: String) -> String {
        encoded(email) { isKept($0) || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "+") }
    }

    /// Returns a link that begins an e-mail (RFC 6068); lines of its text end with CR and LF, as section 5 asks.
    public static func mailto(_ email: String, subject: String, text: String) -> String {
        var lines: [UInt8] = []
        lines.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\n"), lines.last != UInt8(ascii: "\r") { lines.append(UInt8(ascii: "\r")) }
            lines.append(byte)
        }
        let body = encoded(path: String(decoding: lines, as: UTF8.self))
        return "mailto:\(encoded(email: email))?subject=\(encoded(path: subject))&body=\(body)"
    }

    @inline(__always)
    private static func encoded(_ text: String, _ isKept: (UInt8) -> Bool) -> String {
        guard text.utf8.contains(where: { !isKept($0) }) else { return text }
        return String(unsafeUninitializedCapacity: text.utf8.count * 3) { room in
            var count = 0
            func append(_ byte: UInt8) {
                room[count] = byte
                count += 1
            }
            for byte in text.utf8 {
                if isKept(byte) { append(byte) } else { forEachByte(of: byte, append) }
            }
            return count
        }
    }

    /// Returns the text that percent-encoded bytes stand for; nil where `%` stands without two hexadecimal digits, or
    /// the bytes are not UTF-8.
    public static func decoded(_ bytes: some Collection<UInt8>) -> String? {
        guard bytes.contains(UInt8(ascii: "%")) else { return String(validating: bytes, as: UTF8.self) }
        var decoded: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                decoded.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value) else {
                return nil
            }
            decoded.append(high << 4 | low)
        }
        return String(validating: decoded, as: UTF8.self)
    }

    /// Calls a function with the sign and the two digits that stand for a byte.
    @inline(__always)
    package static func forEachByte(of byte: UInt8, _ body: (UInt8) -> Void) {
        body(UInt8(ascii: "%"))
        body(digit(byte >> 4))
        body(digit(byte & 0xF))
    }

    private static func isKept(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
