/// All results in blocks: first those of institutions, then those of animals, each beginning with a block of its own.
struct CardBlocks: Sendable {
    let corpus: SearchCorpus
    let rows: [PostingRun.CardRow]
    let labels: CardLabels
    let ranges: [Range<Int>]

    init(_ corpus: SearchCorpus, _ rows: [PostingRun.CardRow], _ labels: CardLabels, _ measures: IndexSizes) {
        self.corpus = corpus
        self.rows = rows
        self.labels = labels
        let institutions = corpus.institutions.count
        ranges = [
            (0..<institutions, measures.institutionBlock), (institutions..<corpus.count, measures.block),
        ].flatMap { part, size in
            stride(from: part.lowerBound, to: part.upperBound, by: size).map { $0..<min($0 + size, part.upperBound) }
        }
    }

    func text(_ number: Int) -> [UInt8] {
        CardBlock(corpus: corpus, labels: labels)
            .text(of: rows[ranges[number]], areInstitutions: ranges[number].lowerBound < corpus.institutions.count)
    }
}
