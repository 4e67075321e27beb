#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Which words share a file, and what the root says of that.
struct TermLayout: Sendable {
    /// Runs of words in their order, without the heavy ones.
    private(set) var shards: [[Int]] = []
    /// Words with many documents: those with the same documents share a file, as words of a common sentence do.
    private(set) var heavy: [[Int]] = []
    /// Words of other languages that have the documents of a heavy one: they only name it, and stand in shards.
    private(set) var aliases: [Int: [UInt8]] = [:]
    /// The words that are known at once, and where shards begin.
    private(set) var spelling: [UInt8] = []
    /// Words that are looked up in the shards although their stems are heavy, because they mean something of their own or
    /// begin a phrase; separated by spaces.
    private(set) var exceptions: [UInt8] = []
    /// How rare each heavy word is, where lists are cut: a letter, two further for every halving of documents; `~` where
    /// its own is whole.
    private(set) var densities: [UInt8] = []

    init(_ entries: [TermEntry], _ measures: IndexMeasures, _ table: WordTable, stem: ([UInt8]) -> [UInt8]) {
        var isHeavy = TermLayout.heavy(entries, measures)
        makeAliases(entries, isHeavy, table)
        for index in aliases.keys { isHeavy[index] = false }
        let separators = makeShards(entries, isHeavy, measures)
        makeHeavy(entries, isHeavy, files: measures.files - shards.count)
        makeSpelling(entries, isHeavy, separators, measures, table)
        let heavyKeys = Set(entries.indices.filter { isHeavy[$0] }.map { entries[$0].key })
        var words: Set<[UInt8]> = []
        for index in entries.indices where !isHeavy[index] && entries[index].key.first != UInt8(ascii: "=") {
            let key = entries[index].key
            let first = Array(key.prefix { $0 != 0x20 })
            if first.count < key.count ? heavyKeys.contains(first) : heavyKeys.contains(stem(key)) {
                words.insert(first)
            }
        }
        exceptions = Array(words.sorted { $0.lexicographicallyPrecedes($1) }.joined(separator: [0x20]))
    }

    /// A word as its shard has it.
    func entry(_ index: Int, of entries: [TermEntry]) -> TermEntry {
        var entry = entries[index]
        entry.alias = aliases[index]
        return entry
    }

    private static func heavy(_ entries: [TermEntry], _ measures: IndexMeasures) -> [Bool] {
        entries.indices.map { index in
            let entry = entries[index]
            return entry.hasRest || entry.byteCount > measures.heavyLimit
        }
    }

    private mutating func makeAliases(_ entries: [TermEntry], _ isHeavy: [Bool], _ table: WordTable) {
        var known: [[TermEntry.List]: Int] = [:]
        var foreign: [Int] = []
        for index in entries.indices where isHeavy[index] {
            let entry = entries[index]
            if entry.isMeantAlone, table.isForeign(entry.key) {
                foreign.append(index)
            } else if entry.key.first != UInt8(ascii: "="), known[entry.lists + entry.rest] == nil {
                known[entry.lists + entry.rest] = index
            }
        }
        for index in foreign {
            if let other = known[entries[index].lists + entries[index].rest] { aliases[index] = entries[other].key }
        }
    }

    private mutating func makeHeavy(_ entries: [TermEntry], _ isHeavy: [Bool], files: Int) {
        var places: [TermEntry.List: Int] = [:]
        var groups: [[Int]] = []
        for index in entries.indices where isHeavy[index] {
            // The longest list tells which words belong together.
            guard let list = (entries[index].rest + entries[index].lists).max(by: { $0.bitCount < $1.bitCount }) else {
                continue
            }
            if let place = places[list] {
                groups[place].append(index)
            } else {
                places[list] = groups.count
                groups.append([index])
            }
        }
        // Hosts limit the number of files: small ones are put together until there are few enough.
        var size = 0
        repeat {
            size += 200
            heavy = TermLayout.packed(groups, size: size, entries)
        } while heavy.reduce(0) { $0 + ($1.contains { entries[$0].hasRest } ? 2 : 1) } > files && size < 20_000
    }

    /// Neighbours together as far as they stay below a size.
    private static func packed(_ groups: [[Int]], size: Int, _ entries: [TermEntry]) -> [[Int]] {
        var packed: [[Int]] = []
        var room = 0
        for group in groups {
            let cost = entries[group[0]].byteCount
            if cost > room {
                packed.append([])
                room = max(size, cost)
            }
            packed[packed.count - 1] += group
            room -= cost
        }
        return packed.map { $0.sorted() }.sorted { $0[0] < $1[0] }
    }

    /// - Returns: what the first word of each shard begins with, as far as it must be known to tell it from the shard before.
    private mutating func makeShards(
        _ entries: [TermEntry], _ isHeavy: [Bool], _ measures: IndexMeasures
    ) -> [[UInt8]] {
        var size = measures.shardSize
        while true {
            let separators = makeShards(entries, isHeavy, size: size)
            if shards.count <= measures.files * 2 / 5 || size > 20_000 { return separators }
            size += size / 8
        }
    }

    private mutating func makeShards(_ entries: [TermEntry], _ isHeavy: [Bool], size limit: Int) -> [[UInt8]] {
        var separators: [[UInt8]] = []
        var known: Set<TermEntry.List> = []
        var size = 0
        var last: [UInt8] = []
        shards = []
        for index in entries.indices where !isHeavy[index] {
            let entry = entries[index]
            var cost = 4 + entry.key.count / 2
            if let alias = aliases[index] {
                cost += alias.count / 2
            } else {
                for list in entry.lists where known.insert(list).inserted { cost += list.bits.count }
            }
            if shards.isEmpty || (size + cost > limit && !entry.key.contains(0x20)) {
                let shared = zip(last, entry.key).prefix { $0 == $1 }.count
                var separator = shards.isEmpty ? [] : Array(entry.key.prefix(shared + 1))
                // Characters are not cut.
                while separator.count < entry.key.count, entry.key[separator.count] & 0xC0 == 0x80 {
                    separator.append(entry.key[separator.count])
                }
                separators.append(separator)
                shards.append([])
                known = Set(entry.lists)
                size = 0
                cost = 4 + entry.key.count / 2 + entry.byteCount
            }
            shards[shards.count - 1].append(index)
            size += cost
            last = entry.key
        }
        return separators
    }

    private mutating func makeSpelling(
        _ entries: [TermEntry], _ isHeavy: [Bool], _ separators: [[UInt8]], _ measures: IndexMeasures,
        _ table: WordTable
    ) {
        var files = Array(repeating: 0, count: entries.count)
        for (file, members) in heavy.enumerated() { for index in members { files[index] = file } }
        // Names, towns and breeds before words of descriptions; then what is frequent.
        let wanted = entries.indices.filter { index in
            let entry = entries[index]
            if isHeavy[index] { return true }
            // What other languages call something is looked up, but nobody's spelling is corrected to it.
            if entry.isMeantAlone, table.isForeign(entry.key) { return false }
            return entry.key.count > 3 && entry.key[0] > UInt8(ascii: "=") && !entry.key.contains(0x20)
        }.sorted { one, other in
            if isHeavy[one] != isHeavy[other] { return isHeavy[one] }
            if entries[one].isNamed != entries[other].isNamed { return entries[one].isNamed }
            if entries[one].count != entries[other].count { return entries[one].count > entries[other].count }
            return one < other
        }
        var room = measures.spellingSize
        var kept: [Int] = []
        for index in wanted {
            room -= entries[index].key.count
            guard room >= 0 || isHeavy[index] else { break }
            kept.append(index)
        }
        var names = FrontCoding()
        var known: Set<Int> = []
        var separators = separators[...]
        for index in kept.sorted() {
            let key = entries[index].key
            while let next = separators.first, next.lexicographicallyPrecedes(key) {
                names.append(next)
                names.mark(UInt8(ascii: ","))
                separators.removeFirst()
            }
            names.append(key)
            if isHeavy[index] {
                // Files are numbered as they are first met.
                if known.insert(files[index]).inserted {
                    names.mark(UInt8(ascii: "!"))
                } else {
                    names.mark(UInt8(ascii: "?"))
                    let back = known.count - 1 - files[index]
                    if back > 0 { for digit in String(back).utf8 { names.mark(digit) } }
                }
                if measures.head < measures.documents {
                    let share = Double(measures.documents) / Double(max(1, entries[index].count))
                    densities.append(
                        entries[index].hasRest
                            ? UInt8(ascii: "a") + UInt8(min(24, max(0, (2 * log2(share)).rounded())))
                            : UInt8(ascii: "~"))
                }
            }
            if separators.first == key {
                names.mark(UInt8(ascii: ";"))
                separators.removeFirst()
            }
        }
        for separator in separators {
            names.append(separator)
            names.mark(UInt8(ascii: ","))
        }
        spelling = names.text
    }
}
