/// A language of the site, named by its BCP 47 code ("pl", "en", "uk", "pt-BR").
public struct Language: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let code: String

    public static let english = Language("en")!  // two small letters

    /// Nil unless `code` is a well-formed tag of two or three lower-case letters, optionally with a script of four
    /// letters and a region of two capitals or three digits (BCP 47, section 2.1, without variants and extensions).
    public init?(_ code: String) {
        let parts = code.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let primary = parts.first, (2...3).contains(primary.count), primary.allSatisfy(\.isLowercaseASCIILetter)
        else { return nil }
        var rest = parts.dropFirst()
        if let script = rest.first, script.count == 4, script.allSatisfy(\.isASCIILetter) { rest = rest.dropFirst() }
        if let region = rest.first {
            let isAlphabetic = region.count == 2 && region.allSatisfy { $0.isASCIILetter && !$0.isLowercaseASCIILetter }
            let isNumeric = region.count == 3 && region.allSatisfy(\.isASCIIDigit)
            guard isAlphabetic || isNumeric else { return nil }
            rest = rest.dropFirst()
        }
        guard rest.isEmpty else { return nil }
        self.code = code
    }

    public var isPolish: Bool { code == "pl" || code.hasPrefix("pl-") }

    public static func < (one: Language, other: Language) -> Bool { one.code < other.code }

    public var description: String { code }
}
