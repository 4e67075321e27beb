extension String {
    /// The text with soft hyphens (U+00AD) where its long words may break.
    ///
    /// Browsers break words by dictionaries of their own where the page's language has one, which for Polish many have
    /// not. Names may be in another language than the page, so the rule is one for all languages in Latin letters:
    /// syllables begin with as many consonants as words begin with, and a part has at least three letters.
    public var hyphenated: String {
        guard utf8.count >= Syllables.shortestWord else { return self }
        let scalars = Array(unicodeScalars)
        var result = String.UnicodeScalarView()
        var start = 0
        while start < scalars.count {
            let isWord = scalars[start].properties.isAlphabetic
            let end = scalars[start...].firstIndex { $0.properties.isAlphabetic != isWord } ?? scalars.count
            let breaks =
                isWord && end - start >= Syllables.shortestWord ? Syllables.breaks(in: scalars[start..<end]) : []
            for place in start..<end {
                if breaks.contains(place) { result.append("\u{AD}") }
                result.append(scalars[place])
            }
            start = end
        }
        return String(result)
    }
}

/// The syllables of words in Latin letters.
private enum Syllables {
    /// In letters; shorter words fit into any column.
    static let shortestWord = 10
    private static let shortestPart = 3

    private static let vowels = Set("aąeęioóuyAĄEĘIOÓUY".unicodeScalars)

    /// The groups of consonants, beside single ones, that Polish and English words begin with.
    private static let onsets: Set<String> = [
        "bl", "br", "ch", "chl", "chr", "chw", "cj", "cz", "dl", "dr", "drz", "dw", "dz", "dź", "dż", "fl", "fr",
        "gd", "gł", "gl", "gm", "gn", "gr", "grz", "gw", "kl", "kł", "kn", "kr", "krz", "kt", "kw", "ml", "mł",
        "pl", "pł", "pr", "prz", "ps", "rz", "sch", "schr", "sh", "sk", "skł", "skr", "skrz", "sl", "sł", "sm",
        "sn", "sp", "spr", "st", "str", "strz", "stw", "sw", "sz", "szk", "szp", "szt", "śc", "śl", "śm", "śn",
        "św", "th", "tr", "trz", "tw", "wh", "wl", "wł", "wr", "wz", "zb", "zd", "zdr", "zg", "zł", "zm", "zn",
        "zw", "ździ", "źr", "żł",
    ]

    /// Returns the places of a word before which it may break.
    static func breaks(in word: ArraySlice<Unicode.Scalar>) -> [Int] {
        var breaks: [Int] = []
        var cluster: Int?
        for place in word.indices {
            guard vowels.contains(word[place]) else {
                // What stands before the first vowel belongs to it.
                if cluster == nil, word[..<place].contains(where: vowels.contains) { cluster = place }
                continue
            }
            if let start = cluster {
                let onset = (start..<place).first { isOnset(word[$0..<place]) } ?? place - 1
                if onset - word.startIndex >= shortestPart, word.endIndex - onset >= shortestPart {
                    breaks.append(onset)
                }
            }
            cluster = nil
        }
        return breaks
    }

    private static func isOnset(_ consonants: ArraySlice<Unicode.Scalar>) -> Bool {
        guard consonants.count > 1 else { return true }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: consonants)
        return onsets.contains(String(text).lowercased())
    }
}
