/// The words that are right although nothing here has them, as a set that tells of hardly a wrong one that it is right: their
/// numbers, Rice-coded as a Golomb-coded set is, take half of what the words themselves would.
enum RightWords {
    /// Numbers are below this: of other words than 4,000, one of 4,000 has the number of one.
    private static let range = 1 << 24

    /// A file as of words, whose only word is empty and has one list, of numbers.
    static func file(of words: some Sequence<[UInt8]>) -> [UInt8] {
        let numbers = Set(words.map(number)).sorted()
        var bits = BitWriter()
        // The whole list, which is the word's first and only one.
        bits.write(0, bits: 1)
        bits.write(1, bits: 8)
        bits.write(0, bits: 1)
        ListCoding(numbers[...], in: 0..<range).append(to: &bits)
        return Array("A\n".utf8) + bits.finished
    }

    /// FNV-1a of the word's UTF-16 units, of which the lowest 24 bits are enough; spelling.js numbers alike.
    private static func number(of word: [UInt8]) -> UInt32 {
        String(decoding: word, as: UTF8.self).utf16.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 } & 0xFF_FFFF
    }
}
