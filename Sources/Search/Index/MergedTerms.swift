/// The words of all runs, with what words mean, in the order of their bytes.
struct MergedTerms: Sendable {
    private(set) var keys: [[UInt8]] = []
    /// By key: in which runs it is, as which of their words.
    private var places: [[(run: Int32, term: Int32)]] = []
    /// By key: the documents that it asks for by what it means.
    private var closed: [[UInt32]] = []
    /// By key: those that almost have what it means, which stand behind.
    private var nearby: [[UInt32]] = []
    /// By key: further ones, which stand behind those that have the word itself.
    private var loose: [[UInt32]] = []
    /// By key: whether what it means is all that is asked for, so that the word in a description says little.
    private var decides: [Bool] = []

    init(_ runs: [PostingRun], _ institutions: [SearchCorpus.Institution], words: WordTable) {
        var numbers: [[UInt8]: Int] = [:]
        var keys: [[UInt8]] = []
        var places: [[(run: Int32, term: Int32)]] = []
        var closed: [[UInt32]] = []
        var nearby: [[UInt32]] = []
        var loose: [[UInt32]] = []
        var decides: [Bool] = []
        func number(of key: [UInt8]) -> Int {
            if let known = numbers[key] { return known }
            numbers[key] = keys.count
            keys.append(key)
            places.append([])
            closed.append([])
            nearby.append([])
            loose.append([])
            decides.append(false)
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
        var known: [[Meaning]: Meant] = [:]
        for (key, meanings) in words.entries {
            let documents = known[meanings] ?? MergedTerms.documents(of: meanings, facets)
            known[meanings] = documents
            guard !documents.isEmpty else { continue }
            // A phrase that means no more than its words do needs no entry.
            if key.contains(0x20) {
                let parts = key.split(separator: 0x20).map { Array($0) }
                    .prefix { $0.first != UInt8(ascii: "~") }.filter { !words.isStopWord($0) }.map {
                        words.meanings(of: $0)
                    }
                if parts.allSatisfy({ $0.count == 1 }), meanings == [Meaning(parts.flatMap { $0[0].values })] {
                    continue
                }
            }
            let number = number(of: key)
            closed[number] = documents.closed
            nearby[number] = documents.nearby
            loose[number] = documents.loose
            decides[number] = documents.decides
        }
        let order = keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
        self.keys = order.map { keys[$0] }
        self.places = order.map { places[$0] }
        self.closed = order.map { closed[$0] }
        self.nearby = order.map { nearby[$0] }
        self.loose = order.map { loose[$0] }
        self.decides = order.map { decides[$0] }
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
        .type, .sex, .size, .age, .years, .months, .coat, .good, .urgent, .waiting, .breed, .institution, .town,
        .region,
    ]

    /// The documents that a word means.
    private struct Meant {
        /// By its most specific meanings, where these decide.
        var closed: [UInt32] = []
        /// By less specific ones that decide, or almost.
        var nearby: [UInt32] = []
        /// By all others.
        var loose: [UInt32] = []
        var decides = false

        var isEmpty: Bool { closed.isEmpty && nearby.isEmpty && loose.isEmpty }
    }

    private static func documents(of meanings: [Meaning], _ facets: [FacetValue: [UInt32]]) -> Meant {
        let found = meanings.map { ($0, documents(of: $0, facets)) }.filter { !$0.1.isEmpty }
        func hasBreed(_ meaning: Meaning) -> Bool { meaning.values.contains { $0.facet == .breed } }
        func decides(_ meaning: Meaning) -> Bool { meaning.values.contains { decisive.contains($0.facet) } }
        func rank(_ meaning: Meaning) -> Int { meaning.values.count * 2 + (hasBreed(meaning) ? 1 : 0) }
        // Of a word for a species, the type is only a hint: not every rodent is a mouse.
        let isSpecies = meanings.contains(where: hasBreed)
        let most = found.filter { decides($0.0) }.map { rank($0.0) }.max() ?? 0
        var meant = Meant()
        for (meaning, documents) in found {
            if !decides(meaning) || isSpecies && !hasBreed(meaning) {
                meant.loose = union(meant.loose, documents)
            } else if rank(meaning) == most {
                meant.closed = union(meant.closed, documents)
            } else {
                meant.nearby = union(meant.nearby, documents)
            }
        }
        for meaning in meanings {
            if let almost = almost(meaning) {
                meant.nearby = union(meant.nearby, documents(of: almost, facets))
            }
        }
        meant.decides = !isSpecies && !meant.closed.isEmpty
        return meant
    }

    /// What a record may have that nearly has what is meant.
    private static func almost(_ meaning: Meaning) -> Meaning? {
        var values = meaning.values
        for (place, value) in values.enumerated() {
            switch value.facet {
            case .age: values[place].facet = .nearly
            case .institution: values[place].facet = .keeper
            case .waiting: values[place].value = "long"
            default: continue
            }
            return Meaning(values)
        }
        return nil
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

    /// The documents of a key by slot. A document that the word means may also have it in its name, and in its facts
    /// where these tell more; else each is in the best slot alone.
    func slots(of index: Int, in runs: [PostingRun]) -> [[UInt32]] {
        var slots = Array(repeating: [UInt32](), count: PostingRun.Slot.count)
        let (closed, loose) = (closed[index], loose[index])
        slots[PostingRun.Slot.closed] = closed
        var isMeant = Membership(closed)
        var isNear = Membership(nearby[index])
        var all = closed
        for (run, term) in places[index] {
            let run = runs[Int(run)]
            for posting in run.postings[run.starts[Int(term)]..<run.starts[Int(term) + 1]] {
                let number = posting >> 3
                var slot = Int(posting & 7)
                switch slot {
                case PostingRun.Slot.text, PostingRun.Slot.surroundings:
                    if isMeant.contains(number) || isNear.contains(number) { continue }
                    if slot == PostingRun.Slot.text, decides[index] { slot = PostingRun.Slot.loose }
                case PostingRun.Slot.facts...:
                    if decides[index], isMeant.contains(number) { continue }
                default: break
                }
                slots[slot].append(number)
                if !loose.isEmpty { all.append(number) }
            }
        }
        if !nearby[index].isEmpty {
            let known = Set(closed)
            let near = nearby[index].filter { !known.contains($0) }
            slots[PostingRun.Slot.surroundings] = MergedTerms.union(slots[PostingRun.Slot.surroundings], near)
            if !loose.isEmpty { all += near }
        }
        if !loose.isEmpty {
            let known = Set(all)
            slots[PostingRun.Slot.loose] = MergedTerms.union(
                slots[PostingRun.Slot.loose], loose.filter { !known.contains($0) })
        }
        return slots
    }

    /// Asks of rising numbers whether a sorted list has them.
    private struct Membership {
        private let numbers: [UInt32]
        private var place = 0

        init(_ numbers: [UInt32]) { self.numbers = numbers }

        mutating func contains(_ number: UInt32) -> Bool {
            while place < numbers.count, numbers[place] < number { place += 1 }
            return place < numbers.count && numbers[place] == number
        }
    }
}
