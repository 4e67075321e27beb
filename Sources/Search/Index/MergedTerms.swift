/// The words of all runs, with what words mean, in the order of their bytes.
struct MergedTerms: Sendable {
    private(set) var keys: [[UInt8]] = []
    /// By key: in which runs it is, as which of their words.
    private var places: [[(run: Int32, term: Int32)]] = []
    /// By key: the documents that it asks for by what it means.
    private var closed: [[UInt32]] = []
    /// By key: further ones, which stand behind those that have the word itself.
    private var loose: [[UInt32]] = []

    init(_ runs: [PostingRun], _ institutions: [SearchCorpus.Institution], words: WordTable) {
        var numbers: [[UInt8]: Int] = [:]
        var keys: [[UInt8]] = []
        var places: [[(run: Int32, term: Int32)]] = []
        var closed: [[UInt32]] = []
        var loose: [[UInt32]] = []
        func number(of key: [UInt8]) -> Int {
            if let known = numbers[key] { return known }
            numbers[key] = keys.count
            keys.append(key)
            places.append([])
            closed.append([])
            loose.append([])
            return keys.count - 1
        }
        for (run, postings) in runs.enumerated() {
            for (term, key) in postings.terms.enumerated() where !key.isEmpty {
                places[number(of: key)].append((Int32(run), Int32(term)))
            }
        }
        var facets: [FacetValue: [UInt32]] = [:]
        for run in runs { for (value, documents) in run.facets { facets[value, default: []] += documents } }
        for (value, documents) in facets where MergedTerms.filters.contains(value.facet) {
            closed[number(of: MergedTerms.key(of: value))] = documents
        }
        var residents: [[UInt32]] = Array(repeating: [], count: institutions.count)
        var document: UInt32 = 0
        for run in runs {
            for row in run.cards {
                if document >= institutions.count { residents[row.institution].append(document) }
                document += 1
            }
        }
        for (institution, residents) in zip(institutions, residents) where !residents.isEmpty {
            closed[number(of: Array("=in:\(institution.id)".utf8))] = residents
        }
        var known: [[Meaning]: (closed: [UInt32], loose: [UInt32])] = [:]
        for (key, meanings) in words.entries {
            let documents = known[meanings] ?? MergedTerms.documents(of: meanings, facets)
            known[meanings] = documents
            guard !documents.closed.isEmpty || !documents.loose.isEmpty else { continue }
            // A phrase that means no more than its words do needs no entry.
            if key.contains(0x20) {
                let parts = key.split(separator: 0x20).map { words.meanings(of: Array($0)) }
                if parts.allSatisfy({ $0.count == 1 }), meanings == [Meaning(parts.flatMap { $0[0].values })] {
                    continue
                }
            }
            let number = number(of: key)
            (closed[number], loose[number]) = documents
        }
        let order = keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
        self.keys = order.map { keys[$0] }
        self.places = order.map { places[$0] }
        self.closed = order.map { closed[$0] }
        self.loose = order.map { loose[$0] }
    }

    /// What lists can be narrowed by.
    private static let filters: Set<SearchFacet> = [
        .type, .sex, .size, .age, .status, .good, .urgent, .institution, .service, .town, .region,
    ]

    /// The word that a facet is asked for by: `=town:jelenia gora`. No word of a text begins so.
    static func key(of value: FacetValue) -> [UInt8] {
        Array("=\(value.facet.rawValue):".utf8) + Tokeniser.folded(value.value)
    }

    /// Facets that decide more than the word does: a dog is a dog however it is called. Of the others, as a disease or a
    /// colour, a record that has the word itself says more than one that only has the value.
    private static let decisive: Set<SearchFacet> = [
        .type, .sex, .size, .age, .good, .breed, .institution, .town, .region,
    ]

    /// The documents that a word means: those of its most specific meanings where these decide, and the others.
    private static func documents(
        of meanings: [Meaning], _ facets: [FacetValue: [UInt32]]
    ) -> (closed: [UInt32], loose: [UInt32]) {
        let found = meanings.map { ($0, documents(of: $0, facets)) }.filter { !$0.1.isEmpty }
        func rank(_ meaning: Meaning) -> Int {
            meaning.values.count * 2 + (meaning.values.contains { $0.facet == .breed } ? 1 : 0)
        }
        let most = found.map { rank($0.0) }.max() ?? 0
        var (closed, loose): ([UInt32], [UInt32]) = ([], [])
        for (meaning, documents) in found {
            let decides = meaning.values.contains { decisive.contains($0.facet) }
            if decides, rank(meaning) == most {
                closed = union(closed, documents)
            } else {
                loose = union(loose, documents)
            }
        }
        return (closed, loose)
    }

    private static func documents(of meaning: Meaning, _ facets: [FacetValue: [UInt32]]) -> [UInt32] {
        var lists = meaning.values.map { facets[$0] ?? [] }
        let first = lists.removeFirst()  // a meaning has at least one value
        return lists.reduce(first) { intersection($0, $1) }
    }

    private static func intersection(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
        var both: [UInt32] = []
        var place = 0
        for number in one {
            while place < other.count, other[place] < number { place += 1 }
            if place < other.count, other[place] == number { both.append(number) }
        }
        return both
    }

    private static func union(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
        guard !one.isEmpty else { return other }
        var all: [UInt32] = []
        all.reserveCapacity(one.count + other.count)
        var place = 0
        for number in one {
            while place < other.count, other[place] < number {
                all.append(other[place])
                place += 1
            }
            if place < other.count, other[place] == number { place += 1 }
            all.append(number)
        }
        return all + other[place...]
    }

    /// The documents of a key by slot. A document that the word means may also have it in its name or its facts; else each
    /// is in the best slot alone.
    func slots(of index: Int, in runs: [PostingRun]) -> [[UInt32]] {
        var slots = Array(repeating: [UInt32](), count: PostingRun.Slot.count)
        let (closed, loose) = (closed[index], loose[index])
        slots[PostingRun.Slot.closed] = closed
        var place = 0
        var all = closed
        for (run, term) in places[index] {
            let run = runs[Int(run)]
            for posting in run.postings[run.starts[Int(term)]..<run.starts[Int(term) + 1]] {
                let number = posting >> 3
                let slot = Int(posting & 7)
                while place < closed.count, closed[place] < number { place += 1 }
                if place < closed.count, closed[place] == number {
                    if slot == PostingRun.Slot.text || slot == PostingRun.Slot.surroundings { continue }
                } else if !loose.isEmpty {
                    all.append(number)
                }
                slots[slot].append(number)
            }
        }
        if !loose.isEmpty {
            let known = Set(all)
            slots[PostingRun.Slot.loose] = loose.filter { !known.contains($0) }
        }
        return slots
    }
}
