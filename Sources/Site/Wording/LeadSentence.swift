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
        let candidates = sentences(of: text, limit: 3).filter { $0.unicodeScalars.count <= length.upperBound }
        let best =
            candidates.first { $0.unicodeScalars.count >= length.lowerBound }
            ?? candidates.max { $0.unicodeScalars.count < $1.unicodeScalars.count }
        return best.map(String.init)
    }

    /// Returns the first sentences that end in a mark, each with what closes its quotes and brackets.
    private static func sentences(of text: String, limit: Int) -> [Substring] {
        var sentences: [Substring] = []
        var start = text.startIndex
        var index = start
        while index < text.endIndex, sentences.count < limit {
            let mark = index
            index = text.index(after: index)
            guard ".!?…".contains(text[mark]) else { continue }
            while index < text.endIndex, ".!?…”\"»)".contains(text[index]) { index = text.index(after: index) }
            guard index == text.endIndex || text[index].isWhitespace else { continue }
            let next = text[index...].drop(while: \.isWhitespace)
            // The dot may be that of an abbreviation; a sentence goes on in small letters.
            let word = String(text[start..<mark].reversed().prefix { $0.isLetter }.reversed())
            let isAbbreviation = text[mark] == "." && (1...2 ~= word.count || abbreviations.contains(word.lowercased()))
            if let first = next.first, isAbbreviation || first.isLowercase { continue }
            sentences.append(text[start..<index])
            start = next.startIndex
            index = start
        }
        return sentences
    }
}
