/// Bytes as lower-case digits.
package enum Hexadecimal {
    private static let digits = Array("0123456789abcdef".utf8)

    package static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Nil for anything but pairs of digits.
    package static func bytes(_ text: some StringProtocol) -> [UInt8]? {
        let values = text.utf8.map { byte in digits.firstIndex(of: byte) }
        guard values.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        for pair in stride(from: 0, to: values.count, by: 2) {
            guard let high = values[pair], let low = values[pair + 1] else { return nil }
            bytes.append(UInt8(high << 4 | low))
        }
        return bytes
    }
}
