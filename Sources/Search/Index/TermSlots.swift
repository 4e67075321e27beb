/// The documents of a word by slot, each in order. Words take turns in the same memory.
struct TermSlots {
    var documents: [[UInt32]] = Array(repeating: [], count: PostingRun.Slot.count)
    /// The documents that have been noted, by their numbers, 64 at a time.
    private var noted: [UInt64] = []

    mutating func clear() {
        // What a word means belongs to others, too.
        documents[PostingRun.Slot.closed] = []
        for slot in documents.indices.dropFirst() { documents[slot].removeAll(keepingCapacity: true) }
    }

    /// Returns the documents that are in no slot.
    mutating func missing(_ numbers: [UInt32]) -> [UInt32] {
        for list in documents {
            for number in list {
                let place = Int(number >> 6)
                while place >= noted.count { noted.append(0) }
                noted[place] |= 1 << UInt64(number & 63)
            }
        }
        let missing = numbers.filter { number in
            let place = Int(number >> 6)
            return place >= noted.count || noted[place] >> UInt64(number & 63) & 1 == 0
        }
        noted.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
        return missing
    }
}
