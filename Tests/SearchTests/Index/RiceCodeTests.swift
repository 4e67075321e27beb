import Testing

@testable import Search

@Suite("The width of Rice's code")
struct RiceCodeTests {
    private static let samples: [[UInt32]] = [
        [], [0], [1], [7], [1 << 20], Array(repeating: 0, count: 50), Array(0..<300), (0..<40).map { $0 * $0 * 90 },
        [0, 0, 0, 90_000], (0..<2_000).map { $0 % 3 }, (0..<500).map { ($0 &* 2_654_435_761) >> 20 }, [3, 3, 3],
        [2, 1, 0, 5],
    ]

    @Test("Is the least of those that take fewest bits", arguments: samples)
    func best(numbers: [UInt32]) {
        let bits = (0...RiceCode.greatestWidth).map { width in
            numbers.reduce(0) { $0 + Int($1 >> UInt32(width)) + 1 + width }
        }
        let code = RiceCode(bestFor: numbers)
        #expect(code.bitCount == bits.min())
        #expect(code.width == bits.firstIndex(of: code.bitCount))
    }

    @Test("Tells how many bits are written", arguments: samples)
    func written(numbers: [UInt32]) {
        let code = RiceCode(bestFor: numbers)
        var bits = BitWriter()
        for number in numbers { bits.writeRice(Int(number), width: code.width) }
        #expect(bits.bitCount == code.bitCount)
        var reader = BitReader(bytes: bits.finished)
        #expect(numbers.allSatisfy { reader.rice(code.width) == Int($0) })
    }
}
