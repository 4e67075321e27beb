/// A file of words and their documents:
///
/// ```
/// the words, each after a capital that tells how many letters it has in common with the one before (A: none),
/// a line feed, then bits, for each word:
///   1 bit: whether `r<n>.bin` has further documents; if so gamma(count of all documents), gamma(n), and
///     1 bit: whether another one has who only mentions what the word means; if so gamma(its n)
///   8 bits: which lists there are; for each of them
///     1 bit: 1 and gamma(place of an equal list in this file), or 0 and,
///       where there is a further file, 1 bit: whether this list goes on there, and
///       the list (see ListCoding)
/// ```
enum TermFile {
    /// - Parameter layout: knows by entry the number of the file that has its rest, and which lists are equal.
    static func bytes(of members: some Sequence<Int>, in entries: [TermEntry], _ layout: TermLayout) -> [UInt8] {
        var writer = Writer()
        for index in members {
            let entry = entries[index]
            writer.begin(entry.key)
            writer.bits.write(entry.hasRest ? 1 : 0, bits: 1)
            if entry.hasRest {
                writer.bits.writeGamma(entry.count)
                let file = layout.fileOf[RestPart(entry: index, isMention: false)] ?? 0
                writer.bits.writeGamma(file)
                // Both parts in one file are one word there.
                let mentions = layout.fileOf[RestPart(entry: index, isMention: true)].flatMap { $0 == file ? nil : $0 }
                writer.bits.write(mentions == nil ? 0 : 1, bits: 1)
                if let mentions { writer.bits.writeGamma(mentions) }
            }
            writer.append(entry.lists, layout.lists.of(index), tellsCuts: entry.hasRest)
        }
        return writer.finished
    }

    /// Returns the file of what cut lists leave out.
    static func rest(of members: [RestPart], in entries: [TermEntry], _ layout: TermLayout) -> [UInt8] {
        var writer = Writer()
        for (place, member) in members.enumerated() where place == 0 || members[place - 1].entry != member.entry {
            // Both parts of a word, which follow one another, are one word.
            let parts = members[place...].prefix { $0.entry == member.entry }
            writer.begin(entries[member.entry].key)
            writer.bits.write(0, bits: 1)
            writer.append(
                parts.flatMap { entries[$0.entry].rest(isMention: $0.isMention) },
                parts.flatMap { layout.lists.of($0) }[...],
                tellsCuts: false)
        }
        return writer.finished
    }

    private struct Writer {
        var bits = BitWriter()
        private var names = FrontCoding()
        /// By the number of a list, where it first stands in this file.
        private var known: [Int32: Int] = [:]
        private var listCount = 0

        var finished: [UInt8] { names.text + [0x0A] + bits.finished }

        mutating func begin(_ key: [UInt8]) { names.append(key) }

        mutating func append(_ lists: [TermEntry.List], _ numbers: ArraySlice<Int32>, tellsCuts: Bool) {
            bits.write(lists.reduce(0) { $0 | 1 << $1.slot }, bits: 8)
            for (list, number) in zip(lists, numbers) {
                if let place = known[number] {
                    bits.write(1, bits: 1)
                    bits.writeGamma(place)
                } else {
                    known[number] = listCount
                    bits.write(0, bits: 1)
                    if tellsCuts { bits.write(list.isCut ? 1 : 0, bits: 1) }
                    bits.append(list.bits, count: list.content.bitCount)
                }
                listCount += 1
            }
        }
    }
}

/// Sorted words, each without what it has in common with the one before.
struct FrontCoding {
    /// The coded words in UTF-8. Words have no ASCII capitals and no line feeds.
    private(set) var text: [UInt8] = []
    private var previous: [UInt8] = []

    /// Words in any order, each once.
    static func text(of words: some Sequence<[UInt8]>) -> [UInt8] {
        var coding = FrontCoding()
        for word in Set(words).sorted(by: { $0.lexicographicallyPrecedes($1) }) { coding.append(word) }
        return coding.text
    }

    mutating func append(_ word: [UInt8]) {
        var shared = 0
        while shared < min(25, word.count, previous.count), word[shared] == previous[shared] { shared += 1 }
        // Characters are counted by the reader, and are not cut.
        while shared > 0, shared < word.count, word[shared] & 0xC0 == 0x80 { shared -= 1 }
        // In UTF-16, as the reader counts.
        let units = word[..<shared].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
        text.append(UInt8(ascii: "A") + UInt8(units))
        text += word[shared...]
        previous = word
    }
}
