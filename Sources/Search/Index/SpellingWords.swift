/// The words that misspelt ones are corrected by: what means something, then names, then what is frequent.
enum SpellingWords {
    /// Front-coded, after line feeds, with diacritics where these are known: those that mean something, names and the other
    /// likelier ones, the others ("-" where these are too many), and places, which mean something, too.
    ///
    /// - Parameters:
    ///   - likely: how many letters the likelier ones may have together.
    ///   - all: how many letters all of them may have together.
    static func text(_ entries: [TermEntry], _ table: WordTable, likely: Int, all: Int) -> [UInt8] {
        let (isNamed, counts) = (entries.map(\.isNamed), entries.map(\.count))
        // A colour means something even where no record has it alone.
        let isMeant = entries.map { entry in
            entry.isMeant && !entry.isAbsent || table.means(.colour, key: entry.key) && !table.isForeign(entry.key)
        }
        let wanted = entries.indices.filter { index in
            let entry = entries[index]
            // What other languages call something is looked up, but nobody's spelling is corrected to it.
            if table.isForeign(entry.key),
                entry.isMeantAlone || entry.namedCount == 0 && table.means(.colour, key: entry.key)
            {
                return false
            }
            // Nor to a town where nothing is, unless something is called so.
            if entry.isAbsent, entry.namedCount == 0, table.means(.town, .region, key: entry.key) { return false }
            return entry.key.count > 2 && entry.key[0] > UInt8(ascii: "=") && !entry.key.contains(0x20)
        }.sorted { one, other in
            if isNamed[one] != isNamed[other] { return isNamed[one] }
            // A town with few animals is likelier than what many descriptions speak of.
            if isMeant[one] != isMeant[other] { return isMeant[one] }
            // Entries are in the order of their words.
            return counts[one] == counts[other] ? one < other : counts[one] > counts[other]
        }
        var room = likely
        let first = wanted.prefix { index in
            room -= entries[index].key.count
            return room >= 0
        }
        let letters = wanted.reduce(0) { $0 + entries[$1].key.count }
        guard letters > 0 else { return [] }
        // Who is called so is asked for, however few they are.
        let rest = letters <= all ? wanted[first.endIndex...] : []
        // So are kinds that are not there.
        let isAsked = { (index: Int) in entries[index].namedCount > 0 || entries[index].isAbsent }
        let called = rest.filter(isAsked)
        let others = rest.filter { !isAsked($0) }
        let isPlace = { (index: Int) in
            table.means(.town, .region, key: entries[index].key) && table.isUsual(entries[index].key)
        }
        let meant = first.filter { isMeant[$0] }
        let words = { (indices: [Int]) in FrontCoding.text(of: indices.map { table.written(entries[$0].key) }) }
        let bases = { (indices: [Int]) in
            FrontCoding.text(of: indices.flatMap { table.writtenBases(of: entries[$0].key) })
        }
        let parts = [
            bases(meant.filter { !isPlace($0) }),
            words(first.filter { !isMeant[$0] } + called),
            letters <= all ? words(others) : [UInt8(ascii: "-")],
            bases(meant.filter(isPlace)),
        ]
        return Array(parts.joined(separator: [UInt8(ascii: "\n")]))
    }
}
