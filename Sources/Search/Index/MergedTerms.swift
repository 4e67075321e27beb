import Records

/// The words of all runs, with what words mean, in the order of their bytes.
struct MergedTerms: Sendable {
    private(set) var keys: [[UInt8]] = []
    /// By key: where it starts in `places`; one more than there are keys.
    private var starts: [Int] = []
    /// The runs that have each key, and the number of the word there.
    private var places: [(run: Int32, term: Int32)] = []
    /// By key: where what it means is in `meant`; -1 where it means nothing.
    private var meanings: [Int32] = []
    private var meant: [Meant] = []
    /// By key: whether only words of other languages mean it.
    private var isForeign: [Bool] = []
    private let institutions: UInt32

    init(_ runs: [PostingRun], _ corpus: SearchCorpus) {
        let (institutions, words, filters) = (corpus.institutions, corpus.words, corpus.filters)
        self.institutions = UInt32(institutions.count)
        var terms = InternedWords()
        // By run and word, the number of the key.
        let numbers = runs.map { run in
            (0..<run.terms.count).map { term in run.terms.withWord(term) { Int32(terms.number(of: $0)) } }
        }
        // By the number of the key.
        var meanings: [Int32] = []
        func mean(_ documents: Int32, _ key: [UInt8]) {
            let number = terms.number(of: key)
            while meanings.count < terms.count { meanings.append(-1) }
            meanings[number] = documents
        }
        func mean(_ documents: Meant, _ key: [UInt8]) {
            mean(Int32(meant.count), key)
            meant.append(documents)
        }
        var facets: [FacetValue: [UInt32]] = [:]
        for run in runs { for (value, documents) in run.facets { facets[value, default: []] += documents } }
        for (value, documents) in facets where filters.contains(value.facet) {
            mean(Meant(closed: documents), MergedTerms.key(of: value))
        }
        var residents: [[UInt32]] = Array(repeating: [], count: institutions.count)
        var document: UInt32 = 0
        for run in runs {
            for row in run.cards.indices {
                if document >= institutions.count { residents[run.cards[row].institution].append(document) }
                document += 1
            }
        }
        for (institution, residents) in zip(institutions, residents) where !residents.isEmpty {
            mean(Meant(closed: residents), Array("=in:\(institution.id)".utf8))
        }
        let present = UInt32(institutions.count + corpus.seeking)
        for (town, nearest) in corpus.surroundings {
            let value = FacetValue(.around, String(decoding: Tokeniser.folded(town), as: UTF8.self))
            let animals = nearest.flatMap { residents[$0] }.filter { $0 < present }
            facets[value] = (nearest.map { UInt32($0) } + animals).sorted()
        }
        for (value, documents) in MergedTerms.spokenOf(words, runs, from: self.institutions) {
            facets[value] = MergedTerms.union(facets[value] ?? [], documents)
        }
        // By the number of a set of meanings, its place in `meant`.
        let sets = words.meaningSets.map { set -> Int32 in
            let documents = MergedTerms.documents(of: set, facets)
            guard !documents.isEmpty else { return -1 }
            meant.append(documents)
            return Int32(meant.count - 1)
        }
        for place in words.entries.indices where sets[words.meaningSet(ofEntry: place)] >= 0 {
            let (key, meanings) = words.entries[place]
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
            mean(sets[words.meaningSet(ofEntry: place)], key)
        }
        while meanings.count < terms.count { meanings.append(-1) }
        sort(terms, numbers, meanings)
        isForeign = keys.map(words.isForeign)
    }

    /// By what descriptions of animals speak of, the documents whose words do.
    private static func spokenOf(
        _ words: WordTable, _ runs: [PostingRun], from institutions: UInt32
    ) -> [FacetValue: [UInt32]] {
        var found: [FacetValue: [UInt32]] = [:]
        for (key, meanings) in words.entries {
            let values = meanings.flatMap(\.values).filter { SearchFacet.spokenOf.contains($0.facet) }
            guard !values.isEmpty else { continue }
            for run in runs {
                guard let term = run.terms.known(key) else { continue }
                let said = run.postings[run.starts[term]..<run.starts[term + 1]].filter {
                    Int($0 & 7) >= PostingRun.Slot.facts && $0 >> 3 >= institutions
                }
                for value in values { found[value, default: []] += said.map { $0 >> 3 } }
            }
        }
        var sets = found.mapValues(Set.init)
        // Who is not afraid of storms speaks of them, too.
        for (value, documents) in found where value.value.hasPrefix("no-") {
            sets[FacetValue(value.facet, String(value.value.dropFirst(3)))]?.subtract(documents)
        }
        return sets.mapValues { $0.sorted() }
    }

    /// Keys in the order of their bytes.
    private mutating func sort(_ terms: InternedWords, _ numbers: [[Int32]], _ meanings: [Int32]) {
        let order = terms.sorted(0..<terms.count).filter { terms.withWord($0) { !$0.isEmpty } }
        keys = order.map { terms[$0] }
        self.meanings = order.map { meanings[$0] }
        var positions = [Int32](repeating: -1, count: terms.count)
        for (position, number) in order.enumerated() { positions[number] = Int32(position) }
        starts = Array(repeating: 0, count: order.count + 1)
        for run in numbers {
            for number in run where positions[Int(number)] >= 0 { starts[Int(positions[Int(number)]) + 1] += 1 }
        }
        for position in order.indices { starts[position + 1] += starts[position] }
        places = Array(repeating: (0, 0), count: starts[order.count])
        var next = starts
        for (run, numbers) in numbers.enumerated() {
            for (term, number) in numbers.enumerated() where positions[Int(number)] >= 0 {
                let position = Int(positions[Int(number)])
                places[next[position]] = (Int32(run), Int32(term))
                next[position] += 1
            }
        }
    }

    /// The word that a facet is asked for by: `=town:jelenia gora`. No word of a text begins so.
    static func key(of value: FacetValue) -> [UInt8] {
        Array("=\(value.facet.rawValue):".utf8) + Tokeniser.folded(value.value)
    }

    /// Facets that decide more than the word does: a dog is a dog however it is called. Of the others, as a disease, a
    /// record that has the word itself says more than one that only has the value.
    private static let decisive: Set<SearchFacet> = [
        .type, .sex, .size, .age, .years, .months, .coat, .status, .energy, .good, .bad, .urgent, .waiting, .breed,
        .institution, .tells, .town, .region,
    ]
    /// What is offered to those who want to help an institution, not to those who look for an animal.
    private static let helping = Set([Service.volunteering, .donations].map { FacetValue(.service, $0.rawValue) })

    /// The documents that a word means.
    private struct Meant {
        /// By its most specific meanings, where these decide.
        var closed: [UInt32] = []
        /// By less specific ones that decide, or almost.
        var nearby: [UInt32] = []
        /// By all others.
        var loose: [UInt32] = []
        /// True if what it means is all that is asked for, so that the word in a description says little.
        var decides = false
        /// Of a colour, those of which only a mark has it.
        var marked: [UInt32] = []
        /// True if it is a colour, which a phrase tells as exactly as a record's own words do.
        var isColour = false
        /// True if it is a species, of which the type is only a hint; or a town in which nothing is, with what is near it.
        var isSpecies = false
        /// True if it is a town in which nothing is.
        var isElsewhere = false
        /// True if it is how lively an animal is, which descriptions tell as well as records do.
        var isCharacter = false
        /// True if it is of what kind something is or where, which says more than a name.
        var isKind = false
        /// True if it is a town or a region in which something is.
        var isPlace = false
        /// True if it is what descriptions speak of, which says more than a name that has the word.
        var isSpokenOf = false

        static let nothing = Meant()

        var isEmpty: Bool { closed.isEmpty && nearby.isEmpty && loose.isEmpty && marked.isEmpty }
    }

    private static func documents(of meanings: [Meaning], _ facets: [FacetValue: [UInt32]]) -> Meant {
        let found = meanings.map { ($0, documents(of: $0, facets)) }.filter { !$0.1.isEmpty }
        if found.isEmpty, let around = around(meanings, facets) {
            return Meant(loose: around, isSpecies: true, isElsewhere: true)
        }
        func hasBreed(_ meaning: Meaning) -> Bool { meaning.values.contains { $0.facet == .breed } }
        func decides(_ meaning: Meaning) -> Bool {
            meaning.values.contains { decisive.contains($0.facet) || helping.contains($0) }
        }
        func isAbout(_ meaning: Meaning) -> Bool { meaning.values.contains { $0.facet == .about } }
        func rank(_ meaning: Meaning) -> Int { meaning.values.count * 2 + (hasBreed(meaning) ? 1 : 0) }
        // Of a word for a species, the type is only a hint: not every rodent is a mouse.
        let isSpecies = meanings.contains(where: hasBreed)
        let most = found.filter { decides($0.0) }.map { rank($0.0) }.max() ?? 0
        // Who asks for what descriptions speak of, as a disease, asks not for all that are ill.
        let isSpokenOf = found.contains { isAbout($0.0) }
        var meant = Meant()
        meant.isSpokenOf = isSpokenOf
        meant.isSpecies = isSpecies
        let asked = isSpokenOf ? found.filter { meaning, _ in !meaning.values.contains { $0.facet == .health } } : found
        for (meaning, documents) in asked {
            if !decides(meaning) || isSpecies && !hasBreed(meaning) {
                meant.loose = union(meant.loose, documents)
            } else if rank(meaning) == most {
                meant.closed = union(meant.closed, documents)
            } else {
                meant.nearby = union(meant.nearby, documents)
            }
        }
        for almost in meanings.flatMap(almost) {
            meant.nearby = union(meant.nearby, documents(of: almost, facets))
        }
        for kind in meanings.filter({ !isSpecies || hasBreed($0) }).compactMap(kind) {
            meant.loose = union(meant.loose, facets[kind] ?? [])
        }
        meant.decides = !isSpecies && !meant.closed.isEmpty
        meant.isKind =
            !meant.closed.isEmpty && meanings.contains { $0.values.allSatisfy { SearchFacet.kinds.contains($0.facet) } }
        meant.isCharacter = meanings.allSatisfy { $0.values.allSatisfy { $0.facet == .energy } }
        let isPlace = { (value: FacetValue) in value.facet == .town || value.facet == .region }
        meant.isPlace = !meant.closed.isEmpty && meanings.allSatisfy { $0.values.allSatisfy(isPlace) }
        meant.isColour = meanings.allSatisfy { $0.values.allSatisfy { $0.facet == .colour } }
        if meant.isColour {
            // A black cat is rather one that is nothing but black, and hardly one with a black spot.
            for colour in meanings.map(\.values[0].value) {
                meant.closed = union(meant.closed, facets[FacetValue(.solid, colour)] ?? [])
                meant.marked = union(meant.marked, facets[FacetValue(.marked, colour)] ?? [])
            }
            var isColoured = Membership(union(meant.closed, meant.loose))
            meant.marked.removeAll { isColoured.contains($0) }
        }
        return meant
    }

    /// Returns what is near the town that is meant, if nothing is in it.
    private static func around(_ meanings: [Meaning], _ facets: [FacetValue: [UInt32]]) -> [UInt32]? {
        meanings.lazy.compactMap { meaning in
            guard meaning.values.count == 1, meaning.values[0].facet == .town else { return nil }
            return facets[FacetValue(.around, meaning.values[0].value)]
        }.first
    }

    /// Returns the meanings of which a record has one if it nearly has what is meant.
    private static func almost(_ meaning: Meaning) -> [Meaning] {
        for (place, value) in meaning.values.enumerated() {
            let others: [FacetValue]
            switch value.facet {
            case .age: others = [FacetValue(.nearly, value.value)]
            case .institution: others = [FacetValue(.keeper, value.value)] + (value == shelter ? takingIn : [])
            case .waiting: others = [FacetValue(.waiting, "long")]
            default: continue
            }
            return others.map { other in
                var values = meaning.values
                values[place] = other
                return Meaning(values)
            }
        }
        return []
    }

    /// Returns what institutions care for whose animals have a meaning that tells of their kind alone: the species where
    /// it is one, else the type.
    private static func kind(_ meaning: Meaning) -> FacetValue? {
        guard meaning.values.allSatisfy({ SearchFacet.kinds.contains($0.facet) }) else { return nil }
        let kind = meaning.values.first { $0.facet == .breed } ?? meaning.values.first { $0.facet == .type }
        return kind.map { FacetValue(.cares, $0.value) }
    }

    private static let shelter = FacetValue(.institution, InstitutionType.shelter.rawValue)
    /// What many call a shelter.
    private static let takingIn = InstitutionType.allCases.filter { $0 != .clinic && $0 != .rehabilitation }.map {
        FacetValue(.institution, $0.rawValue)
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

    /// Returns true if a key means a species.
    func isSpecies(_ index: Int) -> Bool { meanings[index] >= 0 && meant[Int(meanings[index])].isSpecies }

    /// Returns true if a key means a town or a region in which something is.
    func isPlace(_ index: Int) -> Bool { meanings[index] >= 0 && meant[Int(meanings[index])].isPlace }

    /// The documents of a key by slot. A document that the word means may also have it in its name, and in its facts
    /// where these tell more; else each is in the best slot alone.
    func fill(_ slots: inout TermSlots, of index: Int, in runs: [PostingRun]) {
        var meant = meanings[index] < 0 ? Meant.nothing : meant[Int(meanings[index])]
        // Łapy is a town, but of animals with white paws many descriptions tell.
        if meant.isElsewhere, hasMany(index, in: runs) { meant = .nothing }
        if meant.isColour { preferNamed(&meant, index, in: runs) }
        let (closed, loose) = (meant.closed, meant.loose)
        slots.clear()
        slots.documents[PostingRun.Slot.closed] = closed
        var isMeant = Membership(closed)
        var isNear = Membership(meant.nearby)
        var isSpokenOf = Membership(meant.isSpokenOf ? loose : [])
        var isMarked = Membership(meant.marked)
        for (run, term) in places[starts[index]..<starts[index + 1]] {
            let (run, term) = (Int(run), Int(term))
            for posting in runs[run].postings[runs[run].starts[term]..<runs[run].starts[term + 1]] {
                let number = posting >> 3
                var slot = Int(posting & 7)
                switch slot {
                case PostingRun.Slot.text, PostingRun.Slot.surroundings:
                    // Who came from a town is not there.
                    if meant.isElsewhere || isMeant.contains(number) || isNear.contains(number) { continue }
                    if slot == PostingRun.Slot.text {
                        if meant.decides, !meant.isCharacter { slot = PostingRun.Slot.loose }
                        if isSpokenOf.contains(number) { slot = PostingRun.Slot.facts }
                    }
                case 1...2:
                    // A dog that is called Kot is none, but a cat is. "Kara" is a name on English pages, and not what is
                    // like the Polish word for a carp.
                    if meant.isKind, !isForeign[index], number >= institutions, !isMeant.contains(number) {
                        slot += PostingRun.Slot.facts - 1
                    }
                case PostingRun.Slot.facts...:
                    if meant.decides, isMeant.contains(number) { continue }
                    // White socks make no white cat.
                    if isMarked.contains(number) { slot = PostingRun.Slot.text }
                default: break
                }
                slots.documents[slot].append(number)
            }
        }
        if !meant.nearby.isEmpty {
            var isClosed = Membership(closed)
            let near = meant.nearby.filter { !isClosed.contains($0) }
            slots.documents[PostingRun.Slot.surroundings] = MergedTerms.union(
                slots.documents[PostingRun.Slot.surroundings], near)
        }
        if !loose.isEmpty {
            let further = slots.missing(loose)
            let slot = slot(ofLoose: meant, isPhrase: keys[index].contains(0x20))
            slots.documents[slot] = MergedTerms.union(slots.documents[slot], further)
        }
        if !meant.marked.isEmpty {
            let further = slots.missing(meant.marked)
            slots.documents[PostingRun.Slot.text] = MergedTerms.union(slots.documents[PostingRun.Slot.text], further)
        }
    }

    /// Of animals of one colour keeps apart those that records call otherwise, where some have the word: who asks for cream
    /// ones wants none that is beige first.
    private func preferNamed(_ meant: inout Meant, _ index: Int, in runs: [PostingRun]) {
        let named = places[starts[index]..<starts[index + 1]].flatMap { run, term in
            let run = runs[Int(run)]
            return run.postings[run.starts[Int(term)]..<run.starts[Int(term) + 1]].lazy
                .filter { PostingRun.Slot.facts..<PostingRun.Slot.text ~= Int($0 & 7) }.map { $0 >> 3 }
        }
        guard !named.isEmpty else { return }
        meant.loose = MergedTerms.union(meant.loose, meant.closed)
        meant.closed = MergedTerms.intersection(meant.closed, named)
    }

    /// Returns true if more than three documents, and more than one in fifty, have a word.
    private func hasMany(_ index: Int, in runs: [PostingRun]) -> Bool {
        let having = places[starts[index]..<starts[index + 1]].reduce(0) { count, place in
            let starts = runs[Int(place.run)].starts
            return count + starts[Int(place.term) + 1] - starts[Int(place.term)]
        }
        return having > max(3, runs.reduce(0) { $0 + $1.cards.count } / 50)
    }

    /// Returns the slot of documents that are roughly what a word means and do not have the word.
    private func slot(ofLoose meant: Meant, isPhrase: Bool) -> Int {
        if isPhrase, meant.isColour || meant.isSpokenOf { return PostingRun.Slot.facts }
        return meant.isSpokenOf || meant.isColour ? PostingRun.Slot.surroundings : PostingRun.Slot.loose
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
