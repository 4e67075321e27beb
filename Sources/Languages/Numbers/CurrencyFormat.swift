import Records

/// The way a language writes sums of money.
struct CurrencyFormat: Sendable {
    /// With `{amount}`.
    var patterns: [Currency: PlaceholderPattern]
    /// With `{amount}` and `{currency}`, for which the code stands.
    var other: PlaceholderPattern

    static let amount = "amount"
    static let currency = "currency"

    func string(_ amount: String, _ currency: Currency) -> String {
        var text = ""
        for part in (patterns[currency] ?? other).parts {
            switch part {
            case .text(let words): text += words
            case .placeholder(let name, _): text += name == CurrencyFormat.amount ? amount : currency.rawValue
            }
        }
        return text
    }
}
