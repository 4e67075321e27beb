import Content
import Records

/// For each animal, a few others of its type that look for a home: of the same region first, then of about its size and
/// age. Looked for among neighbours in sorted lists, so that it takes the same time per animal however many there are.
struct SimilarAnimals: Sendable {
    static let limit = 4
    /// The number of neighbours on each side that are compared.
    private static let window = 8

    private let plan: SitePlan
    private let traits: [Traits]
    private let neighbourhoods: [Place: Neighbourhood]

    private struct Traits {
        let type: AnimalType
        let region: Int
        let size: Int
        /// In months.
        let age: Int

        func distance(to other: Traits) -> Int { abs(size - other.size) * 24 + min(60, abs(age - other.age)) }
    }

    /// Animals of a kind, sorted so that similar ones stand near each other.
    private struct Neighbourhood {
        private let members: [Int]
        private let traits: [Traits]

        init(_ members: [Int], _ traits: [Traits]) {
            self.traits = traits
            self.members = members.sorted { Neighbourhood.precedes($0, $1, traits) }
        }

        private static func precedes(_ one: Int, _ other: Int, _ traits: [Traits]) -> Bool {
            (traits[one].size, traits[one].age, one) < (traits[other].size, traits[other].age, other)
        }

        /// At most `count` others that `isWanted`, the most similar first.
        func nearest(to animal: Int, count: Int, isWanted: (Int) -> Bool) -> [Int] {
            var low = 0
            var high = members.count
            while low < high {
                let middle = (low + high) / 2
                if Neighbourhood.precedes(members[middle], animal, traits) { low = middle + 1 } else { high = middle }
            }
            let around = max(0, low - window)..<min(members.count, low + window + 1)
            let candidates = around.filter { isWanted(members[$0]) }.map { place in
                (
                    distance: traits[members[place]].distance(to: traits[animal]), steps: abs(place - low),
                    animal: members[place]
                )
            }
            return candidates.sorted { ($0.distance, $0.steps, $0.animal) < ($1.distance, $1.steps, $1.animal) }
                .prefix(count).map(\.animal)
        }
    }

    private struct Place: Hashable {
        let type: AnimalType
        /// -1 for the whole site.
        let region: Int
    }

    init(_ plan: SitePlan) {
        var regionNumbers: [String: Int] = [:]
        let regions = plan.catalogue.institutions.enumerated().map { number, entry in
            let name = plan.regionName(ofInstitution: number) ?? entry.record.address.town
            let region = regionNumbers[name] ?? regionNumbers.count
            regionNumbers[name] = region
            return region
        }
        let traits = plan.animals.map { animal in
            // Field by field: a variable of the record would be a copy of it.
            let entry = animal.entry
            return Traits(
                type: entry.record.type, region: regions[animal.institution],
                size: entry.record.size.flatMap(Size.allCases.firstIndex) ?? 1,
                age: SimilarAnimals.months(of: animal))
        }
        var members: [Place: [Int]] = [:]
        for animal in plan.seeking {
            members[Place(type: traits[animal].type, region: traits[animal].region), default: []].append(animal)
            members[Place(type: traits[animal].type, region: -1), default: []].append(animal)
        }
        neighbourhoods = members.mapValues { Neighbourhood($0, traits) }
        self.plan = plan
        self.traits = traits
    }

    /// Places in the plan's animals, the most similar first, at most `limit`.
    func of(_ animal: Int) -> [Int] {
        let own = plan.animals[animal]
        func isOther(_ other: Int) -> Bool {
            guard other != animal else { return false }
            let entry = plan.animals[other]
            return entry.institution != own.institution
                || !own.entry.record.bondedWith.contains(entry.entry.record.id)
        }
        let near = Place(type: traits[animal].type, region: traits[animal].region)
        var similar =
            neighbourhoods[near]?.nearest(to: animal, count: SimilarAnimals.limit, isWanted: isOther) ?? []
        if similar.count < SimilarAnimals.limit, let wide = neighbourhoods[Place(type: near.type, region: -1)] {
            similar += wide.nearest(to: animal, count: SimilarAnimals.limit - similar.count) { other in
                isOther(other) && !similar.contains(other)
            }
        }
        return similar
    }

    /// About how old an animal is; an unknown age counts as that of a grown one.
    private static func months(of animal: PlannedAnimal) -> Int {
        if let life = animal.today.life { return max(0, life.most) }
        return switch animal.entry.record.lifeStage {
        case .baby: 4
        case .young: 14
        case .senior: 120
        case .adult, nil: 48
        }
    }
}
