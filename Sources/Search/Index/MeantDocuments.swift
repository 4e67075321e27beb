import Records

/// The documents that a word means.
struct MeantDocuments: Sendable {
    /// By its most specific meanings, where these decide.
    var closed: [UInt32] = []
    /// By less specific ones that decide, or almost.
    var nearby: [UInt32] = []
    /// By all others.
    var loose: [UInt32] = []
    /// True if what it means is all that is asked for, so that the word in a description says little.
    var decides = false
    /// Of what descriptions speak of, those that are only likely to be so, for they are as lively or calm as that takes.
    var likely: [UInt32] = []
    /// Of what descriptions speak of, those of which only words in sentences that deny something tell it.
    var unsure: [UInt32] = []
    /// Of a colour, those of which only a mark has it.
    var marked: [UInt32] = []
    /// Of what descriptions speak of, those that say it is not so.
    var denied: [UInt32] = []
    /// True if it is a colour, which a phrase tells as exactly as a record's own words do.
    var isColour = false
    /// True if it is what institutions ask for, of which a word may tell one thing ("ręczniki": blankets and the like).
    var isNeed = false
    /// True if it is a species, of which the type is only a hint.
    var isSpecies = false
    /// True if it is a town in which nothing is.
    var isElsewhere = false
    /// True if it is a kind of animals of which there is none, nor anybody who keeps them, or what is denied of nobody.
    var isUnknown = false
    /// True if it is how lively an animal is, which descriptions tell as well as records do.
    var isCharacter = false
    /// True if it is of what kind something is or where, which says more than a name.
    var isKind = false
    /// True if it is a town or a region in which something is.
    var isPlace = false
    /// True if a breed may be called so that has nothing of it: giants, exotic ones, those of a region or for hunting.
    var mayBeBreed = false
    /// True if it is what descriptions speak of, which says more than a name that has the word.
    var isSpokenOf = false
    /// True if it is what records tell of health, or that an animal may be taken for a walk.
    var isRecorded = false

    /// What marks the lists of the word.
    var sense: TermEntry.Sense {
        isUnknown ? .unknown : isElsewhere ? .elsewhere : isSpecies ? .species : isPlace ? .place : .other
    }

    var isEmpty: Bool { [closed, nearby, loose, marked, likely, unsure].allSatisfy(\.isEmpty) }

    init() {}

    init(closed: [UInt32]) { self.closed = closed }

    /// - Parameter facets: by value, the documents that have it.
    init(of meanings: [Meaning], _ facets: [FacetValue: [UInt32]]) {
        let meanings = meanings + meanings.compactMap(MeantDocuments.offered)
        let found = meanings.map { ($0, MeantDocuments.having($0, facets)) }.filter { !$0.1.isEmpty }
        if found.isEmpty, let around = MeantDocuments.having(.around, meanings, facets) {
            (nearby, loose) = (around, MeantDocuments.having(.beyond, meanings, facets) ?? [])
            isElsewhere = true
            return
        }
        isNeed = meanings.contains { $0.values.contains { $0.facet == .need } }
        let isOfInstitutions =
            meanings.allSatisfy(MeantDocuments.isTold)
            || meanings.contains { $0.values.contains { $0.facet == .offers } }
        if found.isEmpty, isOfInstitutions {
            if meanings.contains(where: { $0.values.contains(MeantDocuments.adoption) }) {
                // Who asks how to adopt a dog rather looks for a dog than for those who offer adoption.
                loose = facets[MeantDocuments.adopting] ?? []
            } else {
                // Where nobody tells what is needed or offered, shelters are asked, or who else takes animals in.
                nearby =
                    ([MeantDocuments.shelter] + MeantDocuments.takingIn).lazy.compactMap { facets[$0] }.first ?? []
            }
        }
        isUnknown =
            found.isEmpty
            && meanings.allSatisfy { meaning in
                meaning.values.contains {
                    $0.facet == .type && facets[$0] == nil && facets[FacetValue(.cares, $0.value)] == nil
                        || $0.deniedTheme != nil
                }
            }
        func hasBreed(_ meaning: Meaning) -> Bool { meaning.values.contains { $0.facet == .breed } }
        func isDecisive(_ meaning: Meaning) -> Bool {
            meaning.values.contains {
                MeantDocuments.decisive.contains($0.facet) || MeantDocuments.helping.contains($0)
            }
        }
        func isAbout(_ meaning: Meaning) -> Bool { meaning.values.contains { $0.facet == .about } }
        // Who asks for a vet or a foster home asks for one before those who offer that, too.
        func isOffer(_ meaning: Meaning) -> Bool {
            meaning.values.contains { $0.facet == .offers || $0 == MeantDocuments.fostering }
        }
        func rank(_ meaning: Meaning) -> Int {
            meaning.values.count * 2 + (hasBreed(meaning) ? 1 : 0) - (isOffer(meaning) ? 1 : 0)
        }
        // Of a word for a species, the type is only a hint: not every rodent is a mouse.
        isSpecies = meanings.contains(where: hasBreed)
        // Of a disease of which nobody tells, all that are ill are only near.
        let isUntold =
            meanings.contains(where: isAbout) && !found.isEmpty
            && found.allSatisfy { meaning, _ in meaning.values.contains { $0.facet == .health } }
        if isUntold {
            isSpecies = true
            loose = found.reduce([]) { SortedNumbers.union($0, $1.1) }
            return
        }
        let most = found.filter { isDecisive($0.0) }.map { rank($0.0) }.max() ?? 0
        // What to do about a dog that was found stands beside the dogs that are missed.
        let isOfLost = found.contains { $0.0.values.contains { $0.facet == .status } }
        // Who asks for what descriptions speak of, as a disease, asks not for all that are ill.
        isSpokenOf = found.contains { isAbout($0.0) }
        isRecorded =
            !found.isEmpty
            && found.allSatisfy { $0.0.values.contains { $0.facet == .health || $0.facet == .walks } }
        for value in meanings.flatMap(\.values) where value.facet == .about {
            denied = SortedNumbers.union(denied, facets[FacetValue(theme: value.value, holds: false)] ?? [])
        }
        let asked = isSpokenOf ? found.filter { meaning, _ in !meaning.values.contains { $0.facet == .health } } : found
        let asksMore = found.contains { isAbout($0.0) && MeantDocuments.liveliness.isDisjoint(with: $0.0.values) }
        for (meaning, documents) in asked {
            if asksMore, meaning.values.allSatisfy({ $0.facet == .energy }) {
                // A calm dog suits an old man, but less surely than one of which somebody says so.
                likely = SortedNumbers.union(likely, documents)
            } else if !isDecisive(meaning) || isSpecies && !hasBreed(meaning) {
                loose = SortedNumbers.union(loose, documents)
            } else if rank(meaning) == most || isOfLost && meaning.values == [MeantDocuments.losing] {
                closed = SortedNumbers.union(closed, documents)
            } else {
                nearby = SortedNumbers.union(nearby, documents)
            }
        }
        for almost in meanings.flatMap(MeantDocuments.almost) {
            nearby = SortedNumbers.union(nearby, MeantDocuments.having(almost, facets))
        }
        for kind in meanings.filter({ !isSpecies || hasBreed($0) }).compactMap(MeantDocuments.kind) {
            loose = SortedNumbers.union(loose, facets[kind] ?? [])
        }
        // Who speaks of a blanket has one, though blankets are rather asked for by those who bring them.
        decides = !isSpecies && !closed.isEmpty && !isNeed
        isKind =
            !closed.isEmpty && meanings.contains { $0.values.allSatisfy { SearchFacet.kinds.contains($0.facet) } }
        isCharacter = meanings.allSatisfy { $0.values.allSatisfy { $0.facet == .energy } }
        isPlace =
            !closed.isEmpty
            && meanings.allSatisfy { $0.values.allSatisfy { $0.facet == .town || $0.facet == .region } }
        mayBeBreed =
            !isSpecies && !isUnknown
            && meanings.allSatisfy { meaning in
                meaning.values.allSatisfy { MeantDocuments.inBreeds.contains($0.facet) || $0 == MeantDocuments.exotic }
            }
        isColour = meanings.allSatisfy { $0.values.allSatisfy { $0.facet == .colour } }
        if isColour {
            // A black cat is rather one that is nothing but black, and hardly one with a black spot.
            for colour in meanings.map(\.values[0].value) {
                closed = SortedNumbers.union(closed, facets[FacetValue(.solid, colour)] ?? [])
                marked = SortedNumbers.union(marked, facets[FacetValue(.marked, colour)] ?? [])
            }
            marked = SortedNumbers.difference(marked, SortedNumbers.union(closed, loose))
        }
    }

    /// Keeps apart those of which it is not sure that they tell any of the themes.
    ///
    /// - Parameters:
    ///   - facets: by value, the documents that have it.
    ///   - unsure: by theme, those of them that tell it less surely.
    mutating func separateUnsure(
        of meanings: [Meaning], _ facets: [FacetValue: [UInt32]], _ unsure: [FacetValue: [UInt32]]
    ) {
        let themes = meanings.flatMap(\.values).filter { $0.facet == .about }
        let told = themes.reduce([]) { SortedNumbers.union($0, unsure[$1] ?? []) }
        guard isSpokenOf, !told.isEmpty else { return }
        let sure = themes.reduce([]) {
            SortedNumbers.union($0, SortedNumbers.difference(facets[$1] ?? [], unsure[$1] ?? []))
        }
        self.unsure = SortedNumbers.intersection(loose, SortedNumbers.difference(told, sure))
        loose = SortedNumbers.difference(loose, self.unsure)
    }

    /// Facets that decide more than the word does: a dog is a dog however it is called. Of the others, as a disease, a
    /// record that has the word itself says more than one that only has the value.
    private static let decisive: Set<SearchFacet> = [
        .type, .sex, .size, .age, .years, .months, .coat, .status, .energy, .good, .bad, .urgent, .waiting,
        .virtualAdoption, .breed, .institution, .organisation, .need, .tells, .offers, .town, .region,
    ]
    /// What institutions tell of themselves.
    private static let told: Set<SearchFacet> = [.need, .service, .tells, .offers, .virtualAdoption]
    /// Returns true if institutions tell it of themselves.
    private static func isTold(_ meaning: Meaning) -> Bool { meaning.values.contains { told.contains($0.facet) } }

    /// Returns true if it is a theme that denies another.
    static func denies(_ meaning: Meaning) -> Bool { meaning.values.contains { $0.deniedTheme != nil } }

    /// What is offered to those who want to help an institution, not to those who look for an animal.
    private static let helping = Set(
        [Service.volunteering, .donations, .virtualAdoption, .foster].map { FacetValue(.service, $0.rawValue) })
    /// Homes until an animal finds one.
    private static let fostering = FacetValue(.service, Service.foster.rawValue)

    /// Returns what is around or beyond the town that is meant, if nothing is in it.
    private static func having(
        _ facet: SearchFacet, _ meanings: [Meaning], _ facets: [FacetValue: [UInt32]]
    ) -> [UInt32]? {
        meanings.lazy.compactMap { meaning in
            guard meaning.values.count == 1, meaning.values[0].facet == .town else { return nil }
            return facets[FacetValue(facet, meaning.values[0].value)]
        }.first
    }

    /// Returns the meanings of which a record has one if it nearly has what is meant.
    private static func almost(_ meaning: Meaning) -> [Meaning] {
        for (place, value) in meaning.values.enumerated() {
            let others: [FacetValue]
            switch value.facet {
            case .age: others = [FacetValue(.nearly, value.value)]
            case .institution:
                // In English, a rescue is a shelter, and in Polish a refuge is.
                others =
                    [FacetValue(.keeper, value.value)]
                    + (value == shelter ? takingIn : sheltering.contains(value) ? [shelter] : [])
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

    /// Returns the service of which a page tells, for those who offer it: who lost a dog asks both.
    private static func offered(_ meaning: Meaning) -> Meaning? {
        let value = meaning.values[0]
        return value.facet == .tells && value != adoption ? Meaning([FacetValue(.service, value.value)]) : nil
    }

    /// Returns what institutions care for whose animals have a meaning that tells of their kind alone: the species where
    /// it is one, else the type.
    private static func kind(_ meaning: Meaning) -> FacetValue? {
        guard meaning.values.allSatisfy({ SearchFacet.kinds.contains($0.facet) }) else { return nil }
        let kind = meaning.values.first { $0.facet == .breed } ?? meaning.values.first { $0.facet == .type }
        return kind.map { FacetValue(.cares, $0.value) }
    }

    /// How lively an animal is, as descriptions tell it.
    private static let liveliness: Set = [FacetValue(.about, "calm"), FacetValue(.about, "lively")]
    private static let inBreeds: Set<SearchFacet> = [.size, .region, .about]
    private static let exotic = FacetValue(.type, AnimalType.other.rawValue)
    /// How adoption goes.
    private static let adoption = FacetValue(.tells, "adoption")
    /// What to do about animals that are missed or were found.
    private static let losing = FacetValue(.tells, "lostAndFound")
    private static let adopting = FacetValue(.service, Service.adoption.rawValue)
    private static let shelter = FacetValue(.institution, InstitutionType.shelter.rawValue)
    /// Where a shelter will do for those who ask for one.
    private static let sheltering = [InstitutionType.rescue, .refuge].map { FacetValue(.institution, $0.rawValue) }
    /// What many call a shelter.
    private static let takingIn = InstitutionType.allCases.filter { $0 != .clinic && $0 != .rehabilitation }.map {
        FacetValue(.institution, $0.rawValue)
    }

    /// Returns the documents that have all values of a meaning.
    private static func having(_ meaning: Meaning, _ facets: [FacetValue: [UInt32]]) -> [UInt32] {
        var lists = meaning.values.map { facets[$0] ?? [] }
        let first = lists.removeFirst()  // a meaning has at least one value
        return lists.reduce(first) { SortedNumbers.intersection($0, $1) }
    }
}
