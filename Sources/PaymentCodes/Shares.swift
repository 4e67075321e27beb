import Records

/// The shares of a gift among several: by whole percents that sum to 100, to the grosz.
public enum Shares {
    /// The parts of an amount, in the order of the percents, by the method of largest remainders: every part is what
    /// its percents give, rounded down, and the minor units that are left go to the largest remainders, of equal ones
    /// to the earlier. They always sum to the amount.
    ///
    /// - Parameters:
    ///   - amount: not negative.
    ///   - percents: none negative; they sum to 100.
    public static func parts(of amount: Amount, percents: [Int]) -> [Amount] {
        let exact = percents.map { (amount.minorUnits * $0).quotientAndRemainder(dividingBy: 100) }
        var parts = exact.map(\.quotient)
        let left = amount.minorUnits - parts.reduce(0, +)
        let order = exact.indices.sorted { one, other in
            exact[one].remainder == exact[other].remainder
                ? one < other : exact[one].remainder > exact[other].remainder
        }
        for index in order.prefix(max(left, 0)) { parts[index] += 1 }
        return parts.map { Amount(minorUnits: $0) }
    }
}
