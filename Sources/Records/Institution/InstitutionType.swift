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

    public static let polish: KeyValuePairs<InstitutionType, [String]> = [
        .shelter: ["schronisko"], .refuge: ["przytulisko"], .foundation: ["fundacja", "stowarzyszenie"],
        .sanctuary: ["azyl"], .foster: ["domy tymczasowe", "dom tymczasowy"], .rescue: ["pogotowie", "interwencje"],
        .rehabilitation: ["ośrodek rehabilitacji", "rehabilitacja"], .clinic: ["klinika", "lecznica"],
        .other: ["inna", "inne"],
    ]
}
