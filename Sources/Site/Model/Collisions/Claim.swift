import Messages
import Records

/// Something that wants a file of the output folder for itself.
struct Claim: Sendable {
    /// Relative to the output folder, not percent-encoded.
    let file: String
    /// In a sentence: `the page of the institution "na-skraju"`.
    let owner: Message
    /// The place of what can be changed to give the address up; nil where nothing can.
    let origin: Origin?
    /// A claim of a higher rank is asked to change.
    let rank: Rank

    enum Rank: Int, Comparable {
        case fixed, pathWord, record, staticFile, former

        static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
    }
}
