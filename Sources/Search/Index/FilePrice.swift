/// Finds how many bytes of a query one file less is worth, where hosts limit the number of files.
enum FilePrice {
    /// The files of the lowest price, or nearly so, at which there are not more than `most`.
    /// - Parameter starts: tells of a price in hundredths of bytes, for each place and the end, where the file begins that ends
    ///   there, if one does. The higher the price, the fewer files.
    static func files(atMost most: Int, _ starts: (_ price: Int) -> [Int]) -> [Range<Int>] {
        func files(_ price: Int) -> [Range<Int>] {
            let starts = starts(price)
            var files: [Range<Int>] = []
            var end = starts.count - 1
            while end > 0 {
                files.append(starts[end]..<end)
                end = starts[end]
            }
            return files.reversed()
        }
        // The root is fetched once, and queries have more than one word.
        var (low, high) = (70, 70)
        var found = files(high)
        // A price of a hundred million bytes makes one file of anything.
        while found.count > most, high < 10_000_000_000 {
            // Four times the price makes about half as many files.
            let ratio = min(32, found.count / max(1, most) + 1)
            (low, high) = (high, min(10_000_000_000, high * ratio * ratio))
            found = files(high)
        }
        while found.count < most - most / 50, high - low > 1 + low / 64 {
            let middle = (low + high) / 2
            let fewer = files(middle)
            if fewer.count > most { low = middle } else { (high, found) = (middle, fewer) }
        }
        return found
    }
}
