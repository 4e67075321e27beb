import Output
import Records

/// The draw of the institution that gets the food of a month's patron. Anyone can repeat it with the month and the
/// list alone: `Documentation/patrons.md` tells the rule.
package struct FoodDraw: Sendable {
    /// The institutions in the order of their ids; at least one.
    package let candidates: [RecordID]
    /// The SHA-256 of the ids, each with a line feed behind it, in hexadecimal digits.
    package let digest: String
    /// The SHA-256 of the month, a blank and the digest, in hexadecimal digits.
    package let seed: String
    /// The place of the one that was drawn, from 0: the remainder of the seed, as one number, divided by their number.
    package let place: Int

    package var winner: RecordID { candidates[place] }

    /// Nil where there are no candidates.
    /// - Parameter month: any day of it.
    package init?(of month: CalendarDate, among candidates: [RecordID]) {
        guard !candidates.isEmpty else { return nil }
        self.candidates = candidates
        digest = FoodDraw.hexadecimal(Fingerprint.sha256(candidates.flatMap { Array("\($0)\n".utf8) }))
        let bytes = Fingerprint.sha256(Array("\(FoodDraw.name(of: month)) \(digest)".utf8))
        seed = FoodDraw.hexadecimal(bytes)
        place = bytes.reduce(0) { ($0 << 8 | Int($1)) % candidates.count }
    }

    /// Returns a month as records write it: `2026-12`.
    package static func name(of month: CalendarDate) -> String { String(month.description.prefix(7)) }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
