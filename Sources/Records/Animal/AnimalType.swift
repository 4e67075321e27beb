/// The kinds of animals.
public enum AnimalType: String, Choice {
    case dog, cat, rabbit, rodent, ferret, bird, reptile, fish, horse, farm, wild, other

    public static let polish: [AnimalType: [String]] = [
        .dog: ["pies", "psy"], .cat: ["kot", "koty"],
        .rabbit: ["królik", "króliki"], .rodent: ["gryzoń", "gryzonie"],
        .ferret: ["fretka", "tchórzofretka", "fretki"], .bird: ["ptak", "ptaki"], .reptile: ["gad", "gady"],
        .fish: ["ryba", "ryby"], .horse: ["koń", "konie"],
        .farm: ["gospodarskie", "zwierzę gospodarskie", "zwierzęta gospodarskie"],
        .wild: ["dzikie", "dzikie zwierzę", "dzikie zwierzęta"], .other: ["inne"],
    ]
}
