/// Finds how many bytes of a query one file less is worth, where hosts limit the number of files.
enum FilePrice {
    /// The files of the lowest price, or nearly so, at which there are not more than `most`.
    /// - Parameter files: makes files of a price in tenths of bytes: the higher, the fewer.
    static func files(atMost most: Int, at files: (_ price: Int) -> [Range<Int>]) -> [Range<Int>] {
        var (low, high) = (10, 10)
        var found = files(high)
        // A price of a billion makes one file of anything.
        while found.count > most, high < 1_000_000_000 {
            // Four times the price makes about half as many files.
            let ratio = min(32, found.count / max(1, most) + 1)
            (low, high) = (high, min(1_000_000_000, high * ratio * ratio))
            found = files(high)
        }
        while high - low > 1 + low / 16 {
            let middle = (low + high) / 2
            let fewer = files(middle)
            if fewer.count > most { low = middle } else { (high, found) = (middle, fewer) }
        }
        return found
    }
}
