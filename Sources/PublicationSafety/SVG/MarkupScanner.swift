/// The tags and texts of an XML document (XML 1.0), as far as drawings need them. Comments and instructions are passed
/// over.
struct MarkupScanner {
    struct Tag {
        var name: String
        var attributes: [(name: String, value: String)] = []
        /// True if it has no content and no end.
        var isEmpty = false
    }

    enum Token {
        case start(Tag)
        case end(String)
        case text(String)
        case finished
    }

    private let bytes: [UInt8]
    private var index = 0
    /// The texts that the document's own entities stand for.
    private var entities: [String: [UInt8]] = [
        "lt": Array("<".utf8), "gt": Array(">".utf8), "amp": Array("&".utf8), "quot": Array("\"".utf8),
        "apos": Array("'".utf8),
    ]
    /// The number of bytes that entities may become in all.
    private var allowance = 1 << 16

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// From 1.
    var line: Int { 1 + bytes[..<min(index, bytes.count)].count { $0 == 0x0A } }

    private var malformed: DrawingProblem { .malformed(line: line) }

    private func holds(_ word: StaticString) -> Bool {
        index + word.utf8CodeUnitCount <= bytes.count
            && word.withUTF8Buffer { $0.elementsEqual(bytes[index..<index + $0.count]) }
    }

    private mutating func skip(past word: StaticString) throws(DrawingProblem) {
        while index < bytes.count {
            if holds(word) {
                index += word.utf8CodeUnitCount
                return
            }
            index += 1
        }
        throw malformed
    }

    private mutating func skipBlanks() {
        while index < bytes.count, MarkupScanner.isBlank(bytes[index]) { index += 1 }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    // MARK: Before the outermost element

    mutating func skipProlog() throws(DrawingProblem) {
        try refuseForbiddenCharacters()
        while true {
            skipBlanks()
            if holds("<?") {
                try skip(past: "?>")
            } else if holds("<!--") {
                try skip(past: "-->")
            } else if holds("<!DOCTYPE") {
                index += 9
                try readDocumentType()
            } else if index >= bytes.count || bytes[index] != 0x3C {
                throw .noDrawing
            } else {
                return
            }
        }
    }

    /// The characters that XML 1.0 forbids (section 2.2): let through and dropped when the drawing is written, they
    /// could hide words from those who judge them in between.
    private mutating func refuseForbiddenCharacters() throws(DrawingProblem) {
        for (place, byte) in bytes.enumerated() where !MarkupScanner.isAllowed(byte) || holdsNoncharacter(at: place) {
            index = place
            throw malformed
        }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool { byte >= 0x20 || isBlank(byte) }

    /// U+FFFE or U+FFFF.
    private func holdsNoncharacter(at place: Int) -> Bool {
        bytes[place] == 0xEF && place + 2 < bytes.count && bytes[place + 1] == 0xBF && bytes[place + 2] >= 0xBE
    }

    private mutating func readDocumentType() throws(DrawingProblem) {
        var isInside = false
        while index < bytes.count {
            switch bytes[index] {
            case 0x22, 0x27: _ = try quoted()
            case UInt8(ascii: "["):
                isInside = true
                index += 1
            case UInt8(ascii: "]"):
                isInside = false
                index += 1
            case UInt8(ascii: ">") where !isInside:
                index += 1
                return
            case UInt8(ascii: "%"): throw .entities
            default:
                if holds("<!--") {
                    try skip(past: "-->")
                } else if holds("<!ENTITY") {
                    index += 8
                    try readEntity()
                } else {
                    index += 1
                }
            }
        }
        throw malformed
    }

    /// Only entities that are a text by themselves, as drawing programs write them for namespaces.
    private mutating func readEntity() throws(DrawingProblem) {
        skipBlanks()
        guard !holds("%") else { throw .entities }
        let name = try readName()
        skipBlanks()
        guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else { throw .entities }
        let value = try quoted()
        guard !value.contains(0x26), !value.contains(0x3C), !value.contains(0x25) else { throw .entities }
        // The first definition counts (XML 1.0, section 4.2).
        if entities[name] == nil { entities[name] = Array(value) }
    }

    private mutating func quoted() throws(DrawingProblem) -> ArraySlice<UInt8> {
        let quote = bytes[index]
        let start = index + 1
        guard let end = bytes[start...].firstIndex(of: quote) else { throw malformed }
        index = end + 1
        return bytes[start..<end]
    }

    // MARK: Tags and texts

    mutating func next() throws(DrawingProblem) -> Token {
        while index < bytes.count {
            guard bytes[index] == 0x3C else {
                let start = index
                while index < bytes.count, bytes[index] != 0x3C { index += 1 }
                return .text(try text(bytes[start..<index]))
            }
            if holds("<!--") {
                try skip(past: "-->")
            } else if holds("<![CDATA[") {
                index += 9
                let start = index
                try skip(past: "]]>")
                return .text(String(decoding: bytes[start..<index - 3], as: UTF8.self))
            } else if holds("<?") {
                try skip(past: "?>")
            } else if holds("</") {
                index += 2
                let name = try readName()
                skipBlanks()
                guard holds(">") else { throw malformed }
                index += 1
                return .end(name)
            } else {
                index += 1
                return .start(try readTag())
            }
        }
        return .finished
    }

    private mutating func readTag() throws(DrawingProblem) -> Tag {
        var tag = Tag(name: try readName())
        while true {
            skipBlanks()
            if holds("/>") {
                index += 2
                tag.isEmpty = true
                return tag
            }
            if holds(">") {
                index += 1
                return tag
            }
            let name = try readName()
            skipBlanks()
            guard holds("=") else { throw malformed }
            index += 1
            skipBlanks()
            guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else { throw malformed }
            let value = try quoted()
            guard !value.contains(0x3C), tag.attributes.count < 256,
                !tag.attributes.contains(where: { $0.name == name })
            else { throw malformed }
            tag.attributes.append((name, try text(value)))
        }
    }

    private mutating func readName() throws(DrawingProblem) -> String {
        let start = index
        while index < bytes.count, MarkupScanner.isOfName(bytes[index]) { index += 1 }
        guard index > start, index - start < 256 else { throw malformed }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte >= 0x80
            || byte == 0x3A || byte == 0x2D || byte == 0x2E || byte == 0x5F
    }

    /// With references replaced by what they stand for.
    private mutating func text(_ raw: ArraySlice<UInt8>) throws(DrawingProblem) -> String {
        guard raw.contains(0x26) else { return String(decoding: raw, as: UTF8.self) }
        var text: [UInt8] = []
        var rest = raw
        while let byte = rest.popFirst() {
            guard byte == 0x26 else {
                text.append(byte)
                continue
            }
            guard let end = rest.prefix(64).firstIndex(of: 0x3B) else { throw malformed }
            let name = rest[rest.startIndex..<end]
            rest = rest[(end + 1)...]
            if name.first == 0x23 {
                guard let scalar = MarkupScanner.scalar(name.dropFirst()) else { throw malformed }
                text += Array(String(Character(scalar)).utf8)
            } else {
                guard let value = entities[String(decoding: name, as: UTF8.self)] else { throw .entities }
                allowance -= value.count
                guard allowance >= 0 else { throw .entities }
                text += value
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func scalar(_ number: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let isHexadecimal = number.first == 0x78
        let digits = String(decoding: isHexadecimal ? number.dropFirst() : number, as: UTF8.self)
        guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value),
            value >= 0x20 || value == 9 || value == 10 || value == 13, value != 0xFFFE, value != 0xFFFF
        else { return nil }
        return scalar
    }
}
