import Records

/// Yes or no, where it is said in words.
enum Answer: String, CaseIterable, Sendable {
    case yes, no

    init(_ value: Bool) { self = value ? .yes : .no }
}

/// The degrees to which an animal gets on with others.
enum Company: String, CaseIterable, Sendable {
    case yes, no, selective

    init(_ tolerance: Tolerance) {
        switch tolerance {
        case .yes: self = .yes
        case .no: self = .no
        case .selective: self = .selective
        }
    }
}

/// The kinds of animals that have words of their own for their sexes: `suczka`, `kotka`.
enum SexedKind: String, CaseIterable, Sendable {
    case dog, cat, other

    init(_ type: AnimalType) {
        switch type {
        case .dog: self = .dog
        case .cat: self = .cat
        default: self = .other
        }
    }
}

/// What an animal in a picture is called together with its size: many languages have other words for females, and
/// adjectives that agree with the noun, so that the two are written as one text.
enum PicturedKind: String, CaseIterable, Sendable {
    case dog, femaleDog, cat, femaleCat, rabbit, rodent, ferret, bird, reptile, fish, horse, farm, wild, other

    init(_ animal: Animal) {
        let isFemale = animal.sex == .female
        switch animal.type {
        case .dog: self = isFemale ? .femaleDog : .dog
        case .cat: self = isFemale ? .femaleCat : .cat
        case .rabbit: self = .rabbit
        case .rodent: self = .rodent
        case .ferret: self = .ferret
        case .bird: self = .bird
        case .reptile: self = .reptile
        case .fish: self = .fish
        case .horse: self = .horse
        case .farm: self = .farm
        case .wild: self = .wild
        case .other: self = .other
        }
    }
}
