/// The distribution of words over files, and the root's part of it.
struct TermLayout: Sendable {
    /// Runs of words in their order: all words of a query's word and of those that it begins lie together.
    private(set) var shards: [Range<Int>] = []
    /// The beginnings of shards, for the root: of each the shortest beginning of its first word that is not in the one
    /// before.
    private(set) var separators: [UInt8] = []
    /// Words with further documents: those with the same ones share a file, as words of a common sentence do.
    private(set) var rests: [[Int]] = []
    /// By word, which of these it is in; -1 for those whose lists are whole.
    private(set) var restOf: [Int32]
    /// The numbers of lists, by which equal ones are known.
    let lists: ListNumbers

    init(_ entries: [TermEntry], _ measures: IndexSizes) {
        restOf = Array(repeating: -1, count: entries.count)
        lists = ListNumbers(entries)
        let costs = TermCosts(entries, lists)
        shards = costs.shards(atMost: measures.files * 5 / 6)
        makeRests(entries, files: measures.files - shards.count)
        var names = FrontCoding()
        for (number, shard) in shards.enumerated() {
            guard number > 0 else {
                names.append([])
                continue
            }
            let key = entries[shard.lowerBound].key
            var length = TermCosts.shared(entries[shard.lowerBound - 1].key, key) + 1
            // Characters are not cut.
            while length < key.count, key[length] & 0xC0 == 0x80 { length += 1 }
            names.append(Array(key[..<min(length, key.count)]))
        }
        separators = names.text
    }

    private mutating func makeRests(_ entries: [TermEntry], files: Int) {
        // By list, its group; the longest list tells which words belong together.
        var places = [Int32](repeating: -1, count: lists.count)
        var groups: [[Int]] = []
        for (index, entry) in entries.enumerated() where entry.hasRest {
            let longest = zip(entry.rest, lists.ofRest(index)).max { $0.0.content.bitCount < $1.0.content.bitCount }
            guard let list = longest.map({ Int($0.1) }) else { continue }
            if places[list] >= 0 {
                groups[Int(places[list])].append(index)
            } else {
                places[list] = Int32(groups.count)
                groups.append([index])
            }
        }
        // Hosts limit the number of files: lists of about one length are put together until there are few enough. Words
        // are asked for without those of filters.
        let lengths = groups.map { entries[$0[0]].restByteCount }
        let sorted = groups.indices.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
        let isFacet = groups.map { entries[$0[0]].isFacet }
        let facets = TermLayout.packed(sorted.filter { isFacet[$0] }, lengths, most: 5_000)
        let words = sorted.filter { !isFacet[$0] }
        var most = 1_000
        var packed = facets
        repeat {
            packed = facets + TermLayout.packed(words, lengths, most: most)
            most += most / 4
        } while packed.count > files && most < 20_000_000
        rests = packed.map { $0.flatMap { groups[$0] }.sorted() }
        for (file, members) in rests.enumerated() { for index in members { restOf[index] = Int32(file) } }
    }

    /// Returns files of groups, which come by length. Whoever needs one of a file fetches all of it, so that long ones have
    /// few companions.
    /// - Parameter most: the most bytes that all groups of a file take when each is fetched once.
    private static func packed(_ groups: [Int], _ lengths: [Int], most: Int) -> [[Int]] {
        var packed: [[Int]] = []
        var length = 0
        for group in groups {
            let count = (packed.last?.count ?? 0) + 1
            length += lengths[group]
            if packed.isEmpty || count * length > most {
                packed.append([])
                length = lengths[group]
            }
            packed[packed.count - 1].append(group)
        }
        return packed
    }
}
