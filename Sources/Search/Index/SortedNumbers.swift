/// Lists of rising numbers of documents.
enum SortedNumbers {
    /// Returns what both have.
    static func intersection(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
        var both: [UInt32] = []
        var place = 0
        for number in one {
            while place < other.count, other[place] < number { place += 1 }
            if place < other.count, other[place] == number { both.append(number) }
        }
        return both
    }

    /// Returns what one has and the other has not.
    static func difference(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
        var isOther = Membership(other)
        return one.filter { !isOther.contains($0) }
    }

    /// Returns what either has.
    static func union(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
        guard !one.isEmpty else { return other }
        var all: [UInt32] = []
        all.reserveCapacity(one.count + other.count)
        var place = 0
        for number in one {
            while place < other.count, other[place] < number {
                all.append(other[place])
                place += 1
            }
            if place < other.count, other[place] == number { place += 1 }
            all.append(number)
        }
        return all + other[place...]
    }

    /// Asks of rising numbers whether a sorted list has them.
    struct Membership {
        private let numbers: [UInt32]
        private var place = 0

        init(_ numbers: [UInt32]) { self.numbers = numbers }

        mutating func contains(_ number: UInt32) -> Bool {
            while place < numbers.count, numbers[place] < number { place += 1 }
            return place < numbers.count && numbers[place] == number
        }
    }
}
