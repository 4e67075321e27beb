/// The words that misspelt ones are corrected by: names, towns and breeds before words of descriptions, then what is
/// frequent.
enum SpellingWords {
    /// The likelier ones, front-coded, in order; after line feeds the others and the words of the language that nothing
    /// here has and that are right all the same, where there are not too many.
    ///
    /// - Parameters:
    ///   - likely: how many letters the likelier ones may have together.
    ///   - all: how many letters all of them may have together.
    static func text(_ entries: [TermEntry], _ table: WordTable, likely: Int, all: Int) -> [UInt8] {
        let (isNamed, counts) = (entries.map(\.isNamed), entries.map(\.count))
        let wanted = entries.indices.filter { index in
            let entry = entries[index]
            // What other languages call something is looked up, but nobody's spelling is corrected to it.
            if entry.isMeantAlone, table.isForeign(entry.key) { return false }
            return entry.key.count > 2 && entry.key[0] > UInt8(ascii: "=") && !entry.key.contains(0x20)
        }.sorted { one, other in
            if isNamed[one] != isNamed[other] { return isNamed[one] }
            // Entries are in the order of their words.
            return counts[one] == counts[other] ? one < other : counts[one] > counts[other]
        }
        var room = likely
        let first = wanted.prefix { index in
            room -= entries[index].key.count
            return room >= 0
        }
        let others = wanted[first.endIndex...]
        let letters = wanted.reduce(0) { $0 + entries[$1].key.count }
        guard letters > 0, letters <= all else { return coded(first, entries) }
        var absent = FrontCoding()
        var place = 0
        for (key, _) in table.entries where key.count > 2 && !key.contains(0x20) && !table.isForeign(key) {
            while place < entries.count, entries[place].key.lexicographicallyPrecedes(key) { place += 1 }
            if place == entries.count || entries[place].key != key { absent.append(key) }
        }
        let lineFeed = [UInt8(ascii: "\n")]
        return coded(first, entries) + lineFeed + coded(others, entries) + lineFeed + absent.text
    }

    private static func coded(_ indices: ArraySlice<Int>, _ entries: [TermEntry]) -> [UInt8] {
        var words = FrontCoding()
        for index in indices.sorted() { words.append(entries[index].key) }
        return words.text
    }
}
