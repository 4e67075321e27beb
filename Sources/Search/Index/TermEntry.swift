/// A word of the index with its documents, ready to be put into a file.
struct TermEntry: Sendable {
    /// A list of document numbers as bits; equal ones are written once in a file.
    struct List: Hashable, Sendable {
        let slot: Int
        let bits: [UInt8]
        let bitCount: Int

        init(_ slot: Int, _ numbers: some RandomAccessCollection<UInt32>, in range: Range<Int>) {
            var writer = BitWriter()
            ListCoding.append(numbers, in: range, to: &writer)
            self.slot = slot
            bits = writer.finished
            bitCount = writer.bitCount
        }
    }

    let key: [UInt8]
    /// How many documents have the word.
    let count: Int
    /// Those of all documents, or of the first ones where `rest` holds the others.
    let lists: [List]
    /// Those of the other documents; empty where the lists are whole.
    let rest: [List]
    /// Whether it stands in something shorter than descriptions.
    let isNamed: Bool

    /// The word that has the same documents and is looked up instead.
    var alias: [UInt8]?

    /// Whether no record has the word itself.
    let isMeantAlone: Bool

    var byteCount: Int { lists.reduce(0) { $0 + $1.bits.count } }
    var hasRest: Bool { !rest.isEmpty }

    /// - Parameters:
    ///   - slots: the documents by slot, each in order.
    ///   - head: how many documents the first part is about where a word has many.
    init(_ key: [UInt8], _ slots: [[UInt32]], documents: Int, head: Int, limit: Int) {
        self.key = key
        count = slots.reduce(0) { $0 + $1.count }
        isNamed = slots[..<PostingRun.Slot.text].contains { !$0.isEmpty }
        let meant = [PostingRun.Slot.closed, PostingRun.Slot.surroundings, PostingRun.Slot.loose]
        isMeantAlone = slots.indices.allSatisfy { slots[$0].isEmpty || meant.contains($0) }
        let filled = slots.indices.filter { !slots[$0].isEmpty }
        let whole = filled.map { List($0, slots[$0], in: 0..<documents) }
        guard head < documents, whole.reduce(0, { $0 + $1.bits.count }) > limit else {
            lists = whole
            rest = []
            return
        }
        let cuts = filled.map { slot in slots[slot].partitioningIndex { $0 >= UInt32(head) } }
        lists = zip(filled, cuts).map { List($0, slots[$0][..<$1], in: 0..<head) }
        rest = zip(filled, cuts).map { List($0, slots[$0][$1...], in: head..<documents) }
    }
}

extension Array {
    /// The place of the first element for which `isSecond` holds, in an array where it holds for all after that.
    func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
