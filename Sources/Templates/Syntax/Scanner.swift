import Documents
import Messages

/// Cuts a template into text and tags, keeping count of lines and columns. Every byte is looked at a fixed number of
/// times.
struct Scanner {
    enum Piece {
        /// Within one line: up to a tag, or including the line's end.
        case text(Range<Int>)
        case tag(Tag)
    }

    let template: String
    let bytes: [UInt8]
    private(set) var problems: [Diagnostic] = []
    private(set) var offset = 0
    private var line = 1
    private var column = 1
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)

    init(_ template: String, _ bytes: [UInt8]) {
        self.template = template
        self.bytes = bytes
    }

    /// The next piece; nil at the end. What is wrong in itself becomes a problem and is left out.
    mutating func next() -> Piece? {
        while offset < bytes.count {
            guard bytes.contains(opening, at: offset) else { return .text(text()) }
            if let tag = tag() { return .tag(tag) }
        }
        return nil
    }

    /// If nothing but blanks follows on the line, moves to the next line.
    mutating func skipBlankRestOfLine() -> Bool {
        var end = offset
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        if end + 1 < bytes.count, bytes[end] == .carriageReturn, bytes[end + 1] == .newline { end += 1 }
        guard end == bytes.count || bytes[end] == .newline else { return false }
        advance(to: min(end + 1, bytes.count))
        return true
    }

    private mutating func text() -> Range<Int> {
        let start = offset
        var end = offset
        while end < bytes.count, !bytes.contains(opening, at: end) {
            end += 1
            if bytes[end - 1] == .newline { break }
        }
        advance(to: end)
        return start..<end
    }

    private mutating func tag() -> Tag? {
        let start = offset
        var place = Place(line: line, column: column, length: opening.count)
        let content = offset + opening.count
        let sigil = content < bytes.count ? bytes[content] : .newline
        let known = Self.kind(of: sigil)
        let end: [UInt8] =
            switch sigil {
            case UInt8(ascii: "{"): [UInt8(ascii: "}")] + closing
            case UInt8(ascii: "="): [UInt8(ascii: "=")] + closing
            default: closing
            }
        let first = content + (known == nil ? 0 : 1)
        guard let last = find(end, from: first, stopping: known != .comment && known != .delimiters) else {
            let written = String(decoding: opening, as: UTF8.self)
            let missing = String(decoding: end, as: UTF8.self)
            problems.append(
                Diagnostic(
                    "unterminated-tag", template, place, "the tag that begins with \"\(written)\" does not end",
                    suggestion: "end it with \"\(missing)\""))
            return nil
        }
        let after = last + end.count
        let newline = bytes[start..<after].firstIndex(of: .newline) ?? after
        place.length = bytes.scalarCount(start..<newline)

        var from = first
        var to = last
        while from < to, bytes[from].isBlankOrLineEnd { from += 1 }
        while from < to, bytes[to - 1].isBlankOrLineEnd { to -= 1 }
        advance(to: from)
        let namePlace = Place(line: line, column: column, length: bytes.scalarCount(from..<to))
        advance(to: after)
        return finish(known ?? .escaped, from..<to, namePlace, place)
    }

    private mutating func finish(_ kind: Tag.Kind, _ range: Range<Int>, _ namePlace: Place, _ place: Place) -> Tag? {
        switch kind {
        case .comment:
            return Tag(kind: kind, name: Name(text: "", place: namePlace), place: place)
        case .delimiters:
            let words = bytes[range].split(whereSeparator: \.isBlankOrLineEnd)
            guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else {
                problems.append(
                    Diagnostic(
                        "invalid-delimiters", template, place, "two delimiters are expected here",
                        suggestion: "write them apart and without \"=\", as in {{=<% %>=}}"))
                return nil
            }
            opening = Array(words[0])
            closing = Array(words[1])
            return Tag(kind: kind, name: Name(text: "", place: namePlace), place: place)
        case .escaped, .unescaped, .section, .inverted, .close, .partial, .parent, .block:
            let name = Name(text: String(decoding: bytes[range], as: UTF8.self), place: namePlace)
            if range.isEmpty {
                problems.append(Diagnostic("empty-tag", template, place, "the tag has no name"))
                return nil
            }
            if bytes[range.lowerBound] == UInt8(ascii: "*"), kind == .partial || kind == .parent {
                return unsupported("names of templates that are found while rendering are not supported", place)
            }
            if bytes[range.lowerBound] == UInt8(ascii: "%"), kind == .escaped {
                return unsupported("pragmas are not supported", place)
            }
            return Tag(kind: kind, name: name, place: place)
        }
    }

    private mutating func unsupported(_ message: Message, _ place: Place) -> Tag? {
        problems.append(Diagnostic("unsupported-tag", template, place, message))
        return nil
    }

    /// Returns where `end` begins. Nil, past the beginning of the tag, where the template ends before or another tag
    /// begins (looked for only if `stopping`).
    private mutating func find(_ end: [UInt8], from first: Int, stopping: Bool) -> Int? {
        var index = first
        while index < bytes.count {
            if bytes.contains(end, at: index) { return index }
            if stopping, bytes.contains(opening, at: index) { break }
            index += 1
        }
        advance(to: index)
        return nil
    }

    private static func kind(of sigil: UInt8) -> Tag.Kind? {
        switch sigil {
        case UInt8(ascii: "{"), UInt8(ascii: "&"): .unescaped
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .inverted
        case UInt8(ascii: "/"): .close
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "<"): .parent
        case UInt8(ascii: "$"): .block
        case UInt8(ascii: "!"): .comment
        case UInt8(ascii: "="): .delimiters
        default: nil
        }
    }

    private mutating func advance(to end: Int) {
        for byte in bytes[offset..<end] {
            if byte == .newline {
                line += 1
                column = 1
            } else if !byte.continuesScalar {
                column += 1
            }
        }
        offset = end
    }
}

extension [UInt8] {
    fileprivate func contains(_ part: [UInt8], at offset: Int) -> Bool {
        guard offset < count, self[offset] == part.first, part.count <= count - offset else { return false }
        return part.indices.allSatisfy { self[offset + $0] == part[$0] }
    }

    /// Returns the number of code points in a range.
    fileprivate func scalarCount(_ range: Range<Int>) -> Int {
        self[range].reduce(0) { $1.continuesScalar ? $0 : $0 + 1 }
    }
}

extension UInt8 {
    static var newline: UInt8 { UInt8(ascii: "\n") }
    static var carriageReturn: UInt8 { UInt8(ascii: "\r") }

    /// A space or a tab.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    fileprivate var isBlankOrLineEnd: Bool { isBlank || self == .newline || self == .carriageReturn }
    /// True if it is the second or a later byte of a code point in UTF-8.
    fileprivate var continuesScalar: Bool { self & 0xC0 == 0x80 }
}
