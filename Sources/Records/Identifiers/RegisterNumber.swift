/// A mistake in a number of a public register.
public enum RegisterNumberProblem: Error, Equatable, Sendable {
    /// Something other than digits.
    case characters
    /// Another number of digits than the register has.
    case length(expected: [Int], found: Int)
    /// The digits contradict each other.
    case checkDigit
}

enum RegisterNumber {
    static func digits(
        of text: some StringProtocol, lengths: [Int], prefix: String
    ) throws(RegisterNumberProblem) -> [Int] {
        let blanks: Set<Character> = [" ", "-", "\u{A0}"]
        var compact = String(text.filter { !blanks.contains($0) })
        if !prefix.isEmpty, compact.uppercased().hasPrefix(prefix) { compact.removeFirst(prefix.count) }
        guard let digits = compact.digits else { throw .characters }
        guard lengths.contains(digits.count) else { throw .length(expected: lengths, found: digits.count) }
        return digits
    }

    static func weightedSum(of digits: [Int], weights: [Int]) -> Int {
        zip(digits, weights).reduce(0) { $0 + $1.0 * $1.1 }
    }
}
