/// A sum of money in whole minor units (grosze, cents), so that no sum is ever rounded.
public struct Amount: Hashable, Sendable, Comparable {
    public var minorUnits: Int

    public init(minorUnits: Int) { self.minorUnits = minorUnits }

    /// A decimal number with at most two digits after its point or comma (`50`, `19.99`); nil for any other form.
    public init?(_ text: some StringProtocol) {
        let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2E || $0 == 0x2C }
        guard (1...2).contains(parts.count), parts[0].count <= 12, let whole = parts[0].decimalNumber else {
            return nil
        }
        var minor = 0
        if parts.count == 2 {
            guard (1...2).contains(parts[1].count), let fraction = parts[1].decimalNumber else { return nil }
            minor = parts[1].count == 1 ? fraction * 10 : fraction
        }
        minorUnits = whole * 100 + minor
    }

    public static func < (one: Amount, other: Amount) -> Bool { one.minorUnits < other.minorUnits }
}
