/// The encoding of a sorted list of document numbers: as the gaps between them, the gaps between those that are
/// missing, or the lengths of runs, whichever is shortest.
///
/// ```
/// gamma(count), then unless the count is 0: 2 bits of
///   0  4 bits width, rice(gap) ...
///   1  gamma(count of those missing), 4 bits width, rice(gap) ... between those missing
///   2  gamma(runs - 1), 4 bits width of gaps, 4 bits width of lengths, rice(gap) rice(length - 1) ...
///   3  all
/// ```
struct ListCoding {
    private enum Form {
        case none
        case gaps(RiceCode)
        case missing([UInt32], RiceCode)
        case runs(count: Int, gaps: RiceCode, lengths: RiceCode)
        case all
    }

    private let list: ArraySlice<UInt32>
    private let range: Range<Int>
    private let form: Form

    /// - Parameter range: what the list could hold at most, known to the reader.
    init(_ list: ArraySlice<UInt32>, in range: Range<Int>) {
        self.list = list
        self.range = range
        if list.isEmpty {
            form = .none
        } else if list.count == range.count {
            form = .all
        } else {
            form = list.withUnsafeBufferPointer { ListCoding.shortest($0, in: range) }
        }
    }

    /// The number of bits that `append` writes.
    var bitCount: Int {
        let head = BitWriter.gammaBitCount(list.count) + 2
        switch form {
        case .none: return BitWriter.gammaBitCount(0)
        case .all: return head
        case .gaps(let gaps): return head + 4 + gaps.bitCount
        case .missing(let others, let gaps):
            return head + BitWriter.gammaBitCount(others.count) + 4 + gaps.bitCount
        case .runs(let count, let gaps, let lengths):
            return head + BitWriter.gammaBitCount(count - 1) + 8 + gaps.bitCount + lengths.bitCount
        }
    }

    var byteCount: Int { (bitCount + 7) / 8 }

    private static func shortest(_ list: UnsafeBufferPointer<UInt32>, in range: Range<Int>) -> Form {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: list.count * 2) { room in
            let gaps = UnsafeMutableBufferPointer(rebasing: room[..<list.count])
            var next = UInt32(range.lowerBound)
            var adjacent = 0
            for (index, number) in list.enumerated() {
                gaps[index] = number &- next
                if number == next { adjacent += 1 }
                next = number &+ 1
            }
            let plain = RiceCode(bestFor: gaps)

            var runs: (count: Int, gaps: RiceCode, lengths: RiceCode)?
            if mayBeShorter(adjacent: adjacent, of: list, in: range) {
                runs = ListCoding.runs(of: gaps, lengths: UnsafeMutableBufferPointer(rebasing: room[list.count...]))
            }
            let runBits = runs.map { $0.gaps.bitCount + $0.lengths.bitCount } ?? .max

            // The gaps between those that are missing are shorter only where far fewer are missing.
            let missing = range.count - list.count
            let others = missing * 2 < list.count ? complement(of: list, in: range) : []
            let between = others.isEmpty ? nil : RiceCode(bestFor: ListCoding.gaps(of: others, in: range))
            let otherBits = between?.bitCount ?? .max

            if plain.bitCount <= runBits, plain.bitCount <= otherBits { return .gaps(plain) }
            if let runs, runBits <= otherBits {
                return .runs(count: runs.count, gaps: runs.gaps, lengths: runs.lengths)
            }
            if let between { return .missing(others, between) }
            return .gaps(plain)
        }
    }

    /// Returns true if runs may be shorter than gaps. They save the gaps of those that follow one another, one bit each
    /// and the width, which is at most what the mean of the other gaps takes (see `RiceCode`); a run's length takes a
    /// bit or more.
    private static func mayBeShorter(
        adjacent: Int, of list: UnsafeBufferPointer<UInt32>, in range: Range<Int>
    ) -> Bool {
        let runs = list.count - adjacent
        guard runs > 0, let last = list.last else { return true }
        let missing = Int(last) + 1 - range.lowerBound - list.count
        let mean = max(1, (missing + runs - 1) / runs)
        let width = Int.bitWidth - (mean - 1).leadingZeroBitCount
        return adjacent * (width + 1) > runs
    }

    /// The gaps before runs, which take the place of all gaps, and the lengths of runs less one.
    private static func runs(
        of gaps: UnsafeMutableBufferPointer<UInt32>, lengths: UnsafeMutableBufferPointer<UInt32>
    ) -> (count: Int, gaps: RiceCode, lengths: RiceCode) {
        var count = 0
        var start = 0
        for index in gaps.indices where gaps[index] > 0 || index == 0 {
            if count > 0 { lengths[count - 1] = UInt32(index - start - 1) }
            gaps[count] = gaps[index]
            count += 1
            start = index
        }
        lengths[count - 1] = UInt32(gaps.count - start - 1)
        return (
            count, RiceCode(bestFor: UnsafeMutableBufferPointer(rebasing: gaps[..<count])),
            RiceCode(bestFor: UnsafeMutableBufferPointer(rebasing: lengths[..<count]))
        )
    }

    private static func gaps(of numbers: [UInt32], in range: Range<Int>) -> [UInt32] {
        var next = UInt32(range.lowerBound)
        return numbers.map { number in
            defer { next = number + 1 }
            return number - next
        }
    }

    private static func complement(of list: UnsafeBufferPointer<UInt32>, in range: Range<Int>) -> [UInt32] {
        var others: [UInt32] = []
        others.reserveCapacity(range.count - list.count)
        var next = UInt32(range.lowerBound)
        for number in list {
            others += next..<number
            next = number + 1
        }
        others += next..<UInt32(range.upperBound)
        return others
    }

    func append(to bits: inout BitWriter) {
        bits.writeGamma(list.count)
        switch form {
        case .none: break
        case .all: bits.write(3, bits: 2)
        case .gaps(let gaps):
            bits.write(0, bits: 2)
            appendGaps(list, gaps.width, &bits)
        case .missing(let others, let gaps):
            bits.write(1, bits: 2)
            bits.writeGamma(others.count)
            appendGaps(others[...], gaps.width, &bits)
        case .runs(let count, let gaps, let lengths):
            bits.write(2, bits: 2)
            bits.writeGamma(count - 1)
            appendRuns(gaps.width, lengths.width, &bits)
        }
    }

    private func appendGaps(_ list: ArraySlice<UInt32>, _ width: Int, _ bits: inout BitWriter) {
        bits.write(width, bits: 4)
        var next = range.lowerBound
        for number in list {
            bits.writeRice(Int(number) - next, width: width)
            next = Int(number) + 1
        }
    }

    private func appendRuns(_ gapWidth: Int, _ lengthWidth: Int, _ bits: inout BitWriter) {
        bits.write(gapWidth, bits: 4)
        bits.write(lengthWidth, bits: 4)
        var next = range.lowerBound
        var length = 0
        for number in list {
            let gap = Int(number) - next
            if gap > 0 || length == 0 {
                if length > 0 { bits.writeRice(length - 1, width: lengthWidth) }
                bits.writeRice(gap, width: gapWidth)
                length = 0
            }
            length += 1
            next = Int(number) + 1
        }
        bits.writeRice(length - 1, width: lengthWidth)
    }
}
