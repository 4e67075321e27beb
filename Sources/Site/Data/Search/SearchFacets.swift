import Records
import Search

/// What of an animal's record can be asked for by a facet.
enum SearchFacets {
    static func of(_ animal: Animal, on date: CalendarDate) -> [FacetValue] {
        var values = [FacetValue(.type, animal.type.rawValue), FacetValue(.status, animal.status.rawValue)]
        func add(_ facet: SearchFacet, _ value: String?) {
            if let value { values.append(FacetValue(facet, value)) }
        }
        add(.sex, animal.sex == .unknown ? nil : animal.sex?.rawValue)
        add(.size, animal.size?.rawValue)
        add(.age, stage(of: animal, on: date)?.rawValue)
        if let months = months(of: animal, on: date) {
            add(months < 12 ? .months : .years, String(months < 12 ? months : months / 12))
            // What people call a kitten, a young cat or an old dog has no sharp limits.
            if 6...12 ~= months { add(.nearly, LifeStage.baby.rawValue) }
            if 24...36 ~= months { add(.nearly, LifeStage.young.rawValue) }
            if 12..<24 ~= months { add(.nearly, LifeStage.adult.rawValue) }
            if 84..<120 ~= months { add(.nearly, LifeStage.senior.rawValue) }
        }
        add(.coat, animal.coat?.rawValue)
        add(.energy, animal.energy?.rawValue)
        if animal.goodWith.children?.isWelcoming == true { add(.good, "children") }
        if animal.goodWith.dogs == .yes { add(.good, "dogs") }
        if animal.goodWith.cats == .yes { add(.good, "cats") }
        if animal.health.isVaccinated == true { add(.health, "vaccinated") }
        if animal.health.isNeutered == true { add(.health, "neutered") }
        if animal.health.isChipped == true { add(.health, "chipped") }
        if animal.health.hasSpecialNeeds == true { add(.health, "specialNeeds") }
        if animal.walks == true { add(.walks, "yes") }
        if animal.virtualAdoption == true { add(.virtualAdoption, "yes") }
        if animal.isUrgent { add(.urgent, "yes") }
        return values
    }

    /// Months since birth, in the middle of what is known of it.
    private static func months(of animal: Animal, on date: CalendarDate) -> Int? {
        animal.born.map { max(0, (date.months(since: $0.earliest) + date.months(since: $0.latest) + 1) / 2) }
    }

    static func value(_ facet: SearchFacet, folding name: String) -> FacetValue? {
        let folded = Tokeniser.folded(name)
        return folded.isEmpty ? nil : FacetValue(facet, String(decoding: folded, as: UTF8.self))
    }

    /// A stage of life that was not written follows from the day of birth. Where only the year or month is known,
    /// whatever may still be adult is adult.
    static func stage(of animal: Animal, on date: CalendarDate) -> LifeStage? {
        guard let born = animal.born else { return animal.lifeStage }
        switch date.months(since: born.earliest) {
        case ..<6: return .baby
        case ..<24: return .young
        default: return date.months(since: born.latest) < 120 ? .adult : .senior
        }
    }
}

extension ChildTolerance {
    /// Whether families may ask: from some age on is a yes, too.
    var isWelcoming: Bool { self != .no }
}
