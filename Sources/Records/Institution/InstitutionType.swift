/// The kinds of institutions that care for animals.
public enum InstitutionType: String, Choice {
    case shelter
    /// A "przytulisko": smaller than a shelter, often private.
    case refuge
    case foundation
    case sanctuary
    case foster
    case rescue
    /// For wild animals.
    case rehabilitation
    case clinic
    case other

    public var polish: [String] {
        switch self {
        case .shelter: ["schronisko"]
        case .refuge: ["przytulisko"]
        case .foundation: ["fundacja", "stowarzyszenie"]
        case .sanctuary: ["azyl"]
        case .foster: ["domy tymczasowe", "dom tymczasowy"]
        case .rescue: ["pogotowie", "interwencje"]
        case .rehabilitation: ["ośrodek rehabilitacji", "rehabilitacja"]
        case .clinic: ["klinika", "lecznica"]
        case .other: ["inna", "inne"]
        }
    }
}
