/// The forms of words that a site's languages know and what each means, gathered for a `WordTable`.
///
/// Words, meanings and sets of meanings go by numbers, for a language has thousands of forms: each is hashed when it
/// comes, and compared as a number from then on.
struct WordForms {
    /// A form: the place of its language's stemmer, and the number of the set of its meanings.
    private struct Form {
        var stemmer: Int32
        var isForeign: Bool
        var set: Int32
    }

    /// Every form, then every stem that is none, each once.
    private var words = InternedWords()
    /// By the number of a form.
    private var known: [Form] = []
    private var sets = MeaningSets()

    private let stemmers: [Stemmer]
    private let stopWords: StopWords

    init(_ stemmers: [Stemmer], stopWords: StopWords) {
        self.stemmers = stemmers
        self.stopWords = stopWords
    }

    /// - Parameter stemmer: the place of the language's stemmer, which the first language that has a form decides.
    mutating func add(_ meaning: Meaning, _ forms: [[UInt8]], stemmer: Int, isForeign: Bool) {
        let set = sets.number(of: meaning)
        for form in forms {
            let number = words.number(of: form)
            if number < known.count {
                // A foreign meaning does not count where the word is one of the pages' language: "male" is Polish for small ones.
                if isForeign, !known[number].isForeign { continue }
                known[number].set = sets.union(known[number].set, set)
            } else {
                known.append(Form(stemmer: Int32(stemmer), isForeign: isForeign, set: set))
            }
        }
    }

    func has(_ form: [UInt8]) -> Bool { words.known(form) != nil }

    /// A key of the table.
    struct Entry {
        var key: [UInt8]
        /// The number of the set of what it means.
        var set: Int
        var isForeign: Bool
    }

    /// Returns the content of the table, in the order of keys.
    mutating func table() -> (entries: [Entry], sets: [[Meaning]]) {
        let stems = self.stems()
        var table = byStems(stems)
        addExceptions(to: &table, stems)

        var isNative = [Bool](repeating: false, count: words.count)
        for (form, known) in known.enumerated() where !known.isForeign {
            isNative[form] = true
            isNative[Int(own(stems[form], known))] = true
        }
        var numbers = [Int](repeating: -1, count: sets.count)
        var named: [[Meaning]] = []
        let entries = words.sorted(table.indices.filter { table[$0] != WordForms.none }).map { word in
            let set = Int(table[word])
            if numbers[set] < 0 {
                numbers[set] = named.count
                named.append(sets.meanings(of: table[word]))
            }
            return Entry(key: words[word], set: numbers[set], isForeign: !isNative[word])
        }
        return (entries, named)
    }

    /// Returns the numbers of each form's stems: of a word in every language, of a phrase in its own.
    private mutating func stems() -> Stems {
        var stems = Stems(starts: [0], numbers: [])
        stems.numbers.reserveCapacity(known.count * stemmers.count)
        var stem: [UInt8] = []
        for form in known.indices {
            let isPhrase = isPhrase(form)
            let own = Int(known[form].stemmer)
            for place in isPhrase ? own..<own + 1 : stemmers.indices {
                stem.removeAll(keepingCapacity: true)
                if isPhrase {
                    words.withWord(form) { stemmers[place].appendStems(ofPhrase: $0, stopWords, to: &stem) }
                } else {
                    words.withWord(form) { stem.append(contentsOf: $0) }
                    stemmers[place].stem(&stem)
                }
                stems.numbers.append(Int32(words.number(of: stem)))
            }
            stems.starts.append(stems.numbers.count)
        }
        return stems
    }

    /// The stems of all forms, as numbers of words.
    private struct Stems {
        /// By form, where its stems start; where the last ones end.
        var starts: [Int]
        var numbers: [Int32]

        subscript(form: Int) -> ArraySlice<Int32> { numbers[starts[form]..<starts[form + 1]] }
    }

    private func isPhrase(_ form: Int) -> Bool { words.withWord(form) { $0.contains(0x20) } }

    /// The stem in the form's own language.
    private func own(_ stems: ArraySlice<Int32>, _ known: Form) -> Int32 {
        stems[stems.startIndex + (stems.count > 1 ? Int(known.stemmer) : 0)]
    }

    /// How many letters a stem must have to stand for a town of which forms are known.
    private static let leastTownStem = 4
    /// What the table has of a word that means nothing.
    private static let none: Int32 = -1

    /// By the number of a word: for each stem the set of what most of its forms mean, for each phrase of stems the set
    /// of what all of its forms mean.
    private mutating func byStems(_ stems: Stems) -> [Int32] {
        var table = [Int32](repeating: WordForms.none, count: words.count)
        var formsOfWords: [(stem: Int32, set: Int32)] = []
        for (form, known) in known.enumerated() {
            let stem = own(stems[form], known)
            if isPhrase(form) {
                let before = table[Int(stem)]
                table[Int(stem)] = before == WordForms.none ? known.set : sets.union(before, known.set)
            } else {
                formsOfWords.append((stem, known.set))
            }
        }
        var formCounts = [Int](repeating: 0, count: sets.count)
        for (_, set) in formsOfWords { formCounts[Int(set)] += 1 }
        formsOfWords.sort { ($0.stem, $0.set) < ($1.stem, $1.set) }
        var start = 0
        while start < formsOfWords.count {
            let stem = formsOfWords[start].stem
            var best = (set: WordForms.none, count: 0)
            while start < formsOfWords.count, formsOfWords[start].stem == stem {
                let set = formsOfWords[start].set
                let same = formsOfWords[start...].prefix { $0.stem == stem && $0.set == set }.count
                // Where as many forms mean one thing as another, the order of what they mean decides.
                if same > best.count || same == best.count && sets.precedes(set, best.set) { best = (set, same) }
                start += same
            }
            // "Rad" is the stem of advice, too, and the forms of Radom are known.
            let isShort = words.withWord(Int(stem)) { $0.count < WordForms.leastTownStem }
            if !(isShort && formCounts[Int(best.set)] > 1 && sets.areTowns(best.set)) { table[Int(stem)] = best.set }
        }
        return table
    }

    /// The forms that a look-up by stem would answer otherwise; each is a key itself then, which may be another's stem.
    private func addExceptions(to table: inout [Int32], _ stems: Stems) {
        let forms = known.indices.filter { !isPhrase($0) }
        while true {
            let wrong = forms.filter { form in
                if table[form] != WordForms.none { return table[form] != known[form].set }
                guard let stem = stems[form].first(where: { table[Int($0)] != WordForms.none }) else { return true }
                return table[Int(stem)] != known[form].set
            }
            if wrong.isEmpty { return }
            // A form once entered means what it says, so this ends after as many rounds as there are forms at most.
            for form in wrong { table[form] = known[form].set }
        }
    }
}

extension Stemmer {
    /// The stems of a phrase's words; stop words that it begins with come last, the first of them marked by "~". Where
    /// one of these denies, it stands for all of them.
    func stems(ofPhrase phrase: [UInt8], _ stopWords: StopWords) -> [UInt8] {
        var stems: [UInt8] = []
        phrase.withUnsafeBufferPointer { appendStems(ofPhrase: $0, stopWords, to: &stems) }
        return stems
    }

    /// The same, at the end of `stems`.
    func appendStems(
        ofPhrase phrase: UnsafeBufferPointer<UInt8>, _ stopWords: StopWords, to stems: inout [UInt8]
    ) {
        // Stop words that wait for a word that is none.
        var waiting: [UInt8] = []
        var hasBegun = false
        var isDenied = false
        var stem: [UInt8] = []
        var start = 0
        while start < phrase.count {
            var end = start
            while end < phrase.count, phrase[end] != 0x20 { end += 1 }
            defer { start = end + 1 }
            guard end > start else { continue }
            let word = UnsafeBufferPointer(rebasing: phrase[start..<end])
            stem.removeAll(keepingCapacity: true)
            stem.append(contentsOf: word)
            self.stem(&stem)
            if !hasBegun, stopWords.contains(word) {
                isDenied = isDenied || stopWords.denies(word)
                if !waiting.isEmpty { waiting.append(0x20) }
                waiting += stem
            } else {
                if hasBegun { stems.append(0x20) }
                hasBegun = true
                stems += stem
            }
        }
        guard !waiting.isEmpty else { return }
        if isDenied, let negation = stopWords.negation { waiting = negation }
        if hasBegun { stems += [0x20, UInt8(ascii: "~")] }
        stems += waiting
    }
}
