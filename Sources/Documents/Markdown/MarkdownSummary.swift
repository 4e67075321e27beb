/// Cuts running text to a length: to one line of whole words, with `…` where the text goes on.
///
/// It reads no further than the length asks for, and reads bytes as long as every code point is a character of its own,
/// which those of European texts are.
enum MarkdownSummary {
    /// At most `limit` characters of UTF-8 text, the `…` counted.
    static func cut(_ bytes: [UInt8], _ limit: Int) -> String {
        bytes.withUnsafeBufferPointer { text in
            var cut = SimpleTextCut(text, limit)
            return cut.result()
        } ?? cutByCharacters(String(decoding: bytes, as: UTF8.self), limit)
    }

    /// The same for any text, in which combining marks and joined emoji make one character of several code points.
    static func cutByCharacters(_ text: String, _ limit: Int) -> String {
        var rest = text.drop(while: \.isWhitespace)
        var cut = ""
        var length = 0
        while !rest.isEmpty {
            let word = rest.prefix { !$0.isWhitespace }
            rest = rest[word.endIndex...].drop(while: \.isWhitespace)
            let needed = length + (length > 0 ? 1 : 0) + word.count
            // Behind every word but the last there must be room for the ellipsis.
            guard needed <= (rest.isEmpty ? limit : limit - 1) else { return ended(cut, word, limit) }
            if length > 0 { cut.append(" ") }
            cut.append(contentsOf: word)
            length = needed
        }
        return cut
    }

    /// Signs that a sentence does not break off after, and blanks.
    private static let joints: [Character] = [" ", ",", ";", ":", "-", "–", "—", "(", "„", "\"", "«", "“", "/"]

    private static func ended(_ text: String, _ next: Substring, _ limit: Int) -> String {
        guard limit > 0 else { return "" }
        guard !text.isEmpty else { return next.prefix(limit - 1) + "…" }
        var text = text
        while let last = text.last, joints.contains(last) { text.removeLast() }
        if let last = text.last, ".!?".contains(last), text.count + 2 <= limit { text.append(" ") }
        return text + "…"
    }
}

/// The cut of a text in which every code point is a character of its own.
private struct SimpleTextCut {
    private let text: UnsafeBufferPointer<UInt8>
    private let limit: Int
    private var position = 0
    private var cut: [UInt8] = []
    /// Characters of `cut`.
    private var length = 0

    /// What a code point is, and how many bytes it takes.
    private enum Kind {
        case sign(Int)
        case blank(Int)
        /// It may be a part of a character.
        case other
    }

    init(_ text: UnsafeBufferPointer<UInt8>, _ limit: Int) {
        self.text = text
        self.limit = limit
        cut.reserveCapacity(min(text.count, 2 * limit) + 4)
    }

    /// Nil where a code point, as far as the text had to be read, may be a part of a character.
    mutating func result() -> String? {
        guard skipBlanks() else { return nil }
        while position < text.count {
            guard let (word, signs) = word(), skipBlanks() else { return nil }
            let needed = length + (length > 0 ? 1 : 0) + signs
            // Behind every word but the last there must be room for the ellipsis.
            guard needed <= (position == text.count ? limit : limit - 1) else {
                end(before: word)
                break
            }
            if length > 0 { cut.append(0x20) }
            cut.append(contentsOf: UnsafeBufferPointer(rebasing: text[word]))
            length = needed
        }
        return String(decoding: cut, as: UTF8.self)
    }

    /// False at something that may be a part of a character.
    private mutating func skipBlanks() -> Bool {
        while position < text.count {
            switch kind(at: position) {
            case .blank(let size): position += size
            case .sign: return true
            case .other: return false
            }
        }
        return true
    }

    /// The word that begins here, with the number of its characters; one that is longer than the limit, only so far that
    /// this shows.
    private mutating func word() -> (Range<Int>, signs: Int)? {
        let start = position
        var signs = 0
        reading: while position < text.count, signs <= limit {
            switch kind(at: position) {
            case .sign(let size):
                position += size
                signs += 1
            case .blank: break reading
            case .other: return nil
            }
        }
        return (start..<position, signs)
    }

    private mutating func end(before next: Range<Int>) {
        guard limit > 0 else { return }
        if cut.isEmpty {
            cut.append(contentsOf: UnsafeBufferPointer(rebasing: text[next.lowerBound..<end(of: limit - 1, in: next)]))
        } else {
            while let size = sizeOfJoint() {
                cut.removeLast(size)
                length -= 1
            }
            if let last = cut.last, last == UInt8(ascii: ".") || last == UInt8(ascii: "!") || last == UInt8(ascii: "?"),
                length + 2 <= limit
            {
                cut.append(0x20)
            }
        }
        cut.append(contentsOf: "…".utf8)
    }

    /// Behind so many code points of a word.
    private func end(of count: Int, in word: Range<Int>) -> Int {
        var signs = -1
        for index in word where text[index] & 0xC0 != 0x80 {
            signs += 1
            if signs == count { return index }
        }
        return word.upperBound
    }

    /// How many bytes a sign at the end takes that a sentence does not break off after.
    private func sizeOfJoint() -> Int? {
        guard let last = cut.last else { return nil }
        let before = cut.count > 1 ? cut[cut.count - 2] : 0
        switch last {
        case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "-"),
            UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "/"):
            return 1
        // «
        case 0xAB: return before == 0xC2 ? 2 : nil
        // – — “ „
        case 0x93, 0x94, 0x9C, 0x9E: return before == 0x80 && cut[max(0, cut.count - 3)] == 0xE2 ? 3 : nil
        default: return nil
        }
    }

    private func kind(at index: Int) -> Kind {
        let byte = text[index]
        if byte < 0x80 { return byte == 0x20 || byte &- 0x09 < 5 ? .blank(1) : .sign(1) }
        guard index + 1 < text.count else { return .other }
        let next = text[index + 1]
        switch byte {
        // Latin, to U+02FF; among it U+0085 and U+00A0.
        case 0xC2...0xCB: return byte == 0xC2 && (next == 0x85 || next == 0xA0) ? .blank(2) : .sign(2)
        // Cyrillic, without its combining marks.
        case 0xD0, 0xD1, 0xD3: return .sign(2)
        case 0xD2: return (0x83...0x89).contains(next) ? .other : .sign(2)
        case 0xE2:
            guard next == 0x80, index + 2 < text.count else { return .other }
            switch text[index + 2] {
            // Blanks of many widths, the separators of lines and paragraphs, the narrow no-break space.
            case 0x80...0x8A, 0xA8, 0xA9, 0xAF: return .blank(3)
            // Dashes, quotation marks, dots.
            case 0x90...0xA7, 0xB0...0xBF: return .sign(3)
            default: return .other
            }
        default: return .other
        }
    }
}
