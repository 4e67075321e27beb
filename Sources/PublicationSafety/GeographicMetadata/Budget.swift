/// The work that may still be done for one file, however it is built.
struct Budget {
    /// Pieces to look at: boxes, directory entries, streams. A film of hours has some thousands.
    private var steps: Int
    /// Bytes to read a second time or to unpack: more than honest documents hold, little enough for a second or two.
    private var bytes: Int
    /// True if something was left out for want of it.
    private(set) var isExhausted = false

    init(steps: Int = 4_000_000, bytes: Int = 768 << 20) {
        self.steps = steps
        self.bytes = bytes
    }

    /// True if one more piece may be looked at. Once something was left out, nothing more may: what comes of it is
    /// known.
    mutating func step(_ count: Int = 1) -> Bool {
        guard !isExhausted, steps >= count else {
            isExhausted = true
            return false
        }
        steps -= count
        return true
    }

    /// True if so many more bytes may be read or unpacked.
    mutating func spend(bytes count: Int) -> Bool {
        guard !isExhausted, bytes >= count else {
            isExhausted = true
            return false
        }
        bytes -= count
        return true
    }

    /// Something could not be looked at.
    mutating func exhaust() { isExhausted = true }
}
