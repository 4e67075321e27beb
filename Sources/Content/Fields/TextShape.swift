/// A text in one line, and its form.
public struct TextShape: Sendable {
    public enum Kind: Sendable {
        case plain
        /// `2025-11-30`.
        case date
        /// `2021-05-03`, `2021-05` or `2021`; the year may be a number.
        case partialDate
        /// A file beside the record, with one of these endings.
        case file([String])
        /// The id of another record.
        case record
        case webAddress
    }

    /// The most characters that it may have.
    public var maximum: Int
    public var kind = Kind.plain
    /// A regular expression (ECMA-262) for the whole text; white space around the text makes no difference.
    public var pattern: String?
    public var example: String?
    /// The name of the rule that the text keeps beside its form, such as that of check digits.
    public var rule: String?
    /// True if a number without quotes may stand for the text.
    public var mayBeNumber = true
}

extension ValueShape {
    /// A text of which a pattern tells the form.
    static func form(
        _ pattern: String, example: String, maximum: Int = 1000, kind: TextShape.Kind = .plain,
        mayBeNumber: Bool = false, rule: String? = nil
    ) -> ValueShape {
        .text(
            TextShape(
                maximum: maximum, kind: kind, pattern: pattern, example: example, rule: rule, mayBeNumber: mayBeNumber))
    }

    private static let day = "(0[1-9]|[12][0-9]|3[01])"
    private static let monthOfYear = "(0[1-9]|1[0-2])"

    static let date = form("[0-9]{4}-\(monthOfYear)-\(day)", example: "2025-11-30", kind: .date, rule: "date")
    static let partialDate = form(
        "[0-9]{4}(-\(monthOfYear)(-\(day))?)?", example: "2021-05", kind: .partialDate, rule: "partialDate")
    static let month = form("[0-9]{4}-\(monthOfYear)", example: "2026-12", maximum: 40)
    static let timeOfDay = form("([01]?[0-9]|2[0-3]):[0-5][0-9]|24:00", example: "10:00", rule: "time")
    static let email = form(
        #"[^\s@"(),:;<>\[\]\\]+@[^\s@.]+(\.[^\s@.]+)+"#, example: "kontakt@schronisko.pl", maximum: 254, rule: "email")
    static let webAddress = form(
        #"[hH][tT][tT][pP][sS]?://\S+"#, example: "https://www.schronisko.pl/", maximum: 2000,
        kind: .webAddress, rule: "webAddress")
    static let phoneNumber = form(
        #"(\+|00)?[-0-9 ()./\u00A0\u2011\u2013]*[0-9][-0-9 ()./\u00A0\u2011\u2013]*([A-Za-z]+\.?[ .]*[0-9 .]+)?"#,
        example: "58 622 25 52", maximum: 100, mayBeNumber: true, rule: "phone")
    static let internationalNumber = phoneNumber.ruled("internationalPhone")
    static let pastDate = date.ruled("pastDate")
    static let formAddress = webAddress.ruled("formAddress")

    /// Returns the same form with another rule beside it.
    private func ruled(_ rule: String) -> ValueShape {
        guard case .text(var text) = self else { return self }
        text.rule = rule
        return .text(text)
    }

    /// An IBAN, or the 26 digits of a Polish account.
    static let account = form(
        #"(?:(?![Pp][-\s]*[Ll])[A-Za-z][-\s]*[A-Za-z](?:[-\s]*[0-9]){2}(?:[-\s]*[0-9A-Za-z]){11,30}|(?:[Pp][-\s]*[Ll][-\s]*)?[0-9](?:[-\s]*[0-9]){25})[-\s]*"#,
        example: "PL42 2030 0045 1110 0000 0265 1620", maximum: 100, mayBeNumber: true, rule: "account")
    static let krs = form(
        #"(?:[-\s]*[0-9]){10}[-\s]*"#, example: "0000123456", maximum: 100, mayBeNumber: true, rule: "krs")
    static let nip = form(
        #"(?:[Pp][Ll])?(?:[-\s]*[0-9]){10}[-\s]*"#, example: "856-734-62-15", maximum: 100, mayBeNumber: true,
        rule: "nip")
    static let regon = form(
        #"(?:[-\s]*[0-9]){9}(?:(?:[-\s]*[0-9]){5})?[-\s]*"#, example: "192598184", maximum: 100, mayBeNumber: true,
        rule: "regon")
    static let recordID = id(.record)
    /// An id that no record has any longer.
    static let formerID = id(.plain)
    static let country = form("[A-Z]{2}", example: "PL", maximum: 60, rule: "country")
    static let currency = form("[A-Z]{3}", example: "PLN", maximum: 40, rule: "currency")
    static let bic = form("[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?", example: "BPKOPLPW", maximum: 40, rule: "bic")
    static let language = form("[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*", example: "pl", maximum: 40)
    static let transferTitle = form(
        #"([^{]|\{(number|name|institution)\})*"#, example: "{number} {name} - karma", maximum: 140, mayBeNumber: true,
        rule: "transferTitle")

    private static func id(_ kind: TextShape.Kind) -> ValueShape {
        form("[a-z0-9]+(-[a-z0-9]+)*", example: "rex-2", maximum: 64, kind: kind, mayBeNumber: true)
    }

    /// A file's name; its ending in whichever letter case.
    static func file(_ endings: [String], example: String) -> ValueShape {
        let ending = endings.map(\.inAnyCase).joined(separator: "|")
        return form(
            #"(?!/)(?!.*\\)(?!(?:.*/)?\.\.(?:/|$))(?![A-Za-z][A-Za-z0-9+.-]*:).*\.(?:\#(ending))"#,
            example: example, kind: .file(endings))
    }
}

extension String {
    /// A regular expression for an ASCII word in whichever letter case.
    fileprivate var inAnyCase: String {
        map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : String($0) }.joined()
    }
}
