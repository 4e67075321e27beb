/// Sets of meanings, each once, that go by numbers.
struct MeaningSets {
    /// In the order in which they came.
    private var meanings: [Meaning] = []
    private var singles: [Meaning: Int32] = [:]
    /// The sets as numbers of meanings, in order.
    private var sets: [[Int32]] = []
    private var numbers: [[Int32]: Int32] = [:]
    /// By two sets what they are together.
    private var unions: [SIMD2<Int32>: Int32] = [:]

    var count: Int { sets.count }

    /// Returns the number of the set of one meaning.
    mutating func number(of meaning: Meaning) -> Int32 {
        if let known = singles[meaning] { return known }
        let number = number(of: [Int32(meanings.count)])
        meanings.append(meaning)
        singles[meaning] = number
        return number
    }

    mutating func union(_ one: Int32, _ other: Int32) -> Int32 {
        if one == other { return one }
        if let known = unions[[one, other]] { return known }
        let union = number(of: Set(sets[Int(one)] + sets[Int(other)]).sorted())
        unions[[one, other]] = union
        return union
    }

    private mutating func number(of set: [Int32]) -> Int32 {
        if let known = numbers[set] { return known }
        let number = Int32(sets.count)
        sets.append(set)
        numbers[set] = number
        return number
    }

    /// Returns the meanings of a set in their order.
    func meanings(of set: Int32) -> [Meaning] { sets[Int(set)].map { meanings[Int($0)] }.sorted() }

    /// Returns true if towns are all that a set means.
    func areTowns(_ set: Int32) -> Bool {
        sets[Int(set)].allSatisfy { meanings[Int($0)].values.allSatisfy { $0.facet == .town } }
    }

    /// Returns true if a set comes before another in the order of their meanings.
    func precedes(_ one: Int32, _ other: Int32) -> Bool {
        meanings(of: one).lexicographicallyPrecedes(meanings(of: other))
    }
}
