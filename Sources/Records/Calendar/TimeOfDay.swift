/// A time on a clock's face, from 00:00 to 24:00 (the end of the day).
public struct TimeOfDay: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Minutes since midnight, 0 to 1440.
    public let minutes: Int

    /// `HH:MM` or `H:MM`; nil for any other form and for times past 24:00.
    public init?(_ text: some StringProtocol) {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
            let hours = parts[0].decimalNumber, let minutes = parts[1].decimalNumber,
            minutes < 60, hours * 60 + minutes <= 1440
        else { return nil }
        self.minutes = hours * 60 + minutes
    }

    public static func < (one: TimeOfDay, other: TimeOfDay) -> Bool { one.minutes < other.minutes }

    /// `HH:MM`.
    public var description: String { "\((minutes / 60).padded(to: 2)):\((minutes % 60).padded(to: 2))" }
}
