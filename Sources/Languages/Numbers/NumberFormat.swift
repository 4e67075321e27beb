/// The way a language writes numbers (UTS #35, part 3, "Number Elements").
public struct NumberFormat: Sendable {
    /// Between whole and fraction.
    public var decimal: String
    /// Between groups of three digits.
    public var group: String
    /// The number of digits that must stand before the first separator: with 2, as in Polish, "1234" but "12 345".
    public var minimumGroupingDigits: Int

    public func string(_ number: Int) -> String {
        if (0..<1000).contains(number) { return String(number) }
        return string(DecimalNumber(number))
    }

    /// Not-a-number and infinity come as the CLDR's signs for them.
    public func string(_ number: Double, maximumFractionDigits: Int = 3) -> String {
        guard let digits = DecimalNumber(number, maximumFractionDigits: maximumFractionDigits) else {
            return number.isNaN ? "NaN" : number < 0 ? "\u{2212}∞" : "∞"
        }
        return string(digits)
    }

    public func string(_ number: DecimalNumber) -> String {
        var text = number.isNegative ? "\u{2212}" : ""
        let isGrouped = number.integer.count >= 3 + max(1, minimumGroupingDigits)
        for (index, digit) in number.integer.enumerated() {
            if isGrouped, index > 0, (number.integer.count - index).isMultiple(of: 3) { text += group }
            text.unicodeScalars.append(Unicode.Scalar(0x30 + digit))
        }
        if !number.fraction.isEmpty {
            text += decimal
            for digit in number.fraction { text.unicodeScalars.append(Unicode.Scalar(0x30 + digit)) }
        }
        return text
    }
}
