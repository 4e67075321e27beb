/// A number of Poland's National Court Register: ten digits, not all zero. It has no check digit.
public struct KRS: Hashable, Sendable {
    /// Ten digits.
    public let compact: String

    /// A number that stands for one to be read.
    public static let example = (try? KRS("0000123456"))!  // ten digits, not all zero

    /// Spaces are allowed.
    public init(_ text: some StringProtocol) throws(RegisterNumberProblem) {
        let digits = try RegisterNumber.digits(of: text, lengths: [10], prefix: "")
        guard digits.contains(where: { $0 != 0 }) else { throw .checkDigit }
        compact = digits.map(String.init).joined()
    }
}
