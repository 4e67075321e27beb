/// The kind of an animal's coat.
public enum Coat: String, Choice {
    case short, medium, long, rough, curly, hairless

    public static let polish: KeyValuePairs<Coat, [String]> = [
        .short: ["krótka", "krótki", "krótkowłosa"], .medium: ["średnia", "średni", "półdługa"],
        .long: ["długa", "długi", "długowłosa"], .rough: ["szorstka", "szorstki", "szorstkowłosa"],
        .curly: ["kręcona", "kręcony", "kędzierzawa"], .hairless: ["bezwłosa", "bezwłosy", "brak"],
    ]
}

/// An animal's sex, where staff state it.
public enum Sex: String, Choice {
    case male, female, unknown

    public static let polish: KeyValuePairs<Sex, [String]> = [
        .male: ["samiec", "kocur"], .female: ["samica", "suczka", "suka", "kotka"],
        .unknown: ["nieznana", "nie wiadomo"],
    ]
}

/// An age as a stage of life.
public enum LifeStage: String, Choice {
    case baby, young, adult, senior

    public static let polish: KeyValuePairs<LifeStage, [String]> = [
        .baby: ["maluch", "szczeniak", "szczenię", "kociak", "kocię"], .young: ["młode", "młody", "młoda"],
        .adult: ["dorosłe", "dorosły", "dorosła"], .senior: ["starsze", "starszy", "starsza", "seniorka"],
    ]
}

/// An animal's size among its kind.
public enum Size: String, Choice {
    case small, medium, large, xlarge

    public static let polish: KeyValuePairs<Size, [String]> = [
        .small: ["mały", "mała", "małe"], .medium: ["średni", "średnia", "średnie"], .large: ["duży", "duża", "duże"],
        .xlarge: ["bardzo duży", "bardzo duża", "bardzo duże", "olbrzymi", "olbrzymia", "olbrzymie"],
    ]
}

/// The liveliness of an animal.
public enum Energy: String, Choice {
    case low, medium, high

    public static let polish: KeyValuePairs<Energy, [String]> = [
        .low: ["mała", "niska", "spokojny", "spokojna", "spokojne"], .medium: ["średnia"],
        .high: ["duża", "wysoka", "energiczny", "energiczna", "energiczne"],
    ]
}

/// The experience with animals that people need for an animal.
public enum Experience: String, Choice {
    case none, some, much

    public static let polish: KeyValuePairs<Experience, [String]> = [
        .none: ["żadne", "niepotrzebne", "dla początkujących"], .some: ["niewielkie", "pewne"],
        .much: ["duże", "dla doświadczonych"],
    ]
}

/// An animal's need of a garden.
public enum Garden: String, Choice {
    case needed, unnecessary

    public static let polish: KeyValuePairs<Garden, [String]> = [
        .needed: ["potrzebny", "konieczny"], .unnecessary: ["niepotrzebny", "zbędny"],
    ]
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
