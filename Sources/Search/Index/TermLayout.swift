/// The distribution of words over files, and the root's part of it.
struct TermLayout: Sendable {
    /// Runs of words in their order: a word, its forms and most of what it begins lie together.
    private(set) var shards: [Range<Int>] = []
    /// The beginnings of shards, for the root: of each the shortest beginning of its first word that is not in the one
    /// before.
    private(set) var separators: [UInt8] = []
    /// Files of what cut lists leave out: words with the same documents share one, as those of a common sentence do.
    private(set) var rests: [[RestPart]] = []
    /// In which of these each part is.
    private(set) var fileOf: [RestPart: Int] = [:]
    /// The numbers of lists, by which equal ones are known.
    let lists: ListNumbers

    init(_ entries: [TermEntry], _ measures: IndexSizes) {
        lists = ListNumbers(entries)
        let costs = TermCosts(entries, lists)
        // Few queries need what cut lists lack, but these take much of it.
        shards = FilePrice.files(atMost: measures.files * (measures.isLarge ? 3 : 4) / 5) { costs.starts(price: $0) }
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
        var groups: [[RestPart]] = []
        for (index, entry) in entries.enumerated() where entry.hasRest {
            for isMention in [false, true] {
                let part = RestPart(entry: index, isMention: isMention)
                let longest = zip(entry.rest(isMention: isMention), lists.of(part)).max {
                    $0.0.content.bitCount < $1.0.content.bitCount
                }
                guard let list = longest.map({ Int($0.1) }) else { continue }
                if places[list] >= 0 {
                    groups[Int(places[list])].append(part)
                } else {
                    places[list] = Int32(groups.count)
                    groups.append([part])
                }
            }
        }
        // Words are asked for without lists of filters. Who needs one list of a file fetches all of it: what is short and
        // often asked for lies with its like.
        let sorted = groups.map { RestGroup($0, of: entries) }.sorted()
        for isFacet in [true, false] {
            let own = sorted.filter { entries[$0.members[0].entry].isFacet == isFacet }
            let packed = RestGroup.files(of: own, atMost: isFacet ? files / 4 : files - rests.count)
            rests += packed.map { own[$0].flatMap(\.members).sorted() }
        }
        for (file, parts) in rests.enumerated() { for part in parts { fileOf[part] = file } }
    }
}
