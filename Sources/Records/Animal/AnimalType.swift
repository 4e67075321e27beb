/// The kinds of animals.
public enum AnimalType: String, Choice {
    case dog, cat, rabbit, rodent, ferret, bird, reptile, fish, horse, farm, wild, other

    /// True if animals of the type are told apart by their species, as dogs are by their breed.
    public var holdsManySpecies: Bool {
        switch self {
        case .dog, .cat, .rabbit, .ferret, .horse: false
        case .rodent, .bird, .reptile, .fish, .farm, .wild, .other: true
        }
    }

    public var polish: [String] {
        switch self {
        case .dog: ["pies", "psy", "suczka", "suka", "szczeniak", "szczenię"]
        case .cat: ["kot", "koty", "kotka", "kocur", "kociak", "kocię"]
        case .rabbit: ["królik", "króliki"]
        case .rodent: ["gryzoń", "gryzonie"]
        case .ferret: ["fretka", "tchórzofretka", "fretki"]
        case .bird: ["ptak", "ptaki"]
        case .reptile: ["gad", "gady"]
        case .fish: ["ryba", "ryby"]
        case .horse: ["koń", "konie"]
        case .farm: ["gospodarskie", "zwierzę gospodarskie", "zwierzęta gospodarskie"]
        case .wild: ["dzikie", "dzikie zwierzę", "dzikie zwierzęta"]
        case .other: ["inne"]
        }
    }
}
