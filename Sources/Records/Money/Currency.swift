/// A currency that accounts of records are kept in (ISO 4217).
public enum Currency: String, CaseIterable, Hashable, Sendable {
    case zloty = "PLN"
    case euro = "EUR"
}
