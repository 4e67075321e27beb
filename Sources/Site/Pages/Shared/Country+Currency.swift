import Records

extension Country {
    /// In which money fees are told there. Countries that are not listed count in euro.
    var currency: Currency {
        let code: String? =
            switch self.code {
            case "PL": "PLN"
            case "CZ": "CZK"
            case "UA": "UAH"
            case "GB": "GBP"
            case "CH", "LI": "CHF"
            case "SE": "SEK"
            case "NO": "NOK"
            case "DK": "DKK"
            case "HU": "HUF"
            case "RO": "RON"
            case "MD": "MDL"
            case "RS": "RSD"
            case "TR": "TRY"
            case "US": "USD"
            case "CA": "CAD"
            default: nil
            }
        return code.flatMap { Currency(rawValue: $0) } ?? .euro
    }
}
