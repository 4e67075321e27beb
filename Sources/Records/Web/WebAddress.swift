/// An absolute `http` or `https` URL (RFC 3986) that is safe to stand in a link: no blanks, control characters, quotes or
/// angle brackets, and a host.
public struct WebAddress: Hashable, Sendable, CustomStringConvertible {
    public let text: String

    public enum Problem: Error, Equatable, Sendable {
        /// There is no scheme; with `https://` before it, it would be right.
        case missingScheme(corrected: String)
        /// Another scheme than http and https.
        case scheme(String)
        /// No host, or a character that no URL may contain.
        case form
    }

    public init(_ text: String) throws(Problem) {
        guard let scheme = WebAddress.scheme(of: text) else {
            let corrected = "https://" + text.drop { $0 == "/" }
            guard WebAddress.isWellFormed(corrected), corrected.dropFirst(8).contains(".") else { throw .form }
            throw .missingScheme(corrected: corrected)
        }
        guard scheme == "http" || scheme == "https" else { throw .scheme(scheme) }
        guard WebAddress.isWellFormed(text) else { throw .form }
        self.text = text
    }

    public var description: String { text }

    /// Scheme, host and port: `https://example.org`.
    public var origin: Substring {
        let slashes = text.firstRange(of: "//")?.upperBound ?? text.startIndex
        return text[..<(text[slashes...].firstIndex { "/?#".contains($0) } ?? text.endIndex)]
    }

    /// The host without a leading `www.`, as a link's text.
    public var host: String {
        let afterScheme = text[text.index(text.firstIndex(of: ":")!, offsetBy: 3)...]  // a scheme was checked by init
        let authority = afterScheme.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        return String(authority.hasPrefix("www.") ? authority.dropFirst(4) : authority)
    }

    /// The scheme in lower case, where the text starts with one (RFC 3986, section 3.1). `example.org:8080` has none.
    public static func scheme(of text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = text[..<colon]
        guard let first = scheme.utf8.first, first.isASCIILetter else { return nil }
        let isScheme = scheme.utf8.allSatisfy { byte in
            byte.isASCIILetter || byte.isASCIIDigit || byte == 0x2B || byte == 0x2D || byte == 0x2E
        }
        guard isScheme else { return nil }
        let afterColon = text[text.index(after: colon)...]
        if scheme.contains("."), afterColon.utf8.first?.isASCIIDigit == true { return nil }
        return scheme.lowercased()
    }

    private static func isWellFormed(_ text: String) -> Bool {
        guard let separator = text.firstIndex(of: ":") else { return false }
        let afterScheme = text[text.index(after: separator)...]
        guard afterScheme.hasPrefix("//") else { return false }
        let authority = afterScheme.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard let first = authority.first, first != ".", first != ":", !authority.contains("@") else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "\u{0}"..."\u{20}", "\"", "<", ">", "\\", "^", "`", "{", "|", "}", "\u{7F}"..."\u{A0}": false
            case "\u{2000}"..."\u{200F}", "\u{2028}"..."\u{202F}", "\u{2066}"..."\u{2069}", "\u{FEFF}": false
            default: true
            }
        }
    }
}
