import Testing

@testable import Search

@Suite("Lists of documents")
struct ListCodingTests {
    /// Always the same numbers, as if by chance.
    private struct Chance: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test("A list is read as it was written", arguments: [0.0, 0.001, 0.02, 0.3, 0.5, 0.8, 0.999, 1])
    func scattered(share: Double) {
        var chance = Chance(state: 7)
        for range in [0..<1, 0..<10, 0..<5_000, 700..<90_000] {
            let list = range.filter { _ in Double.random(in: 0..<1, using: &chance) < share }.map(UInt32.init)
            #expect(copy(list, in: range) == list)
        }
    }

    @Test("Runs are read as they were written, and are short")
    func runs() {
        let list = (0..<200).flatMap { run in (run * 400..<run * 400 + 90).map(UInt32.init) }
        #expect(copy(list, in: 0..<90_000) == list)
        var bits = BitWriter()
        ListCoding(list[...], in: 0..<90_000).append(to: &bits)
        #expect(bits.finished.count < 600)
    }

    @Test("A list costs little more than chance allows")
    func entropy() {
        var chance = Chance(state: 3)
        let list = (0..<10_000).filter { _ in Int.random(in: 0..<10, using: &chance) == 0 }.map(UInt32.init)
        var bits = BitWriter()
        ListCoding(list[...], in: 0..<10_000).append(to: &bits)
        // The entropy of one in ten is 0.469 bits.
        #expect(bits.bitCount < 4_950)
    }

    /// Of each way to write a list, the numbers that are written in Rice's code.
    private static func forms(_ list: [UInt32], in range: Range<Int>) -> (gaps: [UInt32], runs: [[UInt32]]) {
        var next = UInt32(range.lowerBound)
        var gaps: [UInt32] = []
        var starts: [UInt32] = []
        var lengths: [UInt32] = []
        for number in list {
            gaps.append(number - next)
            if number > next || lengths.isEmpty {
                starts.append(number - next)
                lengths.append(0)
            } else {
                lengths[lengths.count - 1] += 1
            }
            next = number + 1
        }
        return (gaps, [starts, lengths])
    }

    @Test("No other way to write a list is shorter", arguments: 1..<20)
    func shortest(density: Int) {
        var chance = Chance(state: UInt64(density))
        for (range, length) in [(0..<4_000, 1), (300..<4_000, 2), (0..<4_000, 5)] {
            // Runs of about a length, with gaps between.
            var list: [UInt32] = []
            while let next = list.last.map({ Int($0) + 1 }) ?? range.first, next < range.upperBound - 20 {
                let start = next + Int.random(in: 0...density, using: &chance)
                let end = min(start + Int.random(in: 1...length, using: &chance), range.upperBound)
                list += (start..<end).map(UInt32.init)
            }
            let (gaps, runs) = Self.forms(list, in: range)
            let known = Set(list)
            let rest = Self.forms(range.map(UInt32.init).filter { !known.contains($0) }, in: range).gaps
            let plain = RiceCode(bestFor: gaps).bitCount
            let inRuns = runs.reduce(0) { $0 + RiceCode(bestFor: $1).bitCount }
            let missing = rest.count * 2 < list.count ? RiceCode(bestFor: rest).bitCount : .max
            let head = BitWriter.gammaBitCount(list.count) + 2
            let expected =
                plain <= min(inRuns, missing)
                ? 4 + plain
                : inRuns <= missing
                    ? BitWriter.gammaBitCount(runs[0].count - 1) + 8 + inRuns
                    : BitWriter.gammaBitCount(rest.count) + 4 + missing
            #expect(ListCoding(list[...], in: range).bitCount == head + expected)
            #expect(copy(list, in: range) == list)
        }
    }

    @Test("Bits are taken over as they were written, wherever they begin")
    func append() {
        var other = BitWriter()
        for number in 0..<50 { other.write(number * 37, bits: 11) }
        for offset in [0, 3, 31] {
            var bits = BitWriter()
            bits.write(1, bits: offset)
            bits.append(other.finished, count: other.bitCount)
            bits.write(5, bits: 3)
            #expect(bits.bitCount == offset + other.bitCount + 3)
            var reader = BitReader(bytes: bits.finished, position: offset)
            #expect((0..<50).allSatisfy { reader.read(11) == $0 * 37 & 0x7FF })
            #expect(reader.read(3) == 5)
        }
    }

    @Test("A long row of zeros is read as it was written")
    func unary() {
        var bits = BitWriter()
        for value in [0, 23, 24, 25, 100, 3] { bits.writeUnary(value) }
        bits.write(5, bits: 3)
        var reader = BitReader(bytes: bits.finished)
        #expect([0, 23, 24, 25, 100, 3].allSatisfy { reader.rice(0) == $0 })
        #expect(reader.read(3) == 5)
    }

    private func copy(_ list: [UInt32], in range: Range<Int>) -> [UInt32] {
        var bits = BitWriter()
        // Behind something else, so that it begins within a byte.
        bits.write(5, bits: 3)
        let coding = ListCoding(list[...], in: range)
        coding.append(to: &bits)
        #expect(bits.bitCount == 3 + coding.bitCount)
        var reader = BitReader(bytes: bits.finished, position: 3)
        return reader.list(in: range)
    }
}
