import Markup

/// A request to show something (RFC 9112, section 3): GET or HEAD, without a body.
struct HTTPRequest: Sendable {
    /// True if only the header fields of the answer are wanted.
    let isHead: Bool
    /// The path as it was sent.
    let encodedPath: String
    /// The path with its percent-encoded bytes decoded.
    let path: String
    /// The values of the query, by their names.
    let query: [String: String]
    /// The values of the header fields, by their names in small letters; commas part those of one name.
    private let fields: [String: String]
    /// True for HTTP/1.1, where connections last for several requests.
    private let isPersistent: Bool

    /// Reads the lines of a request's head.
    init(_ lines: [ArraySlice<UInt8>]) throws(HTTPStatus) {
        let words = lines[0].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3, HTTPRequest.isToken(words[0]), words[1].first == UInt8(ascii: "/") || words[1] == [0x2A]
        else { throw .badRequest }
        guard words[2].starts(with: "HTTP/1.".utf8), words[2].count == 8 else {
            throw words[2].starts(with: "HTTP/".utf8) ? .versionNotSupported : .badRequest
        }
        isHead = words[0].elementsEqual("HEAD".utf8)
        guard isHead || words[0].elementsEqual("GET".utf8) else { throw .methodNotAllowed }
        let target = words[1].split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        encodedPath = String(decoding: target[0], as: UTF8.self)
        guard let path = PercentEncoding.decoded(target[0]) else { throw .badRequest }
        self.path = path
        query = target.count == 1 ? [:] : HTTPRequest.query(target[1])
        fields = try HTTPRequest.fields(lines.dropFirst())
        isPersistent = words[2].last == UInt8(ascii: "1")
        guard field("Transfer-Encoding") == nil, ["0", nil].contains(field("Content-Length")) else {
            throw .contentTooLarge
        }
    }

    /// Returns the value of a header field, whose name may be written in letters of any size.
    func field(_ name: String) -> String? { fields[name.lowercased()] }

    /// True if the client may send further requests on the same connection (RFC 9112, section 9.3).
    var keepsConnection: Bool { isPersistent && field("Connection")?.lowercased() != "close" }

    private static func fields(_ lines: ArraySlice<ArraySlice<UInt8>>) throws(HTTPStatus) -> [String: String] {
        var fields: [String: String] = [:]
        for line in lines {
            let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
            // A name is followed by its colon at once (section 5.1).
            guard parts.count == 2, isToken(parts[0]) else { throw .badRequest }
            let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
            let value = parts[1].drop(while: isBlank).reversed().drop(while: isBlank).reversed()
            let name = String(decoding: parts[0], as: UTF8.self).lowercased()
            let text = String(decoding: value, as: UTF8.self)
            fields[name] = fields[name].map { "\($0), \(text)" } ?? text
        }
        return fields
    }

    /// True for one or more of the characters that names are made of (RFC 9110, section 5.6.2).
    private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    private static func query(_ bytes: ArraySlice<UInt8>) -> [String: String] {
        let pairs = bytes.split(separator: UInt8(ascii: "&")).compactMap { pair -> (String, String)? in
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let name = PercentEncoding.decoded(parts[0]),
                let value = PercentEncoding.decoded(parts[1])
            else { return nil }
            return (name, value)
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
