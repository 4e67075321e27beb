/// Words in UTF-8, each once, that go by numbers from 0 up in the order in which they came: their bytes lie together,
/// so that many of them take few pieces of memory, and are compared as numbers from then on.
struct InternedWords: Sendable {
    private var bytes: [UInt8] = []
    /// The end of each word in `bytes`.
    private var ends: [UInt32] = []
    /// By the hash of a word, or in the next free place: its number and one; 0 where none is.
    private var places: [UInt32] = Array(repeating: 0, count: 64)
    private var hashes: [UInt32] = []

    var count: Int { ends.count }

    init() {}

    init(_ words: some Sequence<some Sequence<UInt8>>) {
        for word in words { _ = number(of: Array(word)) }
    }

    subscript(number: Int) -> [UInt8] { Array(bytes[range(of: number)]) }

    private func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number]) }

    /// The number of a word, which is a new one where it was not known.
    mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int {
        let hash = InternedWords.hash(of: word)
        let place = place(of: word, hash)
        if places[place] > 0 { return Int(places[place] - 1) }
        bytes.append(contentsOf: word)
        ends.append(UInt32(bytes.count))
        hashes.append(hash)
        places[place] = UInt32(ends.count)
        if ends.count * 2 > places.count { grow() }
        return ends.count - 1
    }

    mutating func number(of word: [UInt8]) -> Int { word.withUnsafeBufferPointer { number(of: $0) } }

    /// The number of a word that is known.
    func known(_ word: UnsafeBufferPointer<UInt8>) -> Int? {
        let number = places[place(of: word, InternedWords.hash(of: word))]
        return number > 0 ? Int(number - 1) : nil
    }

    func known(_ word: [UInt8]) -> Int? { word.withUnsafeBufferPointer { known($0) } }

    /// Calls `body` with a word's bytes.
    func withWord<Result>(_ number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(of: number)])) }
    }

    /// Returns numbers of words in the order of the words' bytes.
    func sorted(_ numbers: some Sequence<Int>) -> [Int] {
        bytes.withUnsafeBufferPointer { bytes in
            // Most words differ in their first eight bytes, as a number.
            var order = numbers.map { number -> (start: UInt64, number: Int) in
                let range = range(of: number)
                var start: UInt64 = 0
                for index in range.prefix(8) { start = start &<< 8 | UInt64(bytes[index]) }
                return (start &<< UInt64(8 * max(0, 8 - range.count)), number)
            }
            order.sort { one, other in
                if one.start != other.start { return one.start < other.start }
                return bytes[range(of: one.number)].lexicographicallyPrecedes(bytes[range(of: other.number)])
            }
            return order.map(\.number)
        }
    }

    /// Returns the place of a word in `places`, or the place that it would have.
    private func place(of word: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
        var place = Int(hash) & (places.count - 1)
        while places[place] > 0 {
            let number = Int(places[place] - 1)
            if hashes[number] == hash, isSame(number, word) { break }
            place = (place + 1) & (places.count - 1)
        }
        return place
    }

    private func isSame(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(of: number)
        guard range.count == word.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for index in word.indices where bytes[range.lowerBound + index] != word[index] { return false }
            return true
        }
    }

    private static func hash(of word: UnsafeBufferPointer<UInt8>) -> UInt32 {
        UInt32(truncatingIfNeeded: ByteHash.of(UnsafeRawBufferPointer(word)) &>> 32)
    }

    private mutating func grow() {
        places = Array(repeating: 0, count: places.count * 2)
        for (number, hash) in hashes.enumerated() {
            var place = Int(hash) & (places.count - 1)
            while places[place] > 0 { place = (place + 1) & (places.count - 1) }
            places[place] = UInt32(number + 1)
        }
    }
}
