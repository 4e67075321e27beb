import Records
import Testing

import PaymentCodes

@Suite("Shares of a gift")
struct SharesTests {
    @Test("What cannot be parted evenly goes to the largest remainders")
    func remainders() {
        let parts = Shares.parts(of: Amount(minorUnits: 100), percents: [33, 33, 34]).map(\.minorUnits)
        #expect(parts == [33, 33, 34])
        #expect(Shares.parts(of: Amount(minorUnits: 1001), percents: [50, 50]).map(\.minorUnits) == [501, 500])
        #expect(Shares.parts(of: Amount(minorUnits: 1), percents: [1, 98, 1]).map(\.minorUnits) == [0, 1, 0])
    }

    @Test("Parts sum to the amount, and none is a whole unit from its share")
    func sums() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            var percents = [100]
            for _ in 0..<Int.random(in: 0..<8, using: &generator) {
                let largest = percents.indices.max { percents[$0] < percents[$1] } ?? 0
                guard percents[largest] > 1 else { break }
                let taken = Int.random(in: 1..<percents[largest], using: &generator)
                percents[largest] -= taken
                percents.append(taken)
            }
            let amount = Int.random(in: 0...100_000_000, using: &generator)
            let parts = Shares.parts(of: Amount(minorUnits: amount), percents: percents).map(\.minorUnits)
            #expect(parts.reduce(0, +) == amount)
            for (part, percent) in zip(parts, percents) {
                #expect(abs(part * 100 - amount * percent) < 100)
            }
        }
    }
}
