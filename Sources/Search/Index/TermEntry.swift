/// A word of the index with its documents, ready to be put into a file.
struct TermEntry: Sendable {
    /// A list of document numbers as bits, and where they have the word.
    struct List: Sendable {
        let slot: Int
        let content: BitList

        var isCut: Bool { content.isCut }
        var bits: [UInt8] { content.bits }

        init(_ slot: Int, _ coding: ListCoding, isCut: Bool = false) {
            self.slot = slot
            content = BitList(coding, isCut: isCut)
        }
    }

    let key: [UInt8]
    /// The number of documents that have the word.
    let count: Int
    /// The lists of all documents, or of the first ones if `rest` holds the others.
    let lists: [List]
    /// What lists that are cut leave out, by slot; empty where all are whole.
    private let rest: [List]
    /// The lists of who is nearly what the word means, says so or only mentions it, where these are apart.
    private let mentions: [List]
    /// The number of documents that have it in their names.
    let namedCount: Int
    /// The first of them.
    let firstNamed: UInt32?
    /// True if it stands in something shorter than descriptions.
    let isNamed: Bool
    /// True if it is what filters ask for, and no word.
    let isFacet: Bool
    /// True if it means something that is not there, and has only what is near, is called so or speaks of it.
    let isAbsent: Bool
    /// True if all it has is what it means.
    let isMeantAlone: Bool

    /// True if documents are just what it means.
    var isMeant: Bool { lists.first?.slot == PostingRun.Slot.closed }
    var hasRest: Bool { !rest.isEmpty }

    /// What lists that are cut leave out: what the word means, or else all, and the mentions beside that.
    func rest(isMention: Bool) -> [List] { isMention ? mentions : rest }

    /// What a word means that its lists tell besides their documents.
    enum Sense {
        case other
        /// A species. Where only others of its type are there, and what is called so, it has an empty list of those that it
        /// means, by which readers know that none of the others is it.
        case species
        /// A town or a region, with an empty list behind that of what is there.
        case place
        /// A town in which nothing is, with both empty lists.
        case elsewhere
        /// A kind of animals that nobody keeps, with both, whatever speaks of it.
        case unknown
    }

    /// - Parameters:
    ///   - slots: the documents by slot, each in order.
    ///   - sense: what the word means, for the empty lists by which readers know it.
    init(_ key: [UInt8], _ slots: [[UInt32]], _ measures: IndexSizes, _ sense: Sense = .other) {
        self.key = key
        isFacet = key.first == UInt8(ascii: "=")
        count = slots.reduce(0) { $0 + $1.count }
        namedCount = slots[1].count + slots[2].count
        firstNamed = slots[1...2].compactMap(\.first).min()
        isNamed = slots[..<PostingRun.Slot.text].contains { !$0.isEmpty }
        let meant = [PostingRun.Slot.closed, PostingRun.Slot.surroundings, PostingRun.Slot.loose]
        isMeantAlone = slots.indices.allSatisfy { slots[$0].isEmpty || meant.contains($0) }
        let (head, documents) = (measures.head, measures.documents)
        let filled = slots.indices.filter { !slots[$0].isEmpty }
        let hasNone = sense == .elsewhere || sense == .species && !slots[PostingRun.Slot.loose].isEmpty
        isAbsent =
            sense == .unknown
            || hasNone && filled.allSatisfy { (1...PostingRun.Slot.loose).contains($0) || $0 == PostingRun.Slot.text }
        let isPlace = sense == .place || isAbsent && sense != .species
        let marks = [
            isAbsent ? PostingRun.Slot.closed : nil,
            isPlace ? slots.indices.dropFirst().first { slots[$0].isEmpty } : nil,
        ]
        let whole = slots.indices.filter { !slots[$0].isEmpty || marks.contains($0) }.map {
            (slot: $0, coding: ListCoding(slots[$0][...], in: 0..<documents))
        }
        let mayCut = head < documents && (measures.isLarge || !isFacet)
        guard mayCut, whole.reduce(0, { $0 + $1.coding.byteCount }) > measures.restLimit else {
            lists = whole.map { List($0.slot, $0.coding) }
            (rest, mentions) = ([], [])
            return
        }
        // Where all are known that have what is meant, so are those that say so, which come first.
        let isMeantWhole = whole.contains {
            $0.slot == PostingRun.Slot.closed && $0.coding.byteCount <= measures.wholeLimit
        }
        let said = PostingRun.Slot.facts..<PostingRun.Slot.text
        var lists: [List] = []
        var rest: [List] = []
        for (slot, coding) in whole {
            let isText = slot >= PostingRun.Slot.loose && !(isMeantWhole && said.contains(slot))
            let numbers = slots[slot]
            let cut = numbers.partitioningIndex { $0 >= UInt32(head) }
            let limit = isText ? measures.restLimit / 2 : measures.wholeLimit
            if numbers.count > cut, coding.byteCount > limit {
                lists.append(List(slot, ListCoding(numbers[..<cut], in: 0..<head), isCut: true))
                rest.append(List(slot, ListCoding(numbers[cut...], in: head..<documents)))
            } else {
                lists.append(List(slot, coding))
            }
        }
        self.lists = lists
        let isSplit = measures.isLarge && rest.first?.slot == PostingRun.Slot.closed
        let split = isSplit ? rest.partitioningIndex { $0.slot >= PostingRun.Slot.surroundings } : rest.count
        (self.rest, mentions) = (Array(rest[..<split]), Array(rest[split...]))
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
