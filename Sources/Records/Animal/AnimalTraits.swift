/// The kind of an animal's coat.
public enum Coat: String, CaseIterable, Hashable, Sendable {
    case short, medium, long, rough, curly, hairless
}

/// An animal's sex, where staff state it.
public enum Sex: String, CaseIterable, Hashable, Sendable {
    case male, female, unknown
}

/// An age as a stage of life.
public enum LifeStage: String, CaseIterable, Hashable, Sendable {
    case baby, young, adult, senior
}

/// An animal's size among its kind.
public enum Size: String, CaseIterable, Hashable, Sendable {
    case small, medium, large, xlarge
}

/// How lively an animal is.
public enum Energy: String, CaseIterable, Hashable, Sendable {
    case low, medium, high
}

/// Whether an animal gets on with others of a kind. What is not stated is unknown, never no.
public enum Tolerance: Hashable, Sendable {
    case yes
    case no
    case selective
}

/// Whether an animal gets on with children.
public enum ChildTolerance: Hashable, Sendable {
    case yes
    case no
    /// From this age of the children, in years.
    case fromAge(Int)
}
