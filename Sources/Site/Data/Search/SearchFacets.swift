import Content
import Records
import Search

/// The values by which search finds animals and lists of them are narrowed.
enum SearchFacets {
    /// The rows that search finds animals by.
    private static let fields: [(facet: SearchFacet, values: FilterValues)] =
        RecordSchema.animal.fields.compactMap {
            field in
            guard let name = field.description.facet?.name, let facet = SearchFacet(rawValue: name) else { return nil }
            return (facet, FilterValues(of: field))
        } + [(.reviewed, .reviews)]

    static func of(_ animal: Animal, _ today: AnimalToday) -> [FacetValue] {
        var values: [FacetValue] = []
        values.reserveCapacity(24)
        for (facet, found) in fields where facet != .walks || animal.canBeWalked {
            found.forEach(of: animal, today.card) { values.append(FacetValue(facet, $0)) }
        }
        let company = animal.goodWith
        if company.children == .no { values.append(FacetValue(.bad, "children")) }
        if company.dogs == .no { values.append(FacetValue(.bad, "dogs")) }
        if company.cats == .no { values.append(FacetValue(.bad, "cats")) }
        values += themes(of: animal)
        if let months = today.life?.middle {
            // Those of the second year are told in both.
            if months < 24 { values.append(FacetValue(.months, String(months))) }
            if months >= 12 { values.append(FacetValue(.years, String(months / 12))) }
            // What people call a kitten, a young cat or an old dog has no sharp limits; and where only the year is known, the
            // stage is that of the oldest that it may be, or of the youngest.
            func add(_ stage: LifeStage) { values.append(FacetValue(.nearly, stage.rawValue)) }
            if months <= 12 { add(.baby) }
            if months <= 36 { add(.young) }
            if 12..<24 ~= months { add(.adult) }
            if months >= 84 { add(.senior) }
        }
        return values
    }

    /// What a record tells of which descriptions speak, too, as files of words call it; of what it denies the opposite.
    private static func themes(of animal: Animal) -> [FacetValue] {
        let told: [(theme: String, holds: Bool?)] = [
            ("clean", animal.isHouseTrained), ("lead", animal.walksOnLead),
            // A few hours are no day at work.
            ("alone", animal.alone.flatMap { $0 == 0 ? false : $0 < 4 ? nil : true }),
            ("pair", animal.bondedWith.isEmpty ? nil : true), ("garden", animal.garden == .needed ? true : nil),
            ("flat", animal.garden == .unnecessary ? true : nil),
            ("unneutered", animal.health.isNeutered.map(!)),
            ("unvaccinated", animal.health.isVaccinated.map(!)),
            ("unchipped", animal.health.isChipped.map(!)),
        ]
        return told.compactMap { theme, holds in holds.map { FacetValue(theme: theme, holds: $0) } }
    }

    static func value(_ facet: SearchFacet, folding name: String) -> FacetValue? {
        let folded = Tokeniser.folded(name)
        return folded.isEmpty ? nil : FacetValue(facet, String(decoding: folded, as: UTF8.self))
    }
}
