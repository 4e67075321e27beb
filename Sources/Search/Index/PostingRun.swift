/// The words of a run of documents: which documents have each, and where.
struct PostingRun: Sendable {
    /// The place of a word in a document, best first: the numbers are those of the format.
    enum Slot {
        static let closed = 0
        static let surroundings = 3
        /// The word's further meanings, or meanings that matter less than the word itself.
        static let loose = 4
        static let facts = 5
        static let text = 7
        static let count = 8
        /// A word of a text, in a sentence that denies something, if only of what else: it may well deny this, too. No word of
        /// a text is in this slot otherwise, and the format has none for these.
        static let unsure = loose

        /// Returns true if a word counts for more in one slot of a run than in another.
        static func isBetter(_ one: Int, _ other: Int) -> Bool {
            (one == unsure ? count : one) < (other == unsure ? count : other)
        }

        /// Returns the slot of a word in a text by how it is written there: with diacritics or without.
        static func of(_ place: SearchDocument.Place, isPlain: Bool) -> Int {
            switch place {
            case .name, .facts: 1 + place.rawValue * 2 + (isPlain ? 0 : 1)
            case .surroundings: surroundings
            case .text, .notes: text
            }
        }
    }

    /// Every word once, as it was first met.
    private(set) var terms = InternedWords()
    /// The starts of each word's postings; one more than there are words.
    private(set) var starts: [Int] = [0]
    /// Document number times 8, and the slot.
    private(set) var postings: [UInt32] = []
    /// The documents of each facet value.
    private(set) var facets: [FacetValue: [UInt32]] = [:]
    /// The documents whose descriptions tell a value.
    private(set) var told: [FacetValue: [UInt32]] = [:]
    private(set) var cards: [CardRow] = []

    /// The part of a document that its card needs.
    struct CardRow: Sendable {
        let card: SearchCard
        let institution: Int
        let arrived: Int?
    }

    init(
        terms: InternedWords, starts: [Int], postings: [UInt32], facets: [FacetValue: [UInt32]],
        told: [FacetValue: [UInt32]], cards: [CardRow]
    ) {
        self.terms = terms
        self.starts = starts
        self.postings = postings
        self.facets = facets
        self.told = told
        self.cards = cards
    }

    /// Returns true if words that follow one another in a place are found together: "Borys Duży" is not "Borys, duży".
    private static func hasPairs(_ place: SearchDocument.Place, _ number: Int, _ corpus: SearchCorpus) -> Bool {
        switch place {
        case .facts, .notes: true
        case .name: number >= corpus.institutions.count
        case .surroundings, .text: false
        }
    }

    init(_ corpus: SearchCorpus, _ range: Range<Int>) {
        var collector = PostingCollector(corpus)
        var facetNumbers: [FacetValue: Int] = [:]
        var facets: [[UInt32]] = []
        cards.reserveCapacity(range.count)
        for number in range {
            let document = corpus.document(number)
            collector.begin(number)
            for text in document.texts {
                collector.add(text.text, text.place)
                if PostingRun.hasPairs(text.place, number, corpus) { collector.addPairs(text.text, text.place) }
            }
            for value in document.facets {
                let facet = facetNumbers[value, default: facets.count]
                if facet == facets.count {
                    facetNumbers[value] = facet
                    facets.append([])
                }
                // A list may name a value twice; its numbers rise.
                if facets[facet].last != UInt32(number) { facets[facet].append(UInt32(number)) }
            }
            cards.append(
                CardRow(card: document.card, institution: document.institution, arrived: document.arrived))
        }
        self.facets = facetNumbers.mapValues { facets[$0] }
        (terms, starts, postings) = collector.sorted()
        told = collector.told
    }
}
