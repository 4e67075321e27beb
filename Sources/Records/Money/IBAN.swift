/// An international bank account number whose length and check digits hold (ISO 13616-1).
public struct IBAN: Hashable, Sendable {
    /// Capital letters and digits, without spaces.
    public let compact: String

    /// A number that stands for one to be read.
    public static let example = (try? IBAN("PL61109010140000071219812874"))!  // its check digits hold

    public enum Problem: Error, Equatable, Sendable {
        case characters
        case unknownCountry(String)
        case length(expected: Int, found: Int)
        case checkDigits
    }

    /// Reads an IBAN, or the 26 digits of a Polish NRB (which is an IBAN without its `PL`); spaces are allowed anywhere,
    /// a hyphen between groups too.
    public init(_ text: some StringProtocol) throws(Problem) {
        var compact = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case " ", "-", "\u{A0}", "\u{202F}": continue
            case "0"..."9", "A"..."Z": compact.unicodeScalars.append(scalar)
            case "a"..."z": compact.unicodeScalars.append(Unicode.Scalar(scalar.value - 32)!)  // a to z have capitals
            default: throw .characters
            }
        }
        if compact.utf8.first?.isASCIIDigit == true {
            guard compact.utf8.allSatisfy(\.isASCIIDigit) else { throw .characters }
            guard compact.utf8.count == 26 else { throw .length(expected: 26, found: compact.utf8.count) }
            compact = "PL" + compact
        }
        let country = String(compact.prefix(2))
        guard compact.utf8.count >= 4, compact.utf8.prefix(2).allSatisfy(\.isASCIILetter),
            compact.utf8.dropFirst(2).prefix(2).allSatisfy(\.isASCIIDigit)
        else { throw .characters }
        guard let length = IBAN.lengths[country] else { throw .unknownCountry(country) }
        guard compact.utf8.count == length else { throw .length(expected: length, found: compact.utf8.count) }
        guard IBAN.remainder(of: compact) == 1 else { throw .checkDigits }
        self.compact = compact
    }

    /// ISO 3166-1 alpha-2.
    public var country: String { String(compact.prefix(2)) }

    /// In groups of four, as ISO 13616-1 prints it: `PL42 2030 0045 1110 0000 0265 1620`.
    public var grouped: String { IBAN.inGroups(compact[...], from: 0) }

    /// A Polish account as Poland writes it, two check digits and then groups of four: `42 2030 0045 ...`. Nil for
    /// accounts of other countries.
    public var groupedNRB: String? { nrb.map { IBAN.inGroups($0[...], from: 2) } }

    /// The 26 digits of a Polish account; nil for accounts of other countries.
    public var nrb: String? { country == "PL" ? String(compact.dropFirst(2)) : nil }

    private static func inGroups(_ text: Substring, from offset: Int) -> String {
        var grouped = ""
        for (index, character) in text.enumerated() {
            if index > 0, (index - offset) % 4 == 0 { grouped.append(" ") }
            grouped.append(character)
        }
        return grouped
    }

    /// ISO 7064 MOD 97-10 over the number with its first four characters moved to the end, letters as 10 to 35.
    private static func remainder(of compact: String) -> Int {
        let bytes = Array(compact.utf8)
        var remainder = 0
        for byte in bytes[4...] + bytes[..<4] {
            if byte.isASCIIDigit {
                remainder = (remainder * 10 + Int(byte - 0x30)) % 97
            } else {
                remainder = (remainder * 100 + Int(byte - 0x41) + 10) % 97
            }
        }
        return remainder
    }

    /// Total lengths by country, from the SWIFT IBAN registry.
    public static let lengths: [String: Int] = [
        "AD": 24, "AE": 23, "AL": 28, "AT": 20, "AZ": 28, "BA": 20, "BE": 16, "BG": 22, "BH": 22, "BR": 29, "BY": 28,
        "CH": 21, "CR": 22, "CY": 28, "CZ": 24, "DE": 22, "DK": 18, "DO": 28, "EE": 20, "EG": 29, "ES": 24, "FI": 18,
        "FO": 18, "FR": 27, "GB": 22, "GE": 22, "GI": 23, "GL": 18, "GR": 27, "GT": 28, "HR": 21, "HU": 28, "IE": 22,
        "IL": 23, "IQ": 23, "IS": 26, "IT": 27, "JO": 30, "KW": 30, "KZ": 20, "LB": 28, "LC": 32, "LI": 21, "LT": 20,
        "LU": 20, "LV": 21, "LY": 25, "MC": 27, "MD": 24, "ME": 22, "MK": 19, "MR": 27, "MT": 31, "MU": 30, "NL": 18,
        "NO": 15, "PK": 24, "PL": 28, "PS": 29, "PT": 25, "QA": 29, "RO": 24, "RS": 22, "SA": 24, "SC": 31, "SD": 18,
        "SE": 24, "SI": 19, "SK": 24, "SM": 27, "ST": 25, "SV": 28, "TL": 23, "TN": 24, "TR": 26, "UA": 29, "VA": 22,
        "VG": 24, "XK": 20,
    ]
}
