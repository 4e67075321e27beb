/// Phrases of which each says the same as the others of its group: "afraid of", "scared of". Who writes "afraid of storms"
/// among the words for a theme means "scared of storms", too.
struct Synonyms: Sendable {
    /// By its first word, each phrase with the others of its group; all are folded and split at blanks.
    private var phrases: [[UInt8]: [(words: [[UInt8]], others: [[[UInt8]]])]] = [:]

    /// Adds phrases that say the same.
    mutating func add(_ group: [[UInt8]]) {
        let group = group.map(Synonyms.words)
        for (place, words) in group.enumerated() {
            var others = group
            others.remove(at: place)
            phrases[words[0], default: []].append((words, others))
        }
    }

    /// Returns what says the same as a folded phrase of several words: the phrase with another one in place of a part before
    /// which no word stands that denies it, for who does not love cats may well like them.
    ///
    /// - Parameter negations: the words that deny what follows.
    func others(of phrase: [UInt8], negations: [[UInt8]]) -> [[UInt8]] {
        guard phrase.contains(0x20), !phrases.isEmpty else { return [] }
        let words = Synonyms.words(phrase)
        var found: [[UInt8]] = []
        for start in words.indices where !words[..<start].contains(where: negations.contains) {
            for (part, others) in phrases[words[start]] ?? [] where words[start...].starts(with: part) {
                for other in others {
                    let all: [[UInt8]] = words[..<start] + other + words[(start + part.count)...]
                    found.append(Array(all.joined(separator: [0x20])))
                }
            }
        }
        return found
    }

    private static func words(_ phrase: [UInt8]) -> [[UInt8]] { phrase.split(separator: 0x20).map { Array($0) } }
}
