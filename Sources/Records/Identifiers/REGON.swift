/// A number of Poland's register of businesses: nine digits, or fourteen for a local unit.
public struct REGON: Hashable, Sendable {
    /// Nine or fourteen digits.
    public let compact: String

    /// Spaces and hyphens are allowed.
    public init(_ text: some StringProtocol) throws(RegisterNumberProblem) {
        let digits = try RegisterNumber.digits(of: text, lengths: [9, 14], prefix: "")
        let short = RegisterNumber.weightedSum(of: digits, weights: [8, 9, 2, 3, 4, 5, 6, 7]) % 11 % 10
        guard short == digits[8] else { throw .checkDigit }
        if digits.count == 14 {
            let weights = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]
            guard RegisterNumber.weightedSum(of: digits, weights: weights) % 11 % 10 == digits[13] else {
                throw .checkDigit
            }
        }
        compact = digits.map(String.init).joined()
    }
}
