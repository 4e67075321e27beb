import Documents
import Records

extension FieldReader {
    /// The section `currencies`: patterns by the currencies' codes (ISO 4217), and `other` for those that it does not
    /// name.
    mutating func currencyFormat(_ field: Field) -> CurrencyFormat? {
        guard let entries = entries(of: field) else { return nil }
        let countBefore = diagnostics.count
        var patterns: [Currency: PlaceholderPattern] = [:]
        var other: PlaceholderPattern?
        var hasOther = false
        for entry in entries {
            let code = entry.key.text
            if code == "other" {
                hasOther = true
                let (amount, currency) = (CurrencyFormat.amount, CurrencyFormat.currency)
                other = pattern(entry, with: [[amount, currency], [currency, amount]])
            } else if let currency = Currency(rawValue: code) {
                patterns[currency] = pattern(entry, with: [[CurrencyFormat.amount]])
            } else {
                report(
                    entry.key, "unknown-field", "there is no currency \"\(code)\" in \"\(field.path)\"",
                    suggestion: Currency(rawValue: code.uppercased()).map { "write \($0.rawValue)" }
                        ?? "write a code of three letters, or \"other\" for all that are not named")
            }
        }
        if !hasOther {
            report(
                field.key, "missing-field", "the field \"other\" is missing in \"\(field.path)\"",
                suggestion: "other: \"{amount} {currency}\"")
        }
        guard diagnostics.count == countBefore, let other else { return nil }
        return CurrencyFormat(patterns: patterns, other: other)
    }
}
