extension String {
    /// The text with soft hyphens (U+00AD) where its long words may break.
    ///
    /// Browsers break words by dictionaries of their own where the page's language has one, which for Polish many have
    /// not. Names may be in another language than the page, so the rule is one for all languages in Latin letters:
    /// syllables begin with as many consonants as words begin with, and a part has at least three letters.
    public var hyphenated: String {
        guard Syllables.mayBreak(utf8) else { return self }
        let scalars = Array(unicodeScalars)
        var result = String.UnicodeScalarView()
        var start = 0
        while start < scalars.count {
            let isWord = Syllables.isLetter(scalars[start])
            let end = scalars[start...].firstIndex { Syllables.isLetter($0) != isWord } ?? scalars.count
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

    /// Returns false if no word is long enough, which is so for most texts and seen in their bytes.
    static func mayBreak(_ text: String.UTF8View) -> Bool {
        var length = 0
        for byte in text {
            length = byte >= 0x80 || isLetter(Unicode.Scalar(byte)) ? length + 1 : 0
            if length == shortestWord { return true }
        }
        return false
    }

    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z": true
        default: !scalar.isASCII && scalar.properties.isAlphabetic
        }
    }

    private static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a", "ą", "e", "ę", "i", "o", "ó", "u", "y", "A", "Ą", "E", "Ę", "I", "O", "Ó", "U", "Y": true
        default: false
        }
    }

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
            guard isVowel(word[place]) else {
                // What stands before the first vowel belongs to it.
                if cluster == nil, word[..<place].contains(where: isVowel) { cluster = place }
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
