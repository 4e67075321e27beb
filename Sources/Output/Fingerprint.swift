import CMessageDigest

/// SHA-256 (FIPS 180-4), by libmd, and the ways in which a site writes it.
public enum Fingerprint {
    /// The 32 bytes of the digest.
    public static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var context = SHA2_CTX()
        SHA256Init(&context)
        SHA256Update(&context, bytes, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { digest, count in
            SHA256Final(digest.baseAddress, &context)
            count = digest.count
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Appends any bytes in base 64, padded (RFC 4648, section 4).
    public static func append(base64 bytes: [UInt8], to text: inout [UInt8]) {
        let alphabet = alphabet
        let padding = UInt8(ascii: "=")
        text.append(addingCapacity: (bytes.count + 2) / 3 * 4) { text in
            for start in stride(from: 0, to: bytes.count, by: 3) {
                let rest = bytes.count - start
                let second = rest > 1 ? Int(bytes[start + 1]) : 0
                let third = rest > 2 ? Int(bytes[start + 2]) : 0
                let bits = Int(bytes[start]) << 16 | second << 8 | third
                text.append(alphabet[bits >> 18])
                text.append(alphabet[bits >> 12 & 63])
                text.append(rest > 1 ? alphabet[bits >> 6 & 63] : padding)
                text.append(rest > 2 ? alphabet[bits & 63] : padding)
            }
        }
    }

    /// Returns any bytes in base 64, padded (RFC 4648, section 4).
    public static func base64(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        append(base64: bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the value of an `integrity` attribute (Subresource Integrity, section 3.5), or of a source of a
    /// Content-Security-Policy (CSP 3, section 2.3.1, there between apostrophes): `sha256-` and the digest in base 64.
    public static func integrity(of bytes: [UInt8]) -> String {
        "sha256-" + base64(sha256(bytes))
    }

    /// The first 50 bits of the digest as 10 characters of [0-9a-v] (RFC 4648, section 7, in lower case), for file
    /// names.
    public static func short(of bytes: [UInt8]) -> String {
        let alphabet = Array("0123456789abcdefghijklmnopqrstuv".utf8)
        let bits = sha256(bytes).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let text = (0..<10).map { alphabet[Int(bits >> UInt64(59 - 5 * $0) & 31)] }
        return String(decoding: text, as: UTF8.self)
    }
}
