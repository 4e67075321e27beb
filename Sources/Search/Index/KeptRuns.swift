/// The words of runs of documents that are kept from one index to the next: most of the time that an index takes goes into
/// gathering them.
public struct KeptRuns: Sendable {
    /// Returns the words of a run whose documents are those of an earlier index; nil where they are not known.
    let known: @Sendable (Range<Int>) -> [UInt8]?
    /// Keeps the words of a run.
    let keep: @Sendable (Range<Int>, [UInt8]) -> Void

    public init(
        known: @escaping @Sendable (Range<Int>) -> [UInt8]?,
        keep: @escaping @Sendable (Range<Int>, [UInt8]) -> Void
    ) {
        self.known = known
        self.keep = keep
    }

    /// Returns the words of a run, gathered only where they are not known.
    func run(_ corpus: SearchCorpus, _ range: Range<Int>) -> PostingRun {
        if let run = known(range).flatMap({ PostingRun($0) }), run.cards.count == range.count { return run }
        let run = PostingRun(corpus, range)
        keep(range, run.bytes)
        return run
    }
}

extension PostingRun {
    /// Everything of it, as ``init(_:)-([UInt8])`` reads it.
    var bytes: [UInt8] {
        var writer = ValueWriter()
        writer.append(terms.count)
        for term in 0..<terms.count { writer.append(terms[term]) }
        writer.append(starts.map { UInt32($0) })
        writer.append(postings)
        for values in [facets, told] {
            writer.append(values.count)
            for (value, documents) in values {
                writer.append(value.facet.rawValue)
                writer.append(value.value)
                writer.append(documents)
            }
        }
        writer.append(cards.count)
        for row in cards {
            let card = row.card
            writer.append(card.line.count)
            for text in card.line + [card.title, card.id, card.status, card.label, card.picture, card.placeholder] {
                writer.append(text)
            }
            writer.append(row.institution)
            writer.append(row.arrived == nil ? 0 : 1)
            writer.append(row.arrived ?? 0)
        }
        return writer.bytes
    }

    /// Reads what ``bytes`` gives; nil for anything else.
    init?(_ bytes: [UInt8]) {
        guard let run = bytes.withUnsafeBytes({ PostingRun(ValueReader($0)) }) else { return nil }
        self = run
    }

    private init?(_ reader: consuming ValueReader) {
        var reader = reader
        var terms = InternedWords()
        for number in 0..<reader.count() {
            // Each word is there once.
            guard terms.number(of: reader.bytes()) == number else { return nil }
        }
        let starts = reader.numbers().map { Int($0) }
        let postings = reader.numbers()
        guard starts.count == terms.count + 1, starts.first == 0, starts.last == postings.count,
            zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return nil }
        var values: [[FacetValue: [UInt32]]] = [[:], [:]]
        for place in values.indices {
            for _ in 0..<reader.count() {
                guard let facet = SearchFacet(rawValue: reader.text()) else { return nil }
                values[place][FacetValue(facet, reader.text())] = reader.numbers()
            }
        }
        var cards: [CardRow] = []
        for _ in 0..<reader.count() {
            let line = (0..<reader.count()).map { _ in reader.text() }
            let card = SearchCard(
                title: reader.text(), id: reader.text(), line: line, status: reader.text(), label: reader.text(),
                picture: reader.text(), placeholder: reader.text())
            let institution = reader.number()
            let isKnown = reader.number() == 1
            let arrived = reader.number()
            cards.append(CardRow(card: card, institution: institution, arrived: isKnown ? arrived : nil))
        }
        guard reader.isAtEnd else { return nil }
        self.init(terms: terms, starts: starts, postings: postings, facets: values[0], told: values[1], cards: cards)
    }
}
