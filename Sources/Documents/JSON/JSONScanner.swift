/// The grammar of RFC 8259, without recursion, so that no depth of nesting can exhaust the stack.
struct JSONScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    private var unescaped: [UInt8] = []

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private enum Expectation {
        case value
        case elementOrEnd
        case keyOrEnd
        case key
        case commaOrEnd
    }

    mutating func document(into builder: inout SourceTreeBuilder) throws(JSONProblem) {
        var isObject: [Bool] = []
        var expectation = Expectation.value
        repeat {
            skipBlanks()
            guard let byte = peek() else { throw unexpectedEnd(inObject: isObject.last) }
            switch expectation {
            case .value:
                expectation = try value(byte, isObject: &isObject, into: &builder)
            case .elementOrEnd:
                if byte == UInt8(ascii: "]") {
                    expectation = close(&isObject, &builder)
                } else {
                    expectation = try value(byte, isObject: &isObject, into: &builder)
                }
            case .keyOrEnd, .key:
                if byte == UInt8(ascii: "}"), expectation == .keyOrEnd {
                    expectation = close(&isObject, &builder)
                } else {
                    try key(byte, into: &builder)
                    expectation = .value
                }
            case .commaOrEnd:
                expectation = try separator(byte, &isObject, &builder)
            }
        } while !isObject.isEmpty
        skipBlanks()
        if offset < bytes.count {
            throw JSONProblem(
                offset: offset, message: "something follows the end of the JSON value",
                suggestion: "a file holds one object or one array; delete what follows it")
        }
    }

    /// Reads a scalar or the opening bracket of a collection.
    private mutating func value(
        _ byte: UInt8, isObject: inout [Bool], into builder: inout SourceTreeBuilder
    ) throws(JSONProblem) -> Expectation {
        if builder.nodes.count >= SourceTreeBuilder.maximumCount {
            throw JSONProblem(
                id: "file-too-large", offset: offset,
                message: "the file holds more than \(SourceTreeBuilder.maximumCount) values",
                suggestion: "split it, or remove what does not belong into it")
        }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            if isObject.count >= SourceTreeBuilder.maximumDepth {
                throw JSONProblem(
                    id: "too-deep", offset: offset,
                    message: "the values are nested deeper than \(SourceTreeBuilder.maximumDepth) levels")
            }
            let isMapping = byte == UInt8(ascii: "{")
            builder.begin(isMapping ? .mapping : .sequence, start: offset)
            isObject.append(isMapping)
            offset += 1
            return isMapping ? .keyOrEnd : .elementOrEnd
        case UInt8(ascii: "\""):
            try string(into: &builder)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try number(into: &builder)
        default:
            try literal(into: &builder)
        }
        return .commaOrEnd
    }

    private mutating func key(_ byte: UInt8, into builder: inout SourceTreeBuilder) throws(JSONProblem) {
        guard byte == UInt8(ascii: "\"") else {
            throw JSONProblem(
                offset: offset, message: "a field's name in double quotes is expected here",
                suggestion: byte == UInt8(ascii: "}")
                    ? "delete the comma after the last field" : "put the name in double quotes")
        }
        try string(into: &builder)
        skipBlanks()
        guard peek() == UInt8(ascii: ":") else {
            throw JSONProblem(
                offset: offset, message: "a colon is expected after a field's name",
                suggestion: "write \"name\": value")
        }
        offset += 1
    }

    private mutating func separator(
        _ byte: UInt8, _ isObject: inout [Bool], _ builder: inout SourceTreeBuilder
    ) throws(JSONProblem) -> Expectation {
        let inObject = isObject.last == true
        if byte == UInt8(ascii: inObject ? "}" : "]") { return close(&isObject, &builder) }
        guard byte == UInt8(ascii: ",") else {
            throw JSONProblem(
                offset: offset, message: "a comma or \(inObject ? "}" : "]" as String) is expected here",
                suggestion: inObject ? "separate fields with commas" : "separate elements with commas")
        }
        offset += 1
        if inObject { return .key }
        skipBlanks()
        if peek() == UInt8(ascii: "]") {
            throw JSONProblem(
                offset: offset, message: "an element is expected after the comma",
                suggestion: "delete the comma after the last element")
        }
        return .value
    }

    private mutating func close(_ isObject: inout [Bool], _ builder: inout SourceTreeBuilder) -> Expectation {
        offset += 1
        isObject.removeLast()
        builder.end(at: offset)
        return .commaOrEnd
    }

    private func unexpectedEnd(inObject: Bool?) -> JSONProblem {
        switch inObject {
        case nil:
            JSONProblem(offset: offset, message: "the file is empty", suggestion: "write an object: {\"name\": ...}")
        case true?:
            JSONProblem(offset: offset, message: "the file ends inside an object", suggestion: "close it with }")
        case false?:
            JSONProblem(offset: offset, message: "the file ends inside an array", suggestion: "close it with ]")
        }
    }

    func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipBlanks() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return
            }
        }
    }
}

extension JSONScanner {
    private mutating func literal(into builder: inout SourceTreeBuilder) throws(JSONProblem) {
        let words: [(StaticString, SourceNode.Kind)] = [("true", .boolean), ("false", .boolean), ("null", .null)]
        let start = offset
        while let byte = peek(), byte.isJSONWordByte { offset += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<offset])
        for (known, kind) in words
        where word.count == known.utf8CodeUnitCount
            && word.elementsEqual(UnsafeBufferPointer(start: known.utf8Start, count: known.utf8CodeUnitCount))
        {
            return builder.scalar(kind, word, start: start, end: offset)
        }
        offset = start
        let shown = String(decoding: word.prefix(32), as: UTF8.self)
        throw JSONProblem(
            offset: start, message: word.isEmpty ? "a value is expected here" : "\"\(shown)\" is no JSON value",
            suggestion: "put text in double quotes; true, false, null and numbers stand without")
    }

    private mutating func number(into builder: inout SourceTreeBuilder) throws(JSONProblem) {
        let start = offset
        if peek() == UInt8(ascii: "-") { offset += 1 }
        let whole = offset
        skipDigits()
        let wholeDigits = offset - whole
        var isRight = wholeDigits > 0 && (wholeDigits == 1 || bytes[whole] != UInt8(ascii: "0"))
        if peek() == UInt8(ascii: ".") {
            offset += 1
            let fraction = offset
            skipDigits()
            isRight = isRight && offset > fraction
        }
        if let byte = peek(), byte | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
            let exponent = offset
            skipDigits()
            isRight = isRight && offset > exponent
        }
        if let byte = peek(), byte.isJSONWordByte { isRight = false }
        guard isRight else {
            throw JSONProblem(
                offset: start, message: "this is no JSON number",
                suggestion: "write digits with a point (12.5), or put dates and numbers with leading zeros in quotes")
        }
        builder.scalar(.number, UnsafeBufferPointer(rebasing: bytes[start..<offset]), start: start, end: offset)
    }

    private mutating func skipDigits() {
        while let byte = peek(), byte &- 0x30 < 10 { offset += 1 }
    }

    private mutating func string(into builder: inout SourceTreeBuilder) throws(JSONProblem) {
        let start = offset
        offset += 1
        let contentStart = offset
        while let byte = peek(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { offset += 1 }
        if peek() == UInt8(ascii: "\"") {
            offset += 1
            let content = UnsafeBufferPointer(rebasing: bytes[contentStart..<(offset - 1)])
            return builder.scalar(.string, content, start: start, end: offset)
        }
        unescaped.removeAll(keepingCapacity: true)
        unescaped.append(contentsOf: bytes[contentStart..<offset])
        while true {
            guard let byte = peek() else {
                throw JSONProblem(
                    offset: start, message: "a text is opened here and never closed",
                    suggestion: "close it with a double quote")
            }
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                let end = offset
                return unescaped.withUnsafeBufferPointer { builder.scalar(.string, $0, start: start, end: end) }
            case UInt8(ascii: "\\"):
                try escape()
            case 0..<0x20:
                throw JSONProblem(
                    offset: offset, message: "a line break or control character cannot stand inside a JSON text",
                    suggestion: "write \\n for a line break, \\t for a tab; close the text with a double quote")
            default:
                unescaped.append(byte)
                offset += 1
            }
        }
    }

    private mutating func escape() throws(JSONProblem) {
        let start = offset
        offset += 1
        guard let byte = peek() else {
            throw JSONProblem(offset: start, message: "the file ends inside an escape")
        }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
        case UInt8(ascii: "b"): unescaped.append(0x08)
        case UInt8(ascii: "f"): unescaped.append(0x0C)
        case UInt8(ascii: "n"): unescaped.append(0x0A)
        case UInt8(ascii: "r"): unescaped.append(0x0D)
        case UInt8(ascii: "t"): unescaped.append(0x09)
        case UInt8(ascii: "u"): try unicodeEscape(start: start)
        default:
            throw JSONProblem(
                offset: start, message: "this escape does not exist in JSON", suggestion: "write a backslash as \\\\")
        }
    }

    private mutating func unicodeEscape(start: Int) throws(JSONProblem) {
        let alone = JSONProblem(
            offset: start, message: "this is half of a surrogate pair",
            suggestion: "write the character itself, or both halves")
        var value = try hexadecimal(start: start)
        if (0xDC00...0xDFFF).contains(value) { throw alone }
        if (0xD800...0xDBFF).contains(value) {
            guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
            else { throw alone }
            offset += 2
            let low = try hexadecimal(start: start)
            guard (0xDC00...0xDFFF).contains(low) else { throw alone }
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else { throw alone }
        unescaped.append(contentsOf: UTF8.encode(scalar)!)  // UTF-8 encodes every scalar
    }

    private mutating func hexadecimal(start: Int) throws(JSONProblem) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw JSONProblem(
                    offset: start, message: "\\u needs four hexadecimal digits", suggestion: "write \\u017c for ż")
            }
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        return value
    }
}

extension UInt8 {
    /// Letters, digits and the marks that numbers and words are made of.
    fileprivate var isJSONWordByte: Bool {
        (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
            || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self >= 0x80
    }
}
