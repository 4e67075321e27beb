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
    private var meant: [MeantDocuments] = []
    /// By key: whether only words of other languages mean it.
    private var isForeign: [Bool] = []
    /// By key: whether it is the usual word for what it means.
    private var isUsual: [Bool] = []
    private let institutions: UInt32
    /// The institutions of which it is known what they keep.
    private var keepers: [UInt32] = []

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
        func mean(_ documents: MeantDocuments, _ key: [UInt8]) {
            mean(Int32(meant.count), key)
            meant.append(documents)
        }
        var facets: [FacetValue: [UInt32]] = [:]
        for run in runs { for (value, documents) in run.facets { facets[value, default: []] += documents } }
        for (value, documents) in facets where filters.contains(value.facet) {
            mean(MeantDocuments(closed: documents), MergedTerms.key(of: value))
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
            mean(MeantDocuments(closed: residents), Array("=in:\(institution.id)".utf8))
        }
        let present = UInt32(institutions.count + corpus.seeking)
        func all(of institutions: [Int]) -> [UInt32] {
            let animals = institutions.flatMap { residents[$0] }.filter { $0 < present }
            return institutions.map { UInt32($0) } + animals.sorted()
        }
        let towns = corpus.institutions.map { Tokeniser.folded($0.town) }
        var tokeniser = Tokeniser()
        let names = corpus.institutions.map { MergedTerms.stems(of: $0.name, corpus, &tokeniser) }
        var having: [[UInt8]: [Int]] = [:]
        for number in names.indices { for stem in Set(names[number]) { having[stem, default: []].append(number) } }
        for town in corpus.surroundings {
            let stems = MergedTerms.stems(of: town.name, corpus, &tokeniser)
            guard let first = stems.first else { continue }
            // Łapy is a town, but of animals with white paws many descriptions tell.
            let limit = town.isUncertain ? 0 : max(3, Int(document) / 50)
            if stems.count == 1, MergedTerms.count(of: first, in: runs) > limit { continue }
            // Who types "biał" may be about to type Białystok.
            if town.isUncertain, towns.contains(where: { $0.starts(with: first) }) { continue }
            let name = String(decoding: Tokeniser.folded(town.name), as: UTF8.self)
            let called = (stems.count > 1 ? having[first] ?? [] : []).filter { number in
                names[number].indices.contains { names[number][$0...].starts(with: stems) }
            }
            if called.isEmpty {
                facets[FacetValue(.around, name)] = all(of: town.nearest)
                facets[FacetValue(.beyond, name)] = all(of: town.further)
            } else {
                // A shelter that has a town's name is that town's, though it may be in a village beside it.
                facets[FacetValue(.town, name)] = all(of: called)
            }
        }
        // Of what descriptions tell, "bad" comes before "good": who does not get on with cats does not, whatever else is told.
        let spoken = MergedTerms.spokenOf(
            words, runs, houses: self.institutions - UInt32(corpus.pages), animals: self.institutions)
        let recorded = facets
        for (value, documents) in spoken.all.sorted(by: { $0.key < $1.key }) {
            // What a record tells is surer than its description.
            let known = value.facet == .about ? recorded : facets
            let told = SortedNumbers.difference(documents, value.opposite.flatMap { known[$0] } ?? [])
            facets[value] = SortedNumbers.union(facets[value] ?? [], told)
        }
        var unsure = spoken.unsure
        for (value, documents) in unsure {
            unsure[value] = SortedNumbers.difference(documents, recorded[value] ?? [])
        }
        keepers = Set(facets.filter { $0.key.facet == .cares }.flatMap(\.value)).sorted()
        // By the number of a set of meanings, its place in `meant`.
        let sets = words.meaningSets.map { set -> Int32 in
            var documents = MeantDocuments(of: set, facets)
            documents.separateUnsure(of: set, facets, unsure)
            guard !documents.isEmpty || documents.isUnknown else { return -1 }
            meant.append(documents)
            return Int32(meant.count - 1)
        }
        for place in words.entries.indices {
            let (key, meanings) = words.entries[place]
            let set = sets[words.meaningSet(ofEntry: place)]
            guard set >= 0 else { continue }
            // What nobody denies may still be said otherwise than with a negation, and is found by its words.
            let isDeniedByNobody = meant[Int(set)].isUnknown && meanings.contains(where: MeantDocuments.denies)
            if isDeniedByNobody, !words.stopWords.isDenied(key) { continue }
            // A phrase that means no more than its words do needs no entry.
            if key.contains(0x20) {
                let said = key.split(separator: 0x20).map { Array($0) }.prefix { $0.first != UInt8(ascii: "~") }
                let parts = said.filter { !words.isStopWord($0) }.map { words.meanings(of: $0) }
                // But words that need not be found must be where nothing else is asked for: both of "phone number".
                if parts.count == said.count, parts.allSatisfy({ $0.count == 1 }),
                    meanings == [Meaning(parts.flatMap { $0[0].values })]
                {
                    continue
                }
            }
            mean(set, key)
        }
        while meanings.count < terms.count { meanings.append(-1) }
        sort(terms, numbers, meanings)
        isForeign = keys.map(words.isForeign)
        isUsual = keys.map(words.isUsual)
    }

    /// By what descriptions speak of, the documents whose words do. What an animal is like is told by any of the words that
    /// mean it; what an institution offers by cues alone, and by its name, for all have their own animals vaccinated. Of
    /// themes that have an opposite, `unsure` are those of which only words in sentences that deny something tell them:
    /// "łagodny, nie gryzie" is gentle, but "fajerwerki, petardy: nic go nie rusza" may well be not afraid.
    ///
    /// - Parameters:
    ///   - houses: how many institutions there are, behind which stand other pages.
    ///   - animals: the first animal.
    private static func spokenOf(
        _ words: WordTable, _ runs: [PostingRun], houses: UInt32, animals: UInt32
    ) -> (all: [FacetValue: [UInt32]], unsure: [FacetValue: [UInt32]]) {
        var found: [FacetValue: [UInt32]] = [:]
        // By theme, those of which more than words in sentences that deny something tells it.
        var sure: [FacetValue: Set<UInt32>] = [:]
        for (value, documents) in runs.flatMap(\.told) {
            let telling = documents.filter { value.facet == .offers ? $0 < houses : $0 >= animals }
            found[value, default: []] += telling
            if value.facet == .about { sure[value, default: []].formUnion(telling) }
        }
        for (key, meanings) in words.entries {
            let values = words.spokenOf(meanings, by: key)
            guard !values.isEmpty else { continue }
            for run in runs {
                guard let term = run.terms.known(key) else { continue }
                let postings = run.postings[run.starts[term]..<run.starts[term + 1]]
                for value in values {
                    let telling =
                        value.facet == .offers
                        ? postings.filter { Int($0 & 7) < PostingRun.Slot.surroundings && $0 >> 3 < houses }
                        : postings.filter { Int($0 & 7) > PostingRun.Slot.surroundings && $0 >> 3 >= animals }
                    found[value, default: []] += telling.map { $0 >> 3 }
                    if value.facet == .about {
                        sure[value, default: []].formUnion(
                            telling.lazy.filter { Int($0 & 7) != PostingRun.Slot.unsure }.map { $0 >> 3 })
                    }
                }
            }
        }
        var sets = found.mapValues(Set.init)
        // Who is not afraid of storms speaks of them, too.
        for (value, documents) in found {
            if let denied = value.deniedTheme { sets[denied]?.subtract(documents) }
        }
        var unsure: [FacetValue: [UInt32]] = [:]
        for (value, documents) in sets where value.opposite.map(words.tells) == true {
            unsure[value] = documents.subtracting(sure[value] ?? []).sorted()
        }
        return (sets.mapValues { $0.sorted() }, unsure)
    }

    /// Returns the stems of the words of a name that a query must find; of all where it need find none, as "Koło".
    private static func stems(
        of name: String, _ corpus: SearchCorpus, _ tokeniser: inout Tokeniser
    ) -> [[UInt8]] {
        var all: [[UInt8]] = []
        tokeniser.words(of: name.utf8) { word, _ in all.append(word) }
        let asked = all.filter { !corpus.words.isStopWord($0) }
        return (asked.isEmpty ? all : asked).map(corpus.stemmer.stem)
    }

    /// Returns how many documents have a word.
    private static func count(of stem: [UInt8], in runs: [PostingRun]) -> Int {
        runs.reduce(0) { count, run in
            count + (run.terms.known(stem).map { run.starts[$0 + 1] - run.starts[$0] } ?? 0)
        }
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

    func sense(of index: Int) -> TermEntry.Sense { meanings[index] < 0 ? .other : meant[Int(meanings[index])].sense }

    /// The documents of a key by slot. A document that the word means may also have it in its name, and in its facts
    /// where these tell more; else each is in the best slot alone.
    func fill(_ slots: inout TermSlots, of index: Int, in runs: [PostingRun]) {
        var meant = meanings[index] < 0 ? MeantDocuments() : meant[Int(meanings[index])]
        if meant.isColour { preferNamed(&meant, index, in: runs) }
        if isForeign[index], !meant.closed.isEmpty, !meant.isKind, !meant.isPlace, isNameOfAnimal(index, in: runs) {
            // On English pages Loki is a name rather than the Polish word for curls.
            meant.nearby = SortedNumbers.union(meant.nearby, meant.closed)
            meant.closed = []
        }
        var closed = meant.closed
        let loose = meant.loose
        slots.clear()
        slots.documents[PostingRun.Slot.closed] = closed
        var isMeant = SortedNumbers.Membership(closed)
        var isNear = SortedNumbers.Membership(meant.nearby)
        var isSpokenOf = SortedNumbers.Membership(meant.isSpokenOf ? loose : [])
        var isMarked = SortedNumbers.Membership(meant.marked)
        var isDenied = SortedNumbers.Membership(meant.denied)
        var isKeeping = SortedNumbers.Membership(meant.isKind ? keepers : [])
        // Of short-haired cats, those of a breed that is called so come first; but nobody asks for dogs that are called dogs.
        let tellsSaying = !(meant.isKind && isUsual[index])
        var saying: [UInt32] = []
        // Who asks for a giant may mean a giant schnauzer, whatever its size; but nobody asks for the breeds called "small" so.
        let mayBeBreed = meant.mayBeBreed && !isForeign[index] && (meant.isPlace || !isUsual[index])
        var ofBreed: [UInt32] = []
        for (run, term) in places[starts[index]..<starts[index + 1]] {
            let (run, term) = (Int(run), Int(term))
            for posting in runs[run].postings[runs[run].starts[term]..<runs[run].starts[term + 1]] {
                let number = posting >> 3
                var slot = Int(posting & 7)
                if slot == PostingRun.Slot.unsure { slot = PostingRun.Slot.text }
                switch slot {
                // Who is called so is in the list of names, too.
                case PostingRun.Slot.closed: slots.documents[1].append(number)
                case PostingRun.Slot.text, PostingRun.Slot.surroundings:
                    // Who asks for towels has them before those that only need something of the kind.
                    if meant.isNeed, isMeant.contains(number) {
                        saying.append(number << 3 | UInt32(PostingRun.Slot.facts))
                    }
                    // Who came from a town is not there.
                    if meant.isElsewhere || isMeant.contains(number) || isNear.contains(number) { continue }
                    // Who keeps dogs and needs "food for cats" keeps no cats.
                    if meant.isKind, number < institutions, isKeeping.contains(number) { continue }
                    if slot == PostingRun.Slot.text {
                        // "FIV negative" speaks of it, too.
                        if isDenied.contains(number) { continue }
                        if meant.decides, !meant.isCharacter { slot = PostingRun.Slot.loose }
                        if isSpokenOf.contains(number) { slot = PostingRun.Slot.facts }
                    }
                case 1...2:
                    // A dog that is called Kot is none, but a cat is, and Sarenka is rather a name. "Kara" is a name on
                    // English pages, and not what is like the Polish word for a carp.
                    if meant.isKind, isUsual[index], !isForeign[index], number >= institutions,
                        !isMeant.contains(number)
                    {
                        slot += PostingRun.Slot.facts - 1
                    }
                case PostingRun.Slot.facts...:
                    if meant.decides, isMeant.contains(number) {
                        if tellsSaying { saying.append(posting) }
                        continue
                    }
                    // White socks make no white cat.
                    if isMarked.contains(number) { slot = PostingRun.Slot.text }
                    if mayBeBreed, number >= institutions { ofBreed.append(number) }
                default: break
                }
                slots.documents[slot].append(number)
            }
        }
        if !ofBreed.isEmpty {
            closed = Set(slots.documents[PostingRun.Slot.closed] + ofBreed).sorted()
            slots.documents[PostingRun.Slot.closed] = closed
        }
        if meant.isNeed ? saying.count < closed.count : saying.count * 2 < closed.count {
            for slot in [PostingRun.Slot.facts, PostingRun.Slot.facts + 1] {
                let numbers = saying.lazy.filter { Int($0 & 7) == slot }.map { $0 >> 3 }
                slots.documents[slot] = SortedNumbers.union(slots.documents[slot], Array(numbers))
            }
        }
        if !meant.nearby.isEmpty {
            slots.documents[PostingRun.Slot.surroundings] = SortedNumbers.union(
                slots.documents[PostingRun.Slot.surroundings], SortedNumbers.difference(meant.nearby, closed))
        }
        if !loose.isEmpty {
            let further = slots.missing(loose)
            let slot = slot(ofLoose: meant, isPhrase: keys[index].contains(0x20))
            slots.documents[slot] = SortedNumbers.union(slots.documents[slot], further)
        }
        if !meant.unsure.isEmpty {
            let further = slots.missing(meant.unsure)
            slots.documents[PostingRun.Slot.text] = SortedNumbers.union(slots.documents[PostingRun.Slot.text], further)
        }
        if !meant.likely.isEmpty {
            let further = SortedNumbers.difference(slots.missing(meant.likely), meant.denied)
            slots.documents[PostingRun.Slot.loose] = SortedNumbers.union(
                slots.documents[PostingRun.Slot.loose], further)
        }
        if !meant.marked.isEmpty {
            let further = slots.missing(meant.marked)
            slots.documents[PostingRun.Slot.text] = SortedNumbers.union(slots.documents[PostingRun.Slot.text], further)
        }
    }

    /// Returns true if an animal is called by a key.
    private func isNameOfAnimal(_ index: Int, in runs: [PostingRun]) -> Bool {
        places[starts[index]..<starts[index + 1]].contains { run, term in
            let run = runs[Int(run)]
            return run.postings[run.starts[Int(term)]..<run.starts[Int(term) + 1]].contains {
                Int($0 & 7) < PostingRun.Slot.surroundings && $0 >> 3 >= institutions
            }
        }
    }

    /// Of animals of one colour keeps apart those that records call otherwise, where some have the word: who asks for cream
    /// ones wants none that is beige first.
    private func preferNamed(_ meant: inout MeantDocuments, _ index: Int, in runs: [PostingRun]) {
        let named = places[starts[index]..<starts[index + 1]].flatMap { run, term in
            let run = runs[Int(run)]
            return run.postings[run.starts[Int(term)]..<run.starts[Int(term) + 1]].lazy
                .filter { PostingRun.Slot.facts..<PostingRun.Slot.text ~= Int($0 & 7) }.map { $0 >> 3 }
        }
        guard !named.isEmpty else { return }
        meant.loose = SortedNumbers.union(meant.loose, meant.closed)
        meant.closed = SortedNumbers.intersection(meant.closed, named)
    }

    /// Returns the slot of documents that are roughly what a word means and do not have the word.
    private func slot(ofLoose meant: MeantDocuments, isPhrase: Bool) -> Int {
        if isPhrase, meant.isColour || meant.isSpokenOf || meant.isRecorded { return PostingRun.Slot.facts }
        return meant.isSpokenOf || meant.isColour ? PostingRun.Slot.surroundings : PostingRun.Slot.loose
    }
}
