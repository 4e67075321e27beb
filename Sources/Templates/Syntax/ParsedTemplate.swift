import Documents

/// A template as it is written: its tags as a tree, not yet checked against a model.
struct ParsedTemplate: Sendable {
    let name: String
    let bytes: [UInt8]
    let nodes: [Node]
    /// Mistakes of syntax.
    let problems: [Diagnostic]

    init(_ name: String, _ bytes: [UInt8]) {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
        self.name = name
        self.bytes = bytes
        if let place = Place.ofInvalidUTF8(in: bytes) {
            nodes = []
            problems = [
                Diagnostic(
                    "invalid-utf8", name, place, "this byte is not valid UTF-8",
                    suggestion: "save the template as UTF-8")
            ]
        } else {
            var parser = Parser(name, bytes)
            nodes = parser.parse()
            problems = parser.problems
        }
    }
}

extension Place {
    /// The first byte that does not belong to a well-formed sequence (Unicode 3.9, table 3-7).
    fileprivate static func ofInvalidUTF8(in bytes: [UInt8]) -> Place? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var place = Place(line: 1, column: 1, length: 1)
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        while true {
            switch decoder.decode(&rest) {
            case .scalarValue("\n"): place = Place(line: place.line + 1, column: 1, length: 1)
            case .scalarValue: place.column += 1
            case .error: return place
            case .emptyInput: return nil
            }
        }
    }
}
