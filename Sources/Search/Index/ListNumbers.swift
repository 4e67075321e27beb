/// Numbers for the lists of all words: equal ones have the same, wherever they stand.
struct ListNumbers: Sendable {
    /// The number of different lists.
    private(set) var count = 0
    /// The numbers of all words' lists: of each word its lists, then what these leave out, in its two parts.
    private(set) var numbers: [Int32] = []
    /// By word, where its lists start, and where both parts of what they leave out do; where the last word ends.
    private var starts: [Int32] = []

    init(_ entries: [TermEntry]) {
        var known: [BitList: Int32] = [:]
        known.reserveCapacity(entries.count)
        func add(_ lists: [TermEntry.List]) {
            starts.append(Int32(numbers.count))
            for list in lists {
                let next = Int32(known.count)
                let number = known[list.content, default: next]
                if number == next { known[list.content] = next }
                numbers.append(number)
            }
        }
        for entry in entries {
            add(entry.lists)
            add(entry.rest(isMention: false))
            add(entry.rest(isMention: true))
        }
        starts.append(Int32(numbers.count))
        count = known.count
    }

    /// Returns where the numbers of a word's lists are.
    func places(of entry: Int) -> Range<Int> { places(entry * 3) }

    func of(_ entry: Int) -> ArraySlice<Int32> { numbers[places(of: entry)] }

    func of(_ rest: RestPart) -> ArraySlice<Int32> { numbers[places(rest.entry * 3 + (rest.isMention ? 2 : 1))] }

    private func places(_ number: Int) -> Range<Int> { Int(starts[number])..<Int(starts[number + 1]) }
}
