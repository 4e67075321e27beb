/// The kind of an animal's coat.
public enum Coat: String, Choice {
    case short, medium, long, rough, curly, hairless

    public var polish: [String] {
        switch self {
        case .short: ["krótka", "krótki", "krótkowłosa"]
        case .medium: ["średnia", "średni", "półdługa"]
        case .long: ["długa", "długi", "długowłosa"]
        case .rough: ["szorstka", "szorstki", "szorstkowłosa"]
        case .curly: ["kręcona", "kręcony", "kędzierzawa"]
        case .hairless: ["bezwłosa", "bezwłosy", "brak"]
        }
    }
}

/// An animal's sex, where staff state it.
public enum Sex: String, Choice {
    case male, female, unknown

    public var polish: [String] {
        switch self {
        case .male: ["samiec", "kocur"]
        case .female: ["samica", "suczka", "suka", "kotka"]
        case .unknown: ["nieznana", "nie wiadomo"]
        }
    }
}

/// An age as a stage of life.
public enum LifeStage: String, Choice {
    case baby, young, adult, senior

    public var polish: [String] {
        switch self {
        case .baby: ["maluch", "szczeniak", "szczenię", "kociak", "kocię"]
        case .young: ["młode", "młody", "młoda"]
        case .adult: ["dorosłe", "dorosły", "dorosła"]
        case .senior: ["starsze", "starszy", "starsza", "seniorka"]
        }
    }
}

/// An animal's size among its kind.
public enum Size: String, Choice {
    case small, medium, large, xlarge

    public var polish: [String] {
        switch self {
        case .small: ["mały", "mała", "małe"]
        case .medium: ["średni", "średnia", "średnie"]
        case .large: ["duży", "duża", "duże"]
        case .xlarge: ["bardzo duży", "bardzo duża", "bardzo duże", "olbrzymi", "olbrzymia", "olbrzymie"]
        }
    }
}

/// The liveliness of an animal.
public enum Energy: String, Choice {
    case low, medium, high

    public var polish: [String] {
        switch self {
        case .low: ["mała", "niska", "spokojny", "spokojna", "spokojne"]
        case .medium: ["średnia"]
        case .high: ["duża", "wysoka", "energiczny", "energiczna", "energiczne"]
        }
    }
}

/// The experience with animals that people need for an animal.
public enum Experience: String, Choice {
    case none, some, much

    public var polish: [String] {
        switch self {
        case .none: ["żadne", "niepotrzebne", "dla początkujących"]
        case .some: ["niewielkie", "pewne"]
        case .much: ["duże", "dla doświadczonych"]
        }
    }
}

/// An animal's need of a garden.
public enum Garden: String, Choice {
    case needed, unnecessary

    public var polish: [String] {
        switch self {
        case .needed: ["potrzebny", "konieczny"]
        case .unnecessary: ["niepotrzebny", "zbędny"]
        }
    }
}

/// An animal's tolerance of others of a kind. If staff state nothing, it is unknown, never no.
public enum Tolerance: String, CaseIterable, Sendable {
    case yes, no, selective

    /// The Polish words for `selective`, the recommended one first.
    public static let polishSelective = ["wybiórczo", "niektóre", "wybrane"]
}

/// An animal's tolerance of children.
public enum ChildTolerance: Hashable, Sendable {
    case yes
    case no
    /// From this age of the children, in years.
    case fromAge(Int)
}
