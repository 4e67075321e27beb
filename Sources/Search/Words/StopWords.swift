/// The words that a query need not find; some of them deny what follows.
struct StopWords: Sendable {
    private let words: InternedWords
    private let negations: InternedWords
    private let exclusions: InternedWords
    private let turns: InternedWords
    private let continuations: InternedWords
    /// The stem of the first word that denies, which stands for all of them; nil where there is none.
    let negation: [UInt8]?
    /// What a word of the index ends with if it is denied: " ~ni".
    private let denial: [UInt8]?

    init(_ words: SearchWords) {
        self.words = InternedWords(words.stopWords)
        negations = InternedWords(words.negations)
        exclusions = InternedWords(words.exclusions)
        turns = InternedWords(words.turns)
        continuations = InternedWords(words.continuations)
        negation = words.negations.first.map { words.stemmer.stem(of: $0) }
        denial = negation.map { Array(" ~".utf8) + $0 }
    }

    func contains(_ word: [UInt8]) -> Bool { words.known(word) != nil }

    func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool { words.known(word) != nil }

    /// By word of a text, whether it is no stop word and a negation stands before it: of "no white bib" white.
    func denied(_ words: [[UInt8]]) -> [Bool] {
        var isDenied = false
        return words.map { word in
            if contains(word) {
                isDenied = isDenied || denies(word)
                return false
            }
            defer { isDenied = false }
            return isDenied
        }
    }

    /// Returns the word of the index for what is denied of a stem (`szczek ~ni`); nil where nothing denies.
    func denied(stem: [UInt8]) -> [UInt8]? { denial.map { stem + $0 } }

    /// Returns true if a word or a phrase of the index is one that is denied.
    func isDenied(_ key: [UInt8]) -> Bool { denial.map { key.suffix($0.count).elementsEqual($0) } ?? false }

    /// Returns the stem of which a word of the index tells that it is denied; nil where it tells something else.
    func stem(deniedBy key: [UInt8]) -> [UInt8]? {
        guard let denial, isDenied(key) else { return nil }
        let stem = Array(key.dropLast(denial.count))
        return stem.contains(0x20) ? nil : stem
    }

    /// Returns true if a word denies what follows, as "nie" does.
    func denies(_ word: [UInt8]) -> Bool { negations.known(word) != nil }

    func denies(_ word: UnsafeBufferPointer<UInt8>) -> Bool { negations.known(word) != nil }

    /// Returns the stems of a phrase of folded words as a text gives them: what need not be found between a negation and
    /// what it denies is left out.
    func stems(ofCue phrase: [UInt8], _ stemmer: Stemmer) -> [[UInt8]] {
        var stems: [[UInt8]] = []
        var isBetween = false
        for word in phrase.split(separator: 0x20).map(Array.init) {
            if denies(word), let negation {
                stems.append(negation)
                isBetween = true
            } else if !isBetween || !contains(word) {
                stems.append(stemmer.stem(of: word))
                isBetween = false
            }
        }
        return stems
    }

    /// Returns true if a word denies the next one alone: "bez problemu mieszka z kotami".
    func excludes(_ word: [UInt8]) -> Bool { exclusions.known(word) != nil }

    /// Returns true if a denial ends at a word: "not shy but calm", "not only calm".
    func turns(at word: [UInt8]) -> Bool { turns.known(word) != nil }

    /// Returns true if a clause that begins with a word is denied with the one before: "nie wiadomo, czy lubi koty".
    func continues(with word: [UInt8]) -> Bool { continuations.known(word) != nil }
}
