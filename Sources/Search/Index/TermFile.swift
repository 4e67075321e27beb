/// A file of words and their documents:
///
/// ```
/// the words, each after a capital that tells how many letters it has in common with the one before (A: none),
/// a line feed, then bits, for each word but those that only name another ("dogs=pies"):
///   1 bit: whether a further file has the documents after the first ones; if so gamma(count of all documents)
///   8 bits: which lists there are; for each of them
///     1 bit: 1 and gamma(place of an equal list in this file), or 0 and the list (see ListCoding)
/// ```
enum TermFile {
    static func bytes(of entries: [TermEntry], rest: Bool = false) -> [UInt8] {
        var names = FrontCoding()
        var bits = BitWriter()
        var known: [TermEntry.List: Int] = [:]
        var listCount = 0
        for entry in entries {
            if let alias = entry.alias {
                names.append(entry.key + [UInt8(ascii: "=")] + alias)
                continue
            }
            names.append(entry.key)
            let continues = entry.hasRest && !rest
            bits.write(continues ? 1 : 0, bits: 1)
            if continues { bits.writeGamma(entry.count) }
            let lists = rest ? entry.rest : entry.lists
            bits.write(lists.reduce(0) { $0 | 1 << $1.slot }, bits: 8)
            for list in lists {
                let plain = list.unslotted
                if let place = known[plain] {
                    bits.write(1, bits: 1)
                    bits.writeGamma(place)
                } else {
                    known[plain] = listCount
                    bits.write(0, bits: 1)
                    bits.append(list.bits, count: list.bitCount)
                }
                listCount += 1
            }
        }
        return names.text + [0x0A] + bits.finished
    }
}

/// Sorted words, each without what it has in common with the one before.
struct FrontCoding {
    /// In UTF-8. Words hold no capitals of ASCII and no line feeds.
    private(set) var text: [UInt8] = []
    private var previous: [UInt8] = []

    mutating func append(_ word: [UInt8]) {
        var shared = 0
        while shared < min(25, word.count, previous.count), word[shared] == previous[shared] { shared += 1 }
        // Characters are counted by the reader, and are not cut.
        while shared > 0, shared < word.count, word[shared] & 0xC0 == 0x80 { shared -= 1 }
        let units = String(decoding: word[..<shared], as: UTF8.self).utf16.count
        text.append(UInt8(ascii: "A") + UInt8(units))
        text += word[shared...]
        previous = word
    }

    /// Notes something of the last word, by what no word holds.
    mutating func mark(_ mark: UInt8) { text.append(mark) }
}

extension TermEntry.List {
    /// The same list wherever it stands.
    fileprivate var unslotted: TermEntry.List { TermEntry.List(slot: 0, bits: bits, bitCount: bitCount) }

    private init(slot: Int, bits: [UInt8], bitCount: Int) {
        self.slot = slot
        self.bits = bits
        self.bitCount = bitCount
    }
}

extension BitWriter {
    mutating func append(_ bytes: [UInt8], count: Int) {
        var rest = count
        for byte in bytes where rest > 0 {
            write(Int(byte), bits: min(8, rest))
            rest -= 8
        }
    }
}
