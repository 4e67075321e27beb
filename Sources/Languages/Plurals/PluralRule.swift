/// One condition of the CLDR's plural rules (UTS #35, part 3, "Plural rules syntax"): `n % 10 = 2..4 and n % 100 !=
/// 12..14`.
public struct PluralRule: Hashable, Sendable {
    enum Operand: Character, CaseIterable, Sendable {
        case absolute = "n"
        case integer = "i"
        case fraction = "f"
        case trimmedFraction = "t"
        case fractionCount = "v"
        case trimmedFractionCount = "w"
        case exponent = "c"
        case exponentByItsOldName = "e"
    }

    struct Relation: Hashable, Sendable {
        var operand: Operand
        var modulus: UInt64?
        var isNegated: Bool
        var ranges: [ClosedRange<UInt64>]
    }

    /// Alternatives, of which one must hold; in each, every relation must hold.
    let alternatives: [[Relation]]

    public func matches(_ operands: PluralOperands) -> Bool {
        alternatives.contains { $0.allSatisfy { $0.holds(for: operands) } }
    }
}

extension PluralRule.Relation {
    func holds(for operands: PluralOperands) -> Bool {
        isNegated != isInRanges(operands)
    }

    private func isInRanges(_ operands: PluralOperands) -> Bool {
        var value: UInt64 =
            switch operand {
            case .absolute, .integer: operands.integer
            case .fraction: operands.fraction
            case .trimmedFraction: operands.trimmedFraction
            case .fractionCount: operands.fractionCount
            case .trimmedFractionCount: operands.trimmedFractionCount
            // Numbers are never written in compact form ("1 million") here.
            case .exponent, .exponentByItsOldName: 0
            }
        // Ranges hold whole numbers alone, and a remainder of 1.5 is no whole number either.
        if operand == .absolute, operands.trimmedFraction != 0 { return false }
        if let modulus { value %= modulus }
        return ranges.contains { $0.contains(value) }
    }
}
