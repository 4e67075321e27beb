/// The words that are right although nothing here has them, as a set that tells of hardly a wrong one that it is right: their
/// numbers, as a Golomb-coded set, take half of what the words themselves would.
enum RightWords {
    /// Numbers are below this: of 4,000 wrong words one has the number of one of 4,000 right ones.
    private static let range = 1 << 24

    /// Returns a file as of words, whose only word is empty and has two lists: the numbers of words that mean something, and
    /// of everyday ones.
    static func file(_ entries: [TermEntry], _ table: WordTable) -> [UInt8] {
        let words = words(entries, table)
        var bits = BitWriter()
        // The word has no rest, and its first two lists.
        bits.write(0, bits: 1)
        bits.write(0b11, bits: 8)
        for list in [words.meant, words.everyday] {
            // It is no earlier one.
            bits.write(0, bits: 1)
            ListCoding(Set(list.map(number)).sorted()[...], in: 0..<range).append(to: &bits)
        }
        return Array("A\n".utf8) + bits.finished
    }

    /// The words that nothing here has and that are right all the same: those of the language that mean something, alone or in
    /// phrases, with those of what is denied; and those of everyday language.
    static func words(_ entries: [TermEntry], _ table: WordTable) -> (meant: [[UInt8]], everyday: [[UInt8]]) {
        var known = Set(entries.map(\.key))
        let denied = entries.compactMap { table.stopWords.stem(deniedBy: $0.key) }.filter { $0.count > 2 }
        let meant = (table.knownWords + denied).filter { known.insert($0).inserted }
        return (meant, table.everydayStems.filter { !known.contains($0) })
    }

    /// FNV-1a of the word's UTF-16 units instead of bytes, of which the lowest 24 bits are enough; spelling.js numbers alike.
    private static func number(of word: [UInt8]) -> UInt32 {
        String(decoding: word, as: UTF8.self).utf16.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 } & 0xFF_FFFF
    }
}
