extension UInt8 {
    /// 0 to 9.
    @inlinable public var isASCIIDigit: Bool { self &- 0x30 < 10 }

    /// a to z.
    @inlinable public var isLowercaseASCIILetter: Bool { self &- 0x61 < 26 }

    /// a to z and A to Z.
    @inlinable public var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
}

extension StringProtocol {
    /// The digits of a text that holds nothing but ASCII digits; nil for any other text.
    var digits: [Int]? {
        var digits: [Int] = []
        for byte in utf8 {
            guard byte.isASCIIDigit else { return nil }
            digits.append(Int(byte - 0x30))
        }
        return digits
    }
}
