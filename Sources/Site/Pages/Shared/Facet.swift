import Records
import Templates

/// A quality by which what a search finds can be narrowed, with the values that occur.
struct Facet: Sendable {
    /// As addresses and the search index write it.
    let name: String
    let label: String
    /// True if one of many values is chosen from a list, instead of ticking some of a few.
    let isChoice: Bool
    let values: [FilterOption]

    static let model = Model<Facet>("facet", "A quality by which what a search finds can be narrowed") {
        $0.text("name", "As addresses write it: `type`, `town`") { $0.name }
        $0.text("label", "As readers see it") { $0.label }
        $0.flag("isChoice", "Whether one of many values is to be chosen, instead of ticking some of a few") {
            $0.isChoice
        }
        $0.list("values", "The values that occur", FilterOption.model) { $0.values }
    }
}

/// A value by which a list can be filtered.
struct FilterOption: Sendable {
    let value: String
    let label: String
    let count: String

    static let model = Model<FilterOption>("option", "A value by which the list can be filtered") {
        $0.text("value", "As addresses write it") { $0.value }
        $0.text("label", "As readers see it") { $0.label }
        $0.text("count", "How many there are") { $0.count }
    }
}

extension PageModelBuilder {
    /// Returns the qualities by which animals can be narrowed. One that all share, or that none has, is no choice and is left
    /// out.
    func facets(_ tally: FilterTally) -> [Facet] {
        let ticks = zip(AnimalFilter.all, tally.counts).map { filter, counts in
            self.ticks(filter.name, filter.choices, counts, tally.total) { value in
                filter.name == "type"
                    ? AnimalType(rawValue: value).map { vocabulary.label(Labels.animalType, $0) } ?? value
                    : vocabulary.fields.filter(filter.name, value)
            }
        }
        return
            (ticks + [
                places("town", tally.institutions, of: town(ofInstitution:)),
                places("region", tally.institutions, of: plan.regionName),
            ]).compactMap { $0 }
    }

    /// Returns the qualities by which institutions can be narrowed.
    func facetsOfInstitutions() -> [Facet] {
        let types = plan.catalogue.institutions.map(\.record.type)
        let counts = Dictionary(types.map { ($0.rawValue, 1) }, uniquingKeysWith: +)
        let each = types.map { _ in 1 }
        return [
            ticks("type", InstitutionType.allCases.map(\.rawValue), counts, types.count) { value in
                InstitutionType(rawValue: value).map { vocabulary.label(Labels.institutionType, $0) } ?? value
            },
            places("town", each, of: town(ofInstitution:)), places("region", each, of: plan.regionName),
        ].compactMap { $0 }
    }

    /// - Parameter values: all that may be chosen. The types are shown by how frequent they are, all else in this order.
    private func ticks(
        _ name: String, _ values: [String], _ counts: [String: Int], _ total: Int, label: (String) -> String
    ) -> Facet? {
        var counted = values.enumerated().compactMap { place, value in
            counts[value].map { (value: value, count: $0, place: place) }
        }
        guard counted.contains(where: { $0.count < total }) else { return nil }
        if name == "type" { counted.sort { ($1.count, $0.place) < ($0.count, $1.place) } }
        return Facet(
            name: name, label: vocabulary.fields.label(ofFilter: name), isChoice: false,
            values: counted.map { option in
                FilterOption(value: option.value, label: label(option.value), count: texts.number(option.count))
            })
    }

    private func town(ofInstitution number: Int) -> String? { plan.catalogue.institutions[number].record.address.town }

    /// - Parameters:
    ///   - counts: for each institution.
    ///   - place: by an institution's number.
    private func places(_ name: String, _ counts: [Int], of place: (Int) -> String?) -> Facet? {
        var byName: [String: Int] = [:]
        for (number, count) in counts.enumerated() where count > 0 {
            if let name = place(number) { byName[name, default: 0] += count }
        }
        guard byName.count > 1 else { return nil }
        let inOrder = byName.sorted { $0.key < $1.key }
        return Facet(
            name: name, label: vocabulary.fields.label(ofFilter: name), isChoice: true,
            values: texts.sorted(inOrder) { $0.key }.map { place, count in
                FilterOption(value: place, label: place, count: texts.number(count))
            })
    }
}
