/// The address of a site: an absolute http(s) URL without query and fragment, ending in `/`.
public struct BaseURL: Hashable, Sendable {
    /// `https://example.org/path/`.
    public let text: String
    /// `/path/`, percent-encoded as in the URL; `/` where the site has a domain of its own.
    public let path: String

    /// `https://example.org/`, which is nobody's (RFC 2606, section 3).
    public static let example = BaseURL(text: "https://example.org/", path: "/")

    private init(text: String, path: String) {
        self.text = text
        self.path = path
    }

    public init(_ address: WebAddress) throws(WebAddress.Problem) {
        var text = address.text
        guard !text.contains("?"), !text.contains("#") else { throw .form }
        if !text.hasSuffix("/") { text += "/" }
        let authorityStart = text.index(text.firstIndex(of: ":")!, offsetBy: 3)  // a web address has a scheme
        guard let pathStart = text[authorityStart...].firstIndex(of: "/") else { throw .form }
        let path = String(text[pathStart...])
        guard path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !path.contains("//"), !path.contains("/../"),
            !path.contains("/./")
        else { throw .form }
        self.init(text: text, path: path)
    }

    /// `https://example.org`, without a slash at its end.
    public var origin: String { String(text.dropLast(path.count)) }
}
