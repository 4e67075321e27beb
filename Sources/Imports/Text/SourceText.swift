import Messages

/// A source's bytes as UTF-8, whatever program wrote them.
struct SourceText {
    enum Encoding: Sendable {
        case utf8, utf16, windows1250, latin2

        /// The name of the encoding where it is one that only the letters show.
        var guess: String? {
            switch self {
            case .utf8, .utf16: nil
            case .windows1250: "Windows-1250"
            case .latin2: "ISO-8859-2"
            }
        }
    }

    let bytes: [UInt8]
    let encoding: Encoding

    init(_ raw: [UInt8]) throws(SourceProblem) {
        if raw.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
            throw SourceProblem(
                "this is a spreadsheet or an archive, not a text", suggestion: "save it as CSV and import that file")
        }
        if raw.starts(with: [0xFF, 0xFE]) || raw.starts(with: [0xFE, 0xFF]) {
            bytes = try SourceText.utf16(raw.dropFirst(2), isBigEndian: raw[0] == 0xFE)
            encoding = .utf16
        } else if String(validating: raw, as: UTF8.self) != nil {
            bytes = raw.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(raw.dropFirst(3)) : raw
            encoding = .utf8
        } else {
            let isLatin2 = Windows1250.looksLikeLatin2(raw)
            let (text, unknown) = Windows1250.utf8(isLatin2 ? Windows1250.ofLatin2(raw) : raw)
            if let unknown {
                let digits = String(raw[unknown], radix: 16, uppercase: true)
                throw SourceProblem(
                    at: text.count,
                    "the file is neither UTF-8 nor Windows-1250: the byte 0x\(digits) cannot stand here",
                    suggestion: "save the file with the encoding UTF-8")
            }
            bytes = text
            encoding = isLatin2 ? .latin2 : .windows1250
        }
        if let zero = bytes.firstIndex(of: 0) {
            throw SourceProblem(
                at: zero, "this is no text: it holds a null character",
                suggestion: "save the file with the encoding UTF-8")
        }
        guard let first = bytes.first(where: { $0 > 0x20 }) else {
            throw SourceProblem("the file is empty", suggestion: "export it once more")
        }
        if first == UInt8(ascii: "<") {
            throw SourceProblem(
                "this is a web page or XML, not a list of animals",
                suggestion:
                    "look at it in a browser: it may ask for a password or tell of an error; download the list itself")
        }
    }

    private static func utf16(_ raw: ArraySlice<UInt8>, isBigEndian: Bool) throws(SourceProblem) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(raw.count / 2)
        var index = raw.startIndex
        while index + 1 < raw.endIndex {
            let (one, other) = (UInt16(raw[index]), UInt16(raw[index + 1]))
            units.append(isBigEndian ? one << 8 | other : other << 8 | one)
            index += 2
        }
        guard raw.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
            throw SourceProblem("the file is damaged: it is no UTF-16", suggestion: "export it once more, as UTF-8")
        }
        return Array(text.utf8)
    }
}
