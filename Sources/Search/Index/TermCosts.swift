/// What words take in a file, and how often they are asked for, which decide where files begin: without the words
/// themselves, for that is asked for several prices of the root.
struct TermCosts {
    /// By word: about how many bytes it takes without its lists.
    private var names: [Int32] = []
    /// By word: how many bytes it has in common with the one before.
    private var common: [Int32] = []
    /// By word: how often it is asked for, compared with others.
    private var asked: [Int] = []
    /// By the number of a list: how many bytes it takes.
    private var sizes: [Int32]
    private let lists: ListNumbers

    /// The number of words that are tried as the first of a file.
    private static let beginnings = 40_000

    init(_ entries: [TermEntry], _ lists: ListNumbers) {
        self.lists = lists
        sizes = Array(repeating: 0, count: lists.count)
        var previous: [UInt8] = []
        for (index, entry) in entries.enumerated() {
            names.append(Int32(3 + entry.key.count / 4))
            common.append(Int32(TermCosts.shared(previous, entry.key)))
            asked.append(TermCosts.asked(entry))
            for (list, number) in zip(entry.lists, lists.of(index)) { sizes[Int(number)] = Int32(list.bits.count) }
            previous = entry.key
        }
    }

    static func shared(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var length = 0
        while length < one.count, length < other.count, one[length] == other[length] { length += 1 }
        return length
    }

    /// How often a word is asked for, roughly, in eighths: what is frequent more often, above all names and what means
    /// something; and hardly anybody types numbers.
    static func asked(_ entry: TermEntry) -> Int {
        if entry.key.first.map({ $0 <= UInt8(ascii: "9") }) ?? true { return 1 }
        let magnitude = Int.bitWidth - entry.count.leadingZeroBitCount
        if entry.key.contains(0x20) { return magnitude * 6 }
        return 8 * (magnitude + (entry.isMeant || entry.namedCount > 0 ? 8 : entry.isNamed ? 4 : 0))
    }

    /// By word, where the file begins that ends before it, of files for which a query is expected to take the fewest bytes:
    /// of the root, which tells where each begins, and of the files of its words. What is seldom asked for lies in long
    /// files, so that the others can be short.
    /// - Parameter price: how many bytes of files a byte of the root is worth, in hundredths. The more, the fewer files there are.
    func starts(price: Int) -> [Int] {
        let (count, numbers) = (names.count, lists.numbers)
        let unit = asked.reduce(0, +) * price / 100
        // By word, the least that those before it cost where a file begins there, and where the file before it begins.
        var least = [Int](repeating: .max, count: count + 1)
        var before = [Int](repeating: 0, count: count + 1)
        // By list, the start of the last file that was found to have it.
        var met = [Int](repeating: -1, count: lists.count)
        least[0] = 0
        // Of very many words, not each is tried as the first of a file.
        let step = 1 + count / TermCosts.beginnings
        for start in 0..<count where least[start] != .max {
            var (size, weight) = (0, 0)
            // How many letters the beginning of this file has in common with that of the next one.
            var together = Int(common[start]) + 1
            for next in start + 1...count {
                size += Int(names[next - 1])
                for place in lists.places(of: next - 1) {
                    let number = Int(numbers[place])
                    if met[number] == start { continue }
                    met[number] = start
                    size += Int(sizes[number])
                }
                weight += asked[next - 1]
                var letters = 0
                if next < count {
                    together = min(together, Int(common[next]))
                    if next % step > 0 { continue }
                    letters = Int(common[next]) + 1 - together
                }
                let cost = least[start] + weight * size + unit * (7 + 8 * letters) / 10
                if cost < least[next] { (least[next], before[next]) = (cost, start) }
                // Two files are better.
                if weight * size > unit * 8 { break }
            }
        }
        return before
    }
}
