/// The sizes of words in a file, which decide where files begin: without the words themselves, for that is asked for
/// several sizes of files.
struct TermCosts {
    /// By word: about how many bytes it takes without its lists.
    private var names: [Int32] = []
    /// By word: how many bytes it has in common with the one before.
    private var common: [Int32] = []
    /// By word: whether it is a phrase, which stands with its first word.
    private var isPhrase: [Bool] = []
    /// By the number of a list: how many bytes it takes.
    private var sizes: [Int32]
    private let lists: ListNumbers

    init(_ entries: [TermEntry], _ lists: ListNumbers) {
        self.lists = lists
        sizes = Array(repeating: 0, count: lists.count)
        var previous: [UInt8] = []
        for (index, entry) in entries.enumerated() {
            names.append(Int32(3 + entry.key.count / 4))
            common.append(Int32(TermCosts.shared(previous, entry.key)))
            isPhrase.append(entry.key.contains(0x20))
            for (list, number) in zip(entry.lists, lists.of(index)) { sizes[Int(number)] = Int32(list.bits.count) }
            previous = entry.key
        }
    }

    static func shared(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var length = 0
        while length < one.count, length < other.count, one[length] == other[length] { length += 1 }
        return length
    }

    /// Files of about a size. They are cut where neighbours have least in common, so that few beginnings of words lie
    /// in two files and the root is small.
    func shards(size limit: Int) -> [Range<Int>] {
        var shards: [Range<Int>] = []
        // By list, the start of the last file that was found to have it.
        var met = [Int32](repeating: -1, count: lists.count)
        var start = 0
        while start < names.count {
            var size = 0
            var end = start
            var best = -1
            var least = Int32.max
            while end < names.count {
                var cost = Int(names[end])
                for number in lists.of(end) where met[Int(number)] != Int32(start) {
                    met[Int(number)] = Int32(start)
                    cost += Int(sizes[Int(number)])
                }
                if end > start, !isPhrase[end] {
                    if size * 5 >= limit * 3, common[end] <= least { (best, least) = (end, common[end]) }
                    if size + cost > limit { break }
                }
                size += cost
                end += 1
            }
            if end < names.count, best > start { end = best }
            shards.append(start..<end)
            start = end
        }
        return shards
    }
}
