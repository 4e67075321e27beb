/// How a sorted list of document numbers is written: as the gaps between them, the gaps between those that are missing,
/// or the lengths of runs, whichever is shortest.
///
/// ```
/// gamma(count), then unless the count is 0: 2 bits of
///   0  4 bits width, rice(gap) ...
///   1  gamma(count of those missing), 4 bits width, rice(gap) ... between those missing
///   2  gamma(runs - 1), 4 bits width of gaps, 4 bits width of lengths, rice(gap) rice(length - 1) ...
///   3  all
/// ```
enum ListCoding {
    /// - Parameter range: what the list could hold at most, known to the reader.
    static func append(_ list: some RandomAccessCollection<UInt32>, in range: Range<Int>, to bits: inout BitWriter) {
        bits.writeGamma(list.count)
        guard !list.isEmpty else { return }
        let missing = range.count - list.count
        guard missing > 0 else { return bits.write(3, bits: 2) }

        var gaps = Tally()
        var runGaps = Tally()
        var runLengths = Tally()
        var previous = range.lowerBound - 1
        var length = 0
        for number in list {
            let gap = Int(number) - previous - 1
            gaps.add(gap)
            if gap > 0 || length == 0 {
                if length > 0 { runLengths.add(length - 1) }
                runGaps.add(gap)
                length = 0
            }
            length += 1
            previous = Int(number)
        }
        runLengths.add(length - 1)

        let gapWidth = gaps.bestWidth
        let plain = gaps.bits(width: gapWidth)
        let (runGapWidth, runLengthWidth) = (runGaps.bestWidth, runLengths.bestWidth)
        let runs = runGaps.bits(width: runGapWidth) + runLengths.bits(width: runLengthWidth)
        // The gaps between those that are missing are shorter only where far fewer are missing.
        let others = missing * 2 < list.count ? complement(of: list, in: range) : []
        var otherGaps = Tally()
        var last = range.lowerBound - 1
        for number in others {
            otherGaps.add(Int(number) - last - 1)
            last = Int(number)
        }
        let otherWidth = otherGaps.bestWidth
        let complement = others.isEmpty ? .max : otherGaps.bits(width: otherWidth)

        if plain <= runs, plain <= complement {
            bits.write(0, bits: 2)
            bits.write(gapWidth, bits: 4)
            appendGaps(list, range, gapWidth, &bits)
        } else if runs <= complement {
            bits.write(2, bits: 2)
            appendRuns(list, range, runGaps.count, runGapWidth, runLengthWidth, &bits)
        } else {
            bits.write(1, bits: 2)
            bits.writeGamma(others.count)
            bits.write(otherWidth, bits: 4)
            appendGaps(others, range, otherWidth, &bits)
        }
    }

    private static func appendGaps(
        _ list: some Sequence<UInt32>, _ range: Range<Int>, _ width: Int, _ bits: inout BitWriter
    ) {
        var previous = range.lowerBound - 1
        for number in list {
            bits.writeRice(Int(number) - previous - 1, width: width)
            previous = Int(number)
        }
    }

    private static func appendRuns(
        _ list: some Sequence<UInt32>, _ range: Range<Int>, _ count: Int, _ gapWidth: Int, _ lengthWidth: Int,
        _ bits: inout BitWriter
    ) {
        bits.writeGamma(count - 1)
        bits.write(gapWidth, bits: 4)
        bits.write(lengthWidth, bits: 4)
        var previous = range.lowerBound - 1
        var length = 0
        for number in list {
            let gap = Int(number) - previous - 1
            if gap > 0 || length == 0 {
                if length > 0 { bits.writeRice(length - 1, width: lengthWidth) }
                bits.writeRice(gap, width: gapWidth)
                length = 0
            }
            length += 1
            previous = Int(number)
        }
        bits.writeRice(length - 1, width: lengthWidth)
    }

    private static func complement(of list: some Sequence<UInt32>, in range: Range<Int>) -> [UInt32] {
        var others: [UInt32] = []
        var next = range.lowerBound
        for number in list {
            while next < Int(number) {
                others.append(UInt32(next))
                next += 1
            }
            next = Int(number) + 1
        }
        while next < range.upperBound {
            others.append(UInt32(next))
            next += 1
        }
        return others
    }
}

/// Numbers to be written in Rice's code, and which width suits them.
private struct Tally {
    private(set) var count = 0
    /// The sum of all numbers without their lowest 0, 1, 2 ... bits.
    private var shifted: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int) = (
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )

    mutating func add(_ number: Int) {
        count += 1
        withUnsafeMutableBytes(of: &shifted) { sums in
            let sums = sums.assumingMemoryBound(to: Int.self)
            var rest = number
            var width = 0
            while rest > 0, width < 16 {
                sums[width] += rest
                rest >>= 1
                width += 1
            }
        }
    }

    func bits(width: Int) -> Int {
        withUnsafeBytes(of: shifted) { $0.assumingMemoryBound(to: Int.self)[width] } + count * (width + 1)
    }

    var bestWidth: Int {
        var best = 0
        for width in 1..<16 where bits(width: width) < bits(width: best) { best = width }
        return best
    }
}
