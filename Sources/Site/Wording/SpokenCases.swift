import Records

/// Yes or no, where it is said in words.
enum Answer: String, CaseIterable, Sendable {
    case yes, no

    init(_ value: Bool) { self = value ? .yes : .no }
}

/// The kinds of animals that have words of their own for their sexes: `suczka`, `kotka`.
enum SexedKind: String, CaseIterable, Sendable {
    case dog, cat, other

    init(_ type: AnimalType) { self = SexedKind(rawValue: type.rawValue) ?? .other }
}

/// The names of animals in pictures, together with their sizes: many languages have other words for females, and
/// adjectives that agree with the noun, so that the two are written as one text.
enum PicturedKind: String, CaseIterable, Sendable {
    case dog, femaleDog, cat, femaleCat, rabbit, rodent, ferret, bird, reptile, fish, horse, farm, wild, other

    init(_ animal: Animal) {
        let isFemale = animal.sex == .female
        switch animal.type {
        case .dog where isFemale: self = .femaleDog
        case .cat where isFemale: self = .femaleCat
        default: self = PicturedKind(rawValue: animal.type.rawValue) ?? .other
        }
    }
}
