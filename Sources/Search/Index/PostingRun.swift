/// The words of a run of documents: which documents have each, and where.
struct PostingRun: Sendable {
    /// Where a word stands in a document, best first: the numbers are those of the format.
    enum Slot {
        static let closed = 0
        static let surroundings = 3
        /// What the word means beside, or what matters less than the word itself.
        static let loose = 4
        static let facts = 5
        static let text = 7
        static let count = 8

        /// Of a text, by how the word is written there: with diacritics or without.
        static func of(_ place: SearchDocument.Place, isPlain: Bool) -> Int {
            switch place {
            case .name, .facts: 1 + place.rawValue * 2 + (isPlain ? 0 : 1)
            case .surroundings: surroundings
            case .text, .notes: text
            }
        }
    }

    /// Every word once, as it was first met.
    private(set) var terms: [[UInt8]] = []
    /// Where the postings of each word start; one more than there are words.
    private(set) var starts: [Int] = [0]
    /// Document number times 8, and the slot.
    private(set) var postings: [UInt32] = []
    /// The documents of each facet value.
    private(set) var facets: [FacetValue: [UInt32]] = [:]
    private(set) var cards: [CardRow] = []

    /// What is kept of a document for its card.
    struct CardRow: Sendable {
        let card: SearchCard
        let institution: Int
        let arrived: Int?
    }

    init(_ corpus: SearchCorpus, _ range: Range<Int>) {
        var collector = PostingCollector(corpus)
        var facets: [FacetValue: [UInt32]] = [:]
        cards.reserveCapacity(range.count)
        for number in range {
            let document = corpus.document(number)
            collector.begin(number)
            for text in document.texts {
                collector.add(text.text, text.place)
                if text.place == .facts || text.place == .notes { collector.addPairs(text.text) }
            }
            // A list may name a value twice; its numbers rise.
            for value in document.facets where facets[value]?.last != UInt32(number) {
                facets[value, default: []].append(UInt32(number))
            }
            cards.append(
                CardRow(card: document.card, institution: document.institution, arrived: document.arrived))
        }
        self.facets = facets
        (terms, starts, postings) = collector.sorted()
    }
}

/// Gathers postings document by document.
private struct PostingCollector {
    private struct Word {
        var term: Int32
        /// The word itself, where it means something else than its stem does: a cat called Kocia is none called Kot.
        var own: Int32?
        var isPlain: Bool
        /// Whether it is not looked for in descriptions.
        var isStop: Bool
    }

    private let table: WordTable
    private let stemmer: Stemmer
    private let stopWords: Set<[UInt8]>
    private var tokeniser = Tokeniser()
    /// The words of each token as it is written, found by the token's hash.
    private var slots: [(hash: UInt64, first: Int32, count: Int32)]
    private var used = 0
    private var words: [Word] = []
    private var numbers: [[UInt8]: Int32] = [:]
    private(set) var terms: [[UInt8]] = []
    private var counts: [Int] = []
    /// By term: where the current document's posting is, if it has one.
    private var last: [Int] = []
    private var entries: [(term: Int32, posting: UInt32)] = []
    private var number = 0
    private var start = 0

    init(_ corpus: SearchCorpus) {
        table = corpus.words
        stemmer = corpus.stemmer
        stopWords = Set(corpus.stopWords)
        slots = Array(repeating: (0, 0, 0), count: 1 << 13)
    }

    mutating func begin(_ number: Int) {
        self.number = number
        start = entries.count
    }

    /// The hot loop: a token that was met before costs a hash and a look.
    mutating func add(_ text: String, _ place: SearchDocument.Place) {
        var text = text
        text.withUTF8 { bytes in
            var index = 0
            var tokenStart = 0
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            var previous: UInt8 = 0
            let isText = place == .text || place == .notes
            while index < bytes.count {
                let byte = bytes[index]
                if PostingCollector.isLetter(byte) {
                    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
                    index += 1
                    previous = byte
                    continue
                }
                let width =
                    byte < 0x80 ? PostingCollector.ascii(bytes, index) : PostingCollector.punctuation(bytes, index)
                if width == 0 {
                    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
                    index += 1
                    previous = byte
                    continue
                }
                if tokenStart < index { token(bytes, tokenStart..<index, hash, place) }
                index += width
                // The address of a link is no text.
                if isText, byte == UInt8(ascii: "("), previous == UInt8(ascii: "]") {
                    while index < bytes.count, bytes[index] != UInt8(ascii: ")"), bytes[index] > 0x20 { index += 1 }
                }
                previous = byte
                tokenStart = index
                hash = 0xcbf2_9ce4_8422_2325
            }
            if tokenStart < bytes.count { token(bytes, tokenStart..<bytes.count, hash, place) }
        }
    }

    /// Words that follow one another in what is said in few words are found together: "rudo-biały" is not "rudy, biały
    /// krawat".
    mutating func addPairs(_ text: String) {
        var before: (stem: [UInt8], isPlain: Bool)?
        var pairs: [(key: [UInt8], isPlain: Bool)] = []
        tokeniser.words(of: text.utf8) { word, isPlain in
            guard !stopWords.contains(word) else { return }
            let stem = stemmer.stem(of: word)
            if let before { pairs.append((before.stem + [0x20] + stem, before.isPlain && isPlain)) }
            before = (stem, isPlain)
        }
        for pair in pairs { post(number(of: pair.key), PostingRun.Slot.of(.facts, isPlain: pair.isPlain)) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
    }

    /// The same within ASCII: an apostrophe is a letter's, and what joins the digits of a number is a digit's.
    private static func ascii(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "'"): return 0
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
            guard index > 0, index + 1 < bytes.count else { return 1 }
            return bytes[index - 1] &- 0x30 < 10 && bytes[index + 1] &- 0x30 < 10 ? 0 : 1
        default: return 1
        }
    }

    /// How many bytes the punctuation takes that starts there, outside ASCII; 0 where it is a letter's byte.
    private static func punctuation(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        // U+2010 to U+205F; the apostrophe is a letter's, as marks are that are not seen.
        if bytes[index] == 0xE2, index + 2 < bytes.count {
            switch (bytes[index + 1], bytes[index + 2]) {
            case (0x80, 0x90...0x98), (0x80, 0x9A...0xBF), (0x81, 0x80...0x9F): return 3
            default: return 0
            }
        }
        // U+0080 to U+00A9.
        if bytes[index] == 0xC2, index + 1 < bytes.count, bytes[index + 1] < 0xAA { return 2 }
        return 0
    }

    private mutating func token(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ hash: UInt64, _ place: SearchDocument.Place
    ) {
        let hash = (hash ^ (hash >> 29)) &* 0xbf58_476d_1ce4_e5b9 | 1
        var slot = Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
        while slots[slot].hash != hash {
            if slots[slot].hash == 0 {
                slot = learn(bytes[range], hash, slot)
                break
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        let found = slots[slot]
        for index in Int(found.first)..<Int(found.first + found.count) {
            let word = words[index]
            if word.isStop, place == .text || place == .notes { continue }
            let slot = PostingRun.Slot.of(place, isPlain: word.isPlain)
            post(word.term, slot)
            if place == .name, let own = word.own { post(own, slot) }
        }
    }

    /// Notes that the current document has a term; of several places the best counts.
    private mutating func post(_ term: Int32, _ slot: Int) {
        let posting = UInt32(number << 3 | slot)
        let known = last[Int(term)]
        if known >= start {
            if entries[known].posting > posting { entries[known].posting = posting }
        } else {
            last[Int(term)] = entries.count
            entries.append((term, posting))
            counts[Int(term)] += 1
        }
    }

    private mutating func number(of key: [UInt8]) -> Int32 {
        if let known = numbers[key] { return known }
        let term = Int32(terms.count)
        numbers[key] = term
        terms.append(key)
        counts.append(0)
        last.append(-1)
        return term
    }

    private mutating func learn(_ token: Slice<UnsafeBufferPointer<UInt8>>, _ hash: UInt64, _ slot: Int) -> Int {
        let first = words.count
        var found: [(folded: [UInt8], isPlain: Bool)] = []
        tokeniser.words(of: token) { folded, isPlain in found.append((folded, isPlain)) }
        for (folded, isPlain) in found {
            let stem = stemmer.stem(of: folded)
            let own = folded != stem && table.isKey(folded) ? number(of: folded) : nil
            words.append(
                Word(term: number(of: stem), own: own, isPlain: isPlain, isStop: stopWords.contains(folded)))
        }
        slots[slot] = (hash, Int32(first), Int32(words.count - first))
        used += 1
        guard used * 2 > slots.count else { return slot }
        let old = slots
        slots = Array(repeating: (0, 0, 0), count: old.count * 2)
        var place = slot
        for entry in old where entry.hash != 0 {
            var slot = Int(truncatingIfNeeded: entry.hash >> 20) & (slots.count - 1)
            while slots[slot].hash != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = entry
            if entry.hash == hash { place = slot }
        }
        return place
    }

    /// By term; the postings of a term in the order of documents.
    func sorted() -> (terms: [[UInt8]], starts: [Int], postings: [UInt32]) {
        var starts: [Int] = [0]
        starts.reserveCapacity(terms.count + 1)
        for count in counts { starts.append(starts[starts.count - 1] + count) }
        var next = starts
        var postings = [UInt32](repeating: 0, count: entries.count)
        for entry in entries {
            postings[next[Int(entry.term)]] = entry.posting
            next[Int(entry.term)] += 1
        }
        return (terms, starts, postings)
    }
}
