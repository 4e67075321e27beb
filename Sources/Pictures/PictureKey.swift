import Output
import Records

/// Tells a source's bytes, what is made of them, and by what.
struct PictureKey: Hashable, Sendable {
    /// The digest by SHA-256.
    let digest: [UInt8]

    /// - Parameter source: the SHA-256 of the source's bytes.
    init(source: [UInt8], _ purposes: PicturePurpose, focus: FocalPoint? = nil) {
        digest = Fingerprint.sha256(source + Array(PictureSettings.description(of: purposes, focus: focus).utf8))
    }

    /// 64 digits.
    var hexadecimal: String { Hexadecimal.text(digest) }

    /// Short, for addresses.
    var name: String { Fingerprint.short(of: digest) }
}

/// Bytes as lower-case digits.
enum Hexadecimal {
    private static let digits = Array("0123456789abcdef".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Nil for anything but pairs of digits.
    static func bytes(_ text: some StringProtocol) -> [UInt8]? {
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
