/// Cuts a text into what stands between punctuation and blanks, as it is written: pieces that `Tokeniser` makes words
/// of, far faster, so that each is folded once.
struct TokenScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The address of a link is no text.
    private let skipsLinks: Bool
    private var index = 0
    /// What ends before the last piece; behind the last one of all, the text.
    private(set) var boundary = Boundary.sentence
    private var nextBoundary = Boundary.sentence

    enum Boundary: Int, Comparable {
        case none, clause, sentence, question

        static func < (one: Boundary, other: Boundary) -> Bool { one.rawValue < other.rawValue }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, skipsLinks: Bool) {
        self.bytes = bytes
        self.skipsLinks = skipsLinks
    }

    /// The next piece, which is not empty; nil where there is none.
    mutating func next() -> UnsafeBufferPointer<UInt8>? {
        var start = index
        while index < bytes.count {
            let byte = bytes[index]
            if TokenScanner.isLetter(byte) {
                index += 1
                continue
            }
            let width = byte < 0x80 ? ascii() : punctuation()
            if width == 0 {
                index += 1
                continue
            }
            let token = start..<index
            if !token.isEmpty { (boundary, nextBoundary) = (nextBoundary, .none) }
            nextBoundary = max(nextBoundary, boundary(width))
            index += width
            if skipsLinks, byte == UInt8(ascii: "("), token.upperBound > 0,
                bytes[token.upperBound - 1] == UInt8(ascii: "]")
            {
                while index < bytes.count, bytes[index] != UInt8(ascii: ")"), bytes[index] > 0x20 { index += 1 }
            }
            if !token.isEmpty { return UnsafeBufferPointer(rebasing: bytes[token]) }
            start = index
        }
        guard start < index else {
            boundary = max(nextBoundary, .sentence)
            return nil
        }
        (boundary, nextBoundary) = (nextBoundary, .none)
        return UnsafeBufferPointer(rebasing: bytes[start..<index])
    }

    /// What ends at the punctuation that starts here: a clause at a dash, but not at a hyphen; a sentence at the end of a
    /// line, unless the next one goes on with a small letter.
    private func boundary(_ width: Int) -> Boundary {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0x0A
        let isBeforeBlank = next == 0x20 || next == 0x0A
        switch bytes[index] {
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"): return .clause
        case UInt8(ascii: "-"): return isBeforeBlank ? .clause : .none
        case UInt8(ascii: "?"): return .question
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ";"), UInt8(ascii: "|"): return .sentence
        case 0x0A: return next &- 0x61 < 26 || next >= 0x80 ? .none : .sentence
        case 0xE2 where width == 3 && bytes[index + 1] == 0x80:
            switch bytes[index + 2] {
            // U+2013 and U+2014; U+2022 and U+2026.
            case 0x93, 0x94: return .clause
            case 0xA2, 0xA6: return .sentence
            default: return .none
            }
        default: return .none
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
    }

    /// Returns the number of bytes of the punctuation that starts here, within ASCII; 0 where it is a letter's byte: an
    /// apostrophe is, and what joins the digits of a number is a digit's.
    private func ascii() -> Int {
        switch bytes[index] {
        case UInt8(ascii: "'"): return 0
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
            guard index > 0, index + 1 < bytes.count else { return 1 }
            return bytes[index - 1] &- 0x30 < 10 && bytes[index + 1] &- 0x30 < 10 ? 0 : 1
        default: return 1
        }
    }

    /// The same outside ASCII.
    private func punctuation() -> Int {
        switch bytes[index] {
        // U+2010 to U+205F; the apostrophe is a letter's, as marks are that are not seen.
        case 0xE2:
            guard index + 2 < bytes.count else { return 0 }
            switch (bytes[index + 1], bytes[index + 2]) {
            case (0x80, 0x90...0x98), (0x80, 0x9A...0xBF), (0x81, 0x80...0x9F): return 3
            default: return 0
            }
        // U+0080 to U+00A9.
        case 0xC2: return index + 1 < bytes.count && bytes[index + 1] < 0xAA ? 2 : 0
        default: return 0
        }
    }
}
