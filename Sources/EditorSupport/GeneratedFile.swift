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
        bytes = Array(text.replacing(GeneratedFile.placeholder, with: "\(GeneratedFile.mark)\(digest)").utf8)
    }

    /// The text that an author of a file writes where the digest is to stand.
    static let placeholder = "{digest}"

    /// True if a file is as a command once made it.
    public static func isUnchanged(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let range = text.firstRange(of: mark) else { return false }
        let told = text[range.upperBound...].prefix { $0.isLetter || $0.isNumber || "+/=".contains($0) }
        let rest = text.replacingCharacters(range.lowerBound..<told.endIndex, with: placeholder)
        return told == digest(of: rest)
    }

    private static func digest(of text: String) -> String { Fingerprint.base64(Fingerprint.sha256(Array(text.utf8))) }
}

extension String {
    fileprivate func replacing(_ piece: String, with other: String) -> String {
        guard let range = firstRange(of: piece) else { return self }
        return replacingCharacters(range, with: other)
    }

    fileprivate func replacingCharacters(_ range: Range<Index>, with other: String) -> String {
        self[..<range.lowerBound] + other + self[range.upperBound...]
    }

    fileprivate func firstRange(of piece: String) -> Range<Index>? {
        let wanted = Array(piece.utf8)
        let own = Array(utf8)
        guard own.count >= wanted.count,
            let start = (0...own.count - wanted.count).first(where: { own[$0...].starts(with: wanted) })
        else { return nil }
        return utf8.index(startIndex, offsetBy: start)..<utf8.index(startIndex, offsetBy: start + wanted.count)
    }
}
