/// Finds phrases in texts, word by word, where terms go by numbers.
struct PhraseFinder {
    /// By a state and the next term, the state that follows; a state is the beginning of some phrase.
    private var steps: [UInt64: Int32] = [:]
    /// By state, the term of the phrase that ends there, -1 where none does, and how many words led to it.
    private var phrases: [(term: Int32, length: Int)] = [(-1, 0)]
    /// By term: true if some phrase has it.
    private var isPart: [Bool] = []
    /// The beginnings that the last words may be, longest first.
    private var states: [Int32] = []

    mutating func add(_ terms: [Int32], as phrase: Int32) {
        var state: Int32 = 0
        for (place, term) in terms.enumerated() {
            while isPart.count <= Int(term) { isPart.append(false) }
            isPart[Int(term)] = true
            let step = PhraseFinder.step(state, term)
            if steps[step] == nil {
                steps[step] = Int32(phrases.count)
                phrases.append((-1, place + 1))
            }
            state = steps[step] ?? 0
        }
        phrases[Int(state)].term = phrase
    }

    /// Forgets the last words, for a text begins.
    mutating func begin() { states.removeAll(keepingCapacity: true) }

    /// Calls `found` with each phrase that ends with a term, the longest first, and with how many words it has.
    mutating func next(_ term: Int32, _ found: (Int32, Int) -> Void) {
        guard Int(term) < isPart.count, isPart[Int(term)] else { return states.removeAll(keepingCapacity: true) }
        states.append(0)
        var kept = 0
        for place in states.indices {
            guard let state = steps[PhraseFinder.step(states[place], term)] else { continue }
            states[kept] = state
            kept += 1
            let phrase = phrases[Int(state)]
            if phrase.term >= 0 { found(phrase.term, phrase.length) }
        }
        states.removeLast(states.count - kept)
    }

    private static func step(_ state: Int32, _ term: Int32) -> UInt64 {
        UInt64(UInt32(state)) << 32 | UInt64(UInt32(term))
    }
}
