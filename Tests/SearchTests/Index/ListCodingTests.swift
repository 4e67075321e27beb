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
        ListCoding.append(list, in: 0..<90_000, to: &bits)
        #expect(bits.finished.count < 600)
    }

    @Test("A list costs little more than chance allows")
    func entropy() {
        var chance = Chance(state: 3)
        let list = (0..<10_000).filter { _ in Int.random(in: 0..<10, using: &chance) == 0 }.map(UInt32.init)
        var bits = BitWriter()
        ListCoding.append(list, in: 0..<10_000, to: &bits)
        // The entropy of one in ten is 0.469 bits.
        #expect(bits.bitCount < 4_950)
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
        ListCoding.append(list, in: range, to: &bits)
        var reader = BitReader(bytes: bits.finished, position: 3)
        return reader.list(in: range)
    }
}
