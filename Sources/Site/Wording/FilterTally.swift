import Records

/// How many of some animals have each value by which lists are narrowed, and where they are: the same in every language.
struct FilterTally: Sendable {
    /// For each of ``AnimalFilter/all``, by value.
    let counts: [[String: Int]]
    /// By the place of the institution in the catalogue; empty where it does not matter.
    let institutions: [Int]
    let total: Int

    /// - Parameters:
    ///   - animals: places in the plan's animals.
    ///   - isOfMany: true if they are of several institutions, so that where they are matters.
    init(of animals: some Collection<Int>, isOfMany: Bool, in plan: SitePlan) {
        var counts = [[String: Int]](repeating: [:], count: AnimalFilter.all.count)
        var institutions = [Int](repeating: 0, count: isOfMany ? plan.catalogue.institutions.count : 0)
        for number in animals {
            let animal = plan.animals[number]
            // Copied once for all filters.
            let record = animal.entry.record
            for (place, filter) in AnimalFilter.all.enumerated() {
                filter.values.forEach(of: record, animal.today.card) { counts[place][$0, default: 0] += 1 }
            }
            if isOfMany { institutions[animal.institution] += 1 }
        }
        self.counts = counts
        self.institutions = institutions
        total = animals.count
    }
}
