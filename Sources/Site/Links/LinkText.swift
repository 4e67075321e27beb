import Markup

/// The parts of a link as it is written (RFC 3986, section 4.2), still percent-encoded.
struct LinkText: Hashable, Sendable {
    let path: Substring
    /// With its `?`; empty where there is none.
    let query: Substring
    /// Without its `#`; nil where there is none.
    let fragment: Substring?

    init(_ text: String) {
        var rest = text[...]
        if let hash = rest.firstIndex(of: "#") {
            fragment = rest[rest.index(after: hash)...]
            rest = rest[..<hash]
        } else {
            fragment = nil
        }
        if let mark = rest.firstIndex(of: "?") {
            query = rest[mark...]
            rest = rest[..<mark]
        } else {
            query = ""
        }
        path = rest
    }

    /// The segments of a path, without empty ones and `.`, each `..` taken together with the segment before it. Nil
    /// where it leads above its start.
    static func segments(_ path: some StringProtocol, below folder: [String] = []) -> [String]? {
        var segments = folder
        for segment in path.split(separator: "/") {
            switch segment {
            case ".": continue
            case "..":
                guard segments.popLast() != nil else { return nil }
            default:
                guard let decoded = PercentEncoding.decoded(segment.utf8) else { return nil }
                segments.append(decoded)
            }
        }
        return segments
    }
}
