import Output

/// A file for editors, made by a command. It tells its own digest, so that the next run knows whether somebody changed
/// it.
public struct GeneratedFile: Sendable {
    /// Relative to the folder that the command writes to.
    public let path: String
    public let bytes: [UInt8]

    /// The text before the digest.
    private static let mark = "shelters:"

    /// - Parameter text: the file with `{digest}` where its digest is to stand, once.
    init(path: String, text: String) {
        self.path = path
        let digest = GeneratedFile.digest(of: text)
        bytes = Array(
            text.replacing(GeneratedFile.placeholder, with: "\(GeneratedFile.mark)\(digest)", maxReplacements: 1).utf8)
    }

    /// The text that an author of a file writes where the digest is to stand.
    static let placeholder = "{digest}"

    /// True if a file is as a command once made it.
    public static func isUnchanged(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let range = text.firstRange(of: mark) else { return false }
        let told = text[range.upperBound...].prefix { $0.isLetter || $0.isNumber || "+/=".contains($0) }
        return told == digest(of: text[..<range.lowerBound] + placeholder + text[told.endIndex...])
    }

    private static func digest(of text: String) -> String { Fingerprint.base64(Fingerprint.sha256(Array(text.utf8))) }
}
