/// The words that are right although nothing here has them, as a set that tells of hardly a wrong one that it is right: their
/// numbers, as a Golomb-coded set, take half of what the words themselves would.
enum RightWords {
    /// Numbers are below this: of 4,000 wrong words one has the number of one of 4,000 right ones.
    private static let range = 1 << 24

    /// A file as of words, whose only word is empty and has two lists, of the numbers of words.
    /// - Parameters:
    ///   - meant: those that mean something, or are denied, or are never corrected.
    ///   - everyday: those of everyday language.
    static func file(meant: [[UInt8]], everyday: [[UInt8]]) -> [UInt8] {
        var bits = BitWriter()
        // The word has no rest, and its first two lists.
        bits.write(0, bits: 1)
        bits.write(0b11, bits: 8)
        for words in [meant, everyday] {
            // A list that is no earlier one.
            bits.write(0, bits: 1)
            ListCoding(Set(words.map(number)).sorted()[...], in: 0..<range).append(to: &bits)
        }
        return Array("A\n".utf8) + bits.finished
    }

    /// FNV-1a of the word's UTF-16 units instead of bytes, of which the lowest 24 bits are enough; spelling.js numbers alike.
    private static func number(of word: [UInt8]) -> UInt32 {
        String(decoding: word, as: UTF8.self).utf16.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 } & 0xFF_FFFF
    }
}
