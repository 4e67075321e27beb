import Records

/// The way a language writes sums of money.
struct CurrencyFormat: Sendable {
    /// The patterns of single currencies, with `{amount}`.
    var patterns: [Currency: PlaceholderPattern]
    /// The pattern of all other currencies, with `{amount}` and `{currency}`, the code.
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
