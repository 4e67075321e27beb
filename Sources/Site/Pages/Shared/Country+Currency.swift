import Records

extension Country {
    /// The currency in which fees are told there. Countries that are not listed count in euro.
    var currency: Currency { Country.currencies[code].flatMap { Currency(rawValue: $0) } ?? .euro }

    private static let currencies = [
        "PL": "PLN", "CZ": "CZK", "UA": "UAH", "GB": "GBP", "CH": "CHF", "LI": "CHF", "SE": "SEK", "NO": "NOK",
        "DK": "DKK", "HU": "HUF", "RO": "RON", "MD": "MDL", "RS": "RSD", "TR": "TRY", "US": "USD", "CA": "CAD",
    ]
}
