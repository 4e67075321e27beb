import Records

extension PageModelBuilder {
    /// What animals can be narrowed by. A quality that all share, or that none has, is no choice and is left out.
    ///
    /// - Parameters:
    ///   - animals: places in the plan's animals; those that are gone for good are not counted.
    ///   - isOfMany: whether they are of several institutions, so that where they are matters.
    func facets(ofAnimals animals: some Sequence<Int>, isOfMany: Bool) -> [Facet] {
        var types = FacetTally<AnimalType>()
        var sexes = FacetTally<Sex>()
        var sizes = FacetTally<Size>()
        var ages = FacetTally<LifeStage>()
        var company = FacetTally<FacetCompany>()
        var urgency = FacetTally<FacetUrgency>()
        var institutions = [Int](repeating: 0, count: isOfMany ? plan.catalogue.institutions.count : 0)
        var total = 0
        for number in animals {
            let animal = plan.animals[number].entry.record
            guard !animal.status.isDeparted else { continue }
            total += 1
            types.add(animal.type)
            if let sex = animal.sex, sex != .unknown { sexes.add(sex) }
            if let size = animal.size { sizes.add(size) }
            if let age = SearchFacets.stage(of: animal, on: date) { ages.add(age) }
            if animal.goodWith.children?.isWelcoming == true { company.add(.children) }
            if animal.goodWith.dogs == .yes { company.add(.dogs) }
            if animal.goodWith.cats == .yes { company.add(.cats) }
            if animal.isUrgent { urgency.add(.yes) }
            if isOfMany { institutions[plan.animals[number].institution] += 1 }
        }
        let words = vocabulary.facets
        return [
            ticks(.type, types.byFrequency, total) { vocabulary.animalType[$0] },
            ticks(.sex, sexes.counted, total) { words.sex[$0] }, ticks(.age, ages.counted, total) { words.age[$0] },
            ticks(.size, sizes.counted, total) { words.size[$0] },
            ticks(.good, company.counted, total) { words.company[$0] },
            ticks(.urgent, urgency.counted, total) { words.urgency[$0] },
            places(.town, institutions) { $0.address.town }, places(.region, institutions) { $0.address.region },
        ].compactMap { $0 }
    }

    /// What institutions can be narrowed by.
    func facetsOfInstitutions() -> [Facet] {
        var types = FacetTally<InstitutionType>()
        for entry in plan.catalogue.institutions { types.add(entry.record.type) }
        let each = plan.catalogue.institutions.map { _ in 1 }
        return [
            ticks(.type, types.byFrequency, each.count) { vocabulary.institutionType[$0] },
            places(.town, each) { $0.address.town }, places(.region, each) { $0.address.region },
        ].compactMap { $0 }
    }

    private func ticks<Case: RawRepresentable>(
        _ name: FacetName, _ counted: [(value: Case, count: Int)], _ total: Int, label: (Case) -> String
    ) -> Facet? where Case.RawValue == String {
        guard counted.contains(where: { $0.count < total }) else { return nil }
        return Facet(
            name: name.rawValue, label: vocabulary.facets.name[name], isChoice: false,
            values: counted.map { value, count in
                FilterOption(value: value.rawValue, label: label(value), count: texts.number(count))
            })
    }

    /// - Parameter counts: for each institution.
    private func places(_ name: FacetName, _ counts: [Int], of place: (Institution) -> String?) -> Facet? {
        var byName: [String: Int] = [:]
        for (entry, count) in zip(plan.catalogue.institutions, counts) where count > 0 {
            if let name = place(entry.record) { byName[name, default: 0] += count }
        }
        guard byName.count > 1 else { return nil }
        let inOrder = byName.sorted { $0.key < $1.key }
        return Facet(
            name: name.rawValue, label: vocabulary.facets.name[name], isChoice: true,
            values: texts.sorted(inOrder) { $0.key }.map { place, count in
                FilterOption(value: place, label: place, count: texts.number(count))
            })
    }
}

/// How often each case occurs.
private struct FacetTally<Case: CaseIterable & Equatable> {
    private let cases = Array(Case.allCases)
    private var counts = [Int](repeating: 0, count: Case.allCases.count)

    mutating func add(_ value: Case) {
        // The lists are short: walking them is quicker than hashing.
        if let place = cases.firstIndex(of: value) { counts[place] += 1 }
    }

    /// Those that occur, in the order of the cases.
    var counted: [(value: Case, count: Int)] { zip(cases, counts).filter { $1 > 0 }.map { ($0, $1) } }

    /// Those that occur, the most frequent first.
    var byFrequency: [(value: Case, count: Int)] {
        counted.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    }
}
