/// A Polish tax number: ten digits, the last of which checks the others.
public struct NIP: Hashable, Sendable {
    /// Ten digits.
    public let compact: String

    /// Spaces and hyphens are allowed, a leading `PL` too.
    public init(_ text: some StringProtocol) throws(RegisterNumberProblem) {
        let digits = try RegisterNumber.digits(of: text, lengths: [10], prefix: "PL")
        let check = RegisterNumber.weightedSum(of: digits, weights: [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11
        guard check == digits[9] else { throw .checkDigit }
        compact = digits.map(String.init).joined()
    }

    /// As Poland prints it: `856-734-62-15`.
    public var grouped: String {
        let digits = Array(compact)
        return "\(String(digits[0..<3]))-\(String(digits[3..<6]))-\(String(digits[6..<8]))-\(String(digits[8..<10]))"
    }
}
