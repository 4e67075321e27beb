/// A number as its decimal digits, so that it is rounded and asked for its plural form as it is written.
public struct DecimalNumber: Hashable, Sendable {
    public var isNegative: Bool
    /// Values 0 to 9, the most significant first, without leading zeros; `[0]` for zero.
    public var integer: [UInt8]
    /// Values 0 to 9, as written.
    public var fraction: [UInt8]

    public init(_ number: Int) {
        isNegative = number < 0
        integer = String(number.magnitude).utf8.map { $0 - 0x30 }
        fraction = []
    }

    /// The shortest digits that name `number`, rounded (half to even, as the CLDR does) to at most
    /// `maximumFractionDigits`, without trailing zeros. Nil for what is not finite.
    public init?(_ number: Double, maximumFractionDigits: Int = 3) {
        guard number.isFinite else { return nil }
        // Swift writes the shortest digits that lead back to the same value: "12.5", "1e-05", "-1.5e+20".
        var digits: [UInt8] = []
        var pointAt: Int?
        let parts = number.magnitude.description.utf8.split(separator: UInt8(ascii: "e"))
        for byte in parts[0] {
            if byte == UInt8(ascii: ".") { pointAt = digits.count } else { digits.append(byte &- 0x30) }
        }
        let exponent = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
        var point = (pointAt ?? digits.count) + exponent
        if point < 0 {
            digits.insert(contentsOf: repeatElement(0, count: -point), at: 0)
            point = 0
        }
        while digits.count < point { digits.append(0) }

        let kept = point + max(0, maximumFractionDigits)
        if kept < digits.count {
            let roundsUp = DecimalNumber.roundsUp(dropping: digits[kept...], after: kept > 0 ? digits[kept - 1] : 0)
            digits.removeSubrange(kept...)
            if roundsUp, DecimalNumber.increment(&digits) { point += 1 }
        }
        let whole = Array(digits[..<point].drop { $0 == 0 })
        integer = whole.isEmpty ? [0] : whole
        fraction = Array(digits[point...].reversed().drop { $0 == 0 }.reversed())
        isNegative = number < 0 && (integer != [0] || !fraction.isEmpty)
    }

    private static func roundsUp(dropping dropped: ArraySlice<UInt8>, after last: UInt8) -> Bool {
        guard let first = dropped.first, first >= 5 else { return false }
        let isHalf = first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
        return !isHalf || !last.isMultiple(of: 2)
    }

    /// Adds one to the last digit. True when the digits became one more ("99" to "100").
    private static func increment(_ digits: inout [UInt8]) -> Bool {
        for index in digits.indices.reversed() {
            if digits[index] < 9 {
                digits[index] += 1
                return false
            }
            digits[index] = 0
        }
        digits.insert(1, at: 0)
        return true
    }
}
