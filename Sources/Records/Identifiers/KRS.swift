/// A number of Poland's National Court Register: ten digits, not all zero. It has no check digit.
public struct KRS: Hashable, Sendable {
    /// Ten digits.
    public let compact: String

    /// Spaces are allowed.
    public init(_ text: some StringProtocol) throws(RegisterNumberProblem) {
        let digits = try RegisterNumber.digits(of: text, lengths: [10], prefix: "")
        guard digits.contains(where: { $0 != 0 }) else { throw .checkDigit }
        compact = digits.map(String.init).joined()
    }
}
