/// A currency (ISO 4217).
public struct Currency: RawRepresentable, Hashable, Sendable {
    /// Three capital letters.
    public let rawValue: String

    /// Nil for a code that is not in use.
    public init?(rawValue: String) {
        guard Currency.codes.contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    public static let zloty = Currency(rawValue: "PLN")!  // in the list below
    public static let euro = Currency(rawValue: "EUR")!  // in the list below

    /// All codes.
    public static let codes = Set(
        """
        AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP \
        CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF \
        IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD \
        MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB \
        RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD \
        UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG
        """.split(separator: " ").map(String.init))
}
