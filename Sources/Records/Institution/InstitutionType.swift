/// The kinds of institutions that care for animals.
public enum InstitutionType: String, CaseIterable, Hashable, Sendable {
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
}
