import Records

/// Takes texts apart into words, each without diacritics and in lower case; `words.js` does the same with queries.
///
/// A word is a run of letters, digits and marks. Apostrophes in it are dropped ("Rocky'ego" is "rockyego"), and digits
/// stay together over a hyphen, a full stop or a slash, written as a slash ("123/21"). At most 40 characters are kept.
public struct Tokeniser {
    /// The longest folded word, in code points.
    public static let maximumLength = 40

    private var word: [UInt8] = []
    private var length = 0
    private var isPlain = true
    /// True after a digit and a sign that may join it to the next one.
    private var mayJoin = false
    /// Properties of the last character, even if it was not kept.
    private var lastIsDigit = false

    public init() { word.reserveCapacity(4 * Tokeniser.maximumLength) }

    /// Calls `body` with every word of a UTF-8 text, in order: its folded form, in UTF-8, and whether it was written
    /// just so, letter case aside. What is no UTF-8 separates words.
    @inlinable
    public mutating func words(
        of text: some Sequence<UInt8>, _ body: (_ folded: [UInt8], _ isPlain: Bool) -> Void
    ) {
        let isDone: Void? = text.withContiguousStorageIfAvailable { words(in: $0, body) }
        if isDone == nil { Array(text).withUnsafeBufferPointer { words(in: $0, body) } }
    }

    @usableFromInline
    mutating func words(in text: UnsafeBufferPointer<UInt8>, _ body: ([UInt8], Bool) -> Void) {
        let common = LetterFolding.common
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte < 0x80 {
                index += 1
                ascii(byte, body)
                continue
            }
            let (scalar, count) = Tokeniser.scalar(in: text, at: index)
            index += count
            let isCommon = scalar >= 0x80 && scalar < 0x530
            switch isCommon ? common[Int(scalar) - 0x80] : LetterFolding.folded(scalar) {
            case .separator: end(body)
            case .dropped: if (0x300...0x36F).contains(scalar) { isPlain = false }
            case .letter(let letter, let isPlain):
                if mayJoin { end(body) }
                if !isPlain { self.isPlain = false }
                append(letter)
            case .pair(let first, let second):
                if mayJoin { end(body) }
                isPlain = false
                append(UInt32(first))
                append(UInt32(second))
            }
        }
        end(body)
    }

    @inline(__always)
    private mutating func ascii(_ byte: UInt8, _ body: ([UInt8], Bool) -> Void) {
        let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
        if lower &- 0x61 < 26 {
            if mayJoin { end(body) }
            append(UInt32(lower))
        } else if byte.isASCIIDigit {
            if mayJoin {
                append(UInt32(UInt8(ascii: "/")))
                mayJoin = false
            }
            append(UInt32(byte))
        } else if byte != UInt8(ascii: "'") {
            let isJoining = (0x2D...0x2F).contains(byte) && !mayJoin && lastIsDigit
            if isJoining { mayJoin = true } else { end(body) }
        }
    }

    @inline(__always)
    private mutating func append(_ scalar: UInt32) {
        lastIsDigit = scalar &- 0x30 < 10
        length += 1
        guard length <= Tokeniser.maximumLength else { return }
        if scalar < 0x80 {
            word.append(UInt8(truncatingIfNeeded: scalar))
        } else if let scalar = Unicode.Scalar(scalar) {
            word.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    @inline(__always)
    private mutating func end(_ body: ([UInt8], Bool) -> Void) {
        if length > 0 { body(word, isPlain) }
        word.removeAll(keepingCapacity: true)
        length = 0
        isPlain = true
        mayJoin = false
        lastIsDigit = false
    }

    /// The scalar that begins at a byte of 0x80 or more, and how many bytes it takes; U+FFFD of one byte where none
    /// does.
    private static func scalar(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> (UInt32, Int) {
        let lead = text[index]
        let count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, lead < 0xF5, index + count <= text.count else { return (0xFFFD, 1) }
        var scalar = UInt32(lead) & (0x7F >> UInt32(count))
        for offset in 1..<count {
            let byte = text[index + offset]
            guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
        let isShortest = count == 2 || scalar >= (count == 3 ? 0x800 : 0x10000)
        return isShortest && Unicode.Scalar(scalar) != nil ? (scalar, count) : (0xFFFD, 1)
    }

    /// The folded words of a text, separated by single spaces.
    public static func folded(_ text: String) -> [UInt8] { folded(text.utf8) }

    /// The folded words of a UTF-8 text, separated by single spaces.
    static func folded(_ text: some Sequence<UInt8>) -> [UInt8] {
        var tokeniser = Tokeniser()
        var folded: [UInt8] = []
        tokeniser.words(of: text) { word, _ in
            if !folded.isEmpty { folded.append(0x20) }
            folded += word
        }
        return folded
    }
}
