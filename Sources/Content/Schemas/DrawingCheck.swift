import Documents

/// Whether an SVG drawing can be published as it is: it must hold nothing that runs, and refer to nothing elsewhere.
enum DrawingCheck {
    /// What a harmless drawing never holds, in lower case.
    private static let forbidden = [
        "<script", "javascript:", "<foreignobject", "<!entity", "<iframe", "<embed", "<object", "@import", "<handler",
        "<animate", "<set", "data:text", "xml-stylesheet", "expression(",
    ]

    /// The first thing in a drawing that could do harm; nil where there is none.
    static func problem(in bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        guard text.contains("<svg") else { return "no <svg> element" }
        for word in forbidden where text.contains(word) { return word }
        var rest = text[...]
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].reversed().drop { $0.isWhitespace }.prefix {
                $0.isLetter || $0 == ":" || $0 == "-"
            }
            let attribute = String(name.reversed())
            rest = rest[rest.index(after: equals)...]
            let value = rest.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            if attribute.hasPrefix("on") { return attribute }
            if attribute == "href" || attribute.hasSuffix(":href") || attribute == "src" {
                guard value.first == "#" || value.hasPrefix("data:image/") else {
                    return "\(attribute) to something elsewhere"
                }
            }
        }
        for part in text.split(separator: "url(").dropFirst() {
            let target = part.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            guard target.first == "#" else { return "url() to something elsewhere" }
        }
        return nil
    }
}
