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

    public static let polish: KeyValuePairs<AnimalType, [String]> = [
        .dog: ["pies", "psy", "suczka", "suka", "szczeniak", "szczenię"],
        .cat: ["kot", "koty", "kotka", "kocur", "kociak", "kocię"],
        .rabbit: ["królik", "króliki"], .rodent: ["gryzoń", "gryzonie"],
        .ferret: ["fretka", "tchórzofretka", "fretki"], .bird: ["ptak", "ptaki"], .reptile: ["gad", "gady"],
        .fish: ["ryba", "ryby"], .horse: ["koń", "konie"],
        .farm: ["gospodarskie", "zwierzę gospodarskie", "zwierzęta gospodarskie"],
        .wild: ["dzikie", "dzikie zwierzę", "dzikie zwierzęta"], .other: ["inne"],
    ]
}
