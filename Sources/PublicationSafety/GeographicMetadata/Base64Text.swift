/// Bytes written in base 64 (RFC 4648, section 4).
enum Base64Text {
    private static let digits: [UInt8] = {
        var digits = [UInt8](repeating: 255, count: 256)
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        for (value, character) in alphabet.utf8.enumerated() { digits[Int(character)] = UInt8(value) }
        return digits
    }()

    /// Returns the bytes written from a place on, as far as they go and at most `limit`.
    static func decoded(_ view: ByteView, from start: Int, limit: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var bits = 0
        var count = 0
        var offset = start
        while bytes.count < limit, let character = view[offset] {
            offset += 1
            let digit = digits[Int(character)]
            guard digit < 64 else {
                if character == 10 || character == 13 || character == 32 || character == 9 { continue }
                break
            }
            bits = (bits << 6 | Int(digit)) & 0xFFFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(bits >> count & 0xFF))
            }
        }
        return bytes
    }
}
