/// The words that a query need not find; some of them deny what follows.
struct StopWords: Sendable {
    private let words: InternedWords
    private let negations: InternedWords
    /// The stem of the first word that denies, which stands for all of them; nil where there is none.
    let negation: [UInt8]?

    init(_ words: SearchWords) {
        self.words = InternedWords(words.stopWords)
        negations = InternedWords(words.negations)
        negation = words.negations.first.map { words.stemmer.stem(of: $0) }
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

    /// Returns true if a word denies what follows, as "nie" does.
    func denies(_ word: [UInt8]) -> Bool { negations.known(word) != nil }

    func denies(_ word: UnsafeBufferPointer<UInt8>) -> Bool { negations.known(word) != nil }
}
