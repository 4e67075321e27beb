/// The kinds of animals.
public enum AnimalType: String, CaseIterable, Hashable, Sendable {
    case dog, cat, rabbit, rodent, ferret, bird, reptile, fish, horse, farm, wild, other
}
