/// The operands of plural rules for a number as it is written (UTS #35, part 3, "Plural Operand Meanings"): "1.0" is
/// not "1".
public struct PluralOperands: Hashable, Sendable {
    /// `i`: the integer digits.
    public let integer: UInt64
    /// `v`: how many fraction digits are written.
    public let fractionCount: UInt64
    /// `w`: how many of them are left without trailing zeros.
    public let trimmedFractionCount: UInt64
    /// `f`: the written fraction digits as a number.
    public let fraction: UInt64
    /// `t`: the fraction digits without trailing zeros as a number.
    public let trimmedFraction: UInt64

    /// The operands of a whole number; its sign does not matter.
    public init(_ count: Int) {
        integer = UInt64(count.magnitude)
        fractionCount = 0
        trimmedFractionCount = 0
        fraction = 0
        trimmedFraction = 0
    }

    /// The operands of a decimal number as its digits are written.
    public init(_ number: DecimalNumber) {
        let trimmed = number.fraction.reversed().drop { $0 == 0 }.reversed()
        integer = PluralOperands.value(of: number.integer)
        fractionCount = UInt64(number.fraction.count)
        trimmedFractionCount = UInt64(trimmed.count)
        fraction = PluralOperands.value(of: number.fraction)
        trimmedFraction = PluralOperands.value(of: Array(trimmed))
    }

    /// The number that the digits spell. Of more than 18 digits the last 18 count, which decide every remainder, and
    /// one digit before them, so that a huge number is not taken for a small one.
    private static func value(of digits: [UInt8]) -> UInt64 {
        let start: UInt64 = digits.count > 18 ? 1 : 0
        return digits.suffix(18).reduce(start) { $0 * 10 + UInt64($1) }
    }
}
