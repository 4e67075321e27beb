/// The sentence of a story that stands for all of it.
enum LeadSentence {
    /// The fewest and the most code points of a sentence that says something and is read at a glance.
    private static let length = 40...160

    /// Longer than two letters, and followed by a name.
    private static let abbreviations: Set<String> = [
        "gen", "inż", "lek", "mgr", "mrs", "pow", "prof", "tel", "wet", "woj",
    ]

    /// Returns one of the first three sentences of a text: the first of a good length, else the longest that is not too
    /// long; never a part of one. Nil where there is none.
    static func of(_ text: String) -> String? {
        let text = Array(text.utf8)
        let candidates = sentences(of: text, limit: 3).map { (range: $0, length: codePoints(of: text[$0])) }
        let fitting = candidates.filter { $0.length <= length.upperBound }
        let best = fitting.first { $0.length >= length.lowerBound } ?? fitting.max { $0.length < $1.length }
        return best.map { String(decoding: text[$0.range], as: UTF8.self) }
    }

    private static func codePoints(of bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

    /// Returns the first sentences that end in a mark, each with what closes its quotes and brackets.
    private static func sentences(of text: [UInt8], limit: Int) -> [Range<Int>] {
        var sentences: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < text.count, sentences.count < limit {
            let mark = index
            index = afterMark(in: text, at: index) ?? index
            guard index > mark else {
                index += 1
                continue
            }
            while let next = afterMark(in: text, at: index) ?? afterClosing(in: text, at: index) { index = next }
            guard index == text.count || text[index] == UInt8(ascii: " ") else { continue }
            let next = text[index...].firstIndex { $0 != UInt8(ascii: " ") } ?? text.count
            // The dot may be that of an abbreviation; a sentence goes on in small letters.
            let isGoingOn = text[mark] == UInt8(ascii: ".") && endsInAbbreviation(text[start..<mark])
            if next < text.count, isGoingOn || startsInLowercase(text[next...]) { continue }
            sentences.append(start..<index)
            start = next
            index = next
        }
        return sentences
    }

    /// Returns the place behind a mark that ends sentences; nil where there is none.
    private static func afterMark(in text: [UInt8], at index: Int) -> Int? {
        guard index < text.count else { return nil }
        switch text[index] {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): return index + 1
        case 0xE2: return text[index...].starts(with: "…".utf8) ? index + 3 : nil
        default: return nil
        }
    }

    private static func afterClosing(in text: [UInt8], at index: Int) -> Int? {
        guard index < text.count else { return nil }
        switch text[index] {
        case UInt8(ascii: "\""), UInt8(ascii: ")"): return index + 1
        case 0xC2: return text[index...].starts(with: "»".utf8) ? index + 2 : nil
        case 0xE2: return text[index...].starts(with: "”".utf8) ? index + 3 : nil
        default: return nil
        }
    }

    private static func endsInAbbreviation(_ text: ArraySlice<UInt8>) -> Bool {
        let word = text.suffix(12).reversed().prefix { $0 >= 0x80 || UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 }
        let letters = String(decoding: word.reversed(), as: UTF8.self)
        return 1...2 ~= letters.unicodeScalars.count || abbreviations.contains(letters.lowercased())
    }

    private static func startsInLowercase(_ text: ArraySlice<UInt8>) -> Bool {
        String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first?.properties.isLowercase ?? false
    }
}
