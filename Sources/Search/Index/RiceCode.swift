/// The best way to write numbers in one Rice code.
struct RiceCode {
    static let greatestWidth = 15

    /// The number of lowest bits that are written as they are; the least of those that suit best.
    let width: Int
    /// The number of bits that all numbers take together.
    let bitCount: Int

    /// With a width w, numbers n take as many bits as the sum of n >> w, and w + 1 each. From w to w + 1 the sum
    /// shrinks by that of (n >> w) / 2, rounded up, which shrinks with w itself: the first width from which the next is
    /// no better is the best one. Rounded up, a half of n >> w is more than (n / 2^w - 1) / 2: so the next width is
    /// better as long as 2^w is at most a third of the mean, and the search begins there.
    init(bestFor numbers: some RandomAccessCollection<UInt32>) {
        let count = numbers.count
        var sum = RiceCode.sum(of: numbers, shifted: 0)
        let third = count == 0 ? 0 : sum / (3 * count)
        var width = third == 0 ? 0 : min(RiceCode.greatestWidth, Int.bitWidth - third.leadingZeroBitCount)
        if width > 0 { sum = RiceCode.sum(of: numbers, shifted: width) }
        while width < RiceCode.greatestWidth {
            let next = RiceCode.sum(of: numbers, shifted: width + 1)
            if next + count >= sum { break }
            width += 1
            sum = next
        }
        self.width = width
        bitCount = sum + count * (width + 1)
    }

    private static func sum(of numbers: some RandomAccessCollection<UInt32>, shifted width: Int) -> Int {
        let width = UInt32(width)
        var sum = 0
        for number in numbers { sum &+= Int(number &>> width) }
        return sum
    }
}
