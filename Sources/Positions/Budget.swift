/// How much may still be done for one file, however it is built.
struct Budget {
    /// Pieces to look at: boxes, directory entries, streams. A film of hours has some thousands.
    private var steps = 4_000_000
    /// Bytes to unpack: more than honest documents hold, little enough for a second or two.
    private var unpacked = 768 << 20
    /// Whether something was left out for want of it.
    private(set) var isExhausted = false

    /// Whether one more piece may be looked at.
    mutating func step(_ count: Int = 1) -> Bool {
        guard steps >= count else {
            isExhausted = true
            return false
        }
        steps -= count
        return true
    }

    /// Whether so many more bytes may be unpacked.
    mutating func unpack(_ count: Int) -> Bool {
        guard unpacked >= count else {
            isExhausted = true
            return false
        }
        unpacked -= count
        return true
    }

    /// Something could not be looked at.
    mutating func exhaust() { isExhausted = true }
}
