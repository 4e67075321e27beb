/// The forms of words that a site's languages know and what each means, gathered for a `WordTable`.
///
/// Words and meanings go by numbers, for a language has thousands of forms: each is hashed when it comes, and compared
/// as a number from then on.
struct WordForms {
    /// A set of meanings, as places in the order of `meanings`.
    private typealias MeaningSet = [Int32]

    /// A form: the place of its language's stemmer, and the numbers of its meanings.
    private struct Form {
        var stemmer: Int
        var isForeign: Bool
        var meanings: [Int32]
    }

    /// Every form, then every stem that is none, each once.
    private var words = InternedWords()
    /// By the number of a form.
    private var known: [Form] = []
    private var meanings: [Meaning] = []
    private var meaningNumbers: [Meaning: Int32] = [:]

    private let stemmers: [Stemmer]
    private let stopWords: StopWords

    init(_ stemmers: [Stemmer], stopWords: StopWords) {
        self.stemmers = stemmers
        self.stopWords = stopWords
    }

    /// - Parameter stemmer: the place of the language's stemmer, which the first language that has a form decides.
    mutating func add(_ meaning: Meaning, _ forms: [[UInt8]], stemmer: Int, isForeign: Bool) {
        let place = number(of: meaning)
        for form in forms {
            let number = words.number(of: form)
            if number < known.count {
                // A foreign meaning does not count where the word is one of the pages' language: "male" is Polish for small ones.
                if isForeign, !known[number].isForeign { continue }
                known[number].meanings.append(place)
            } else {
                known.append(Form(stemmer: stemmer, isForeign: isForeign, meanings: [place]))
            }
        }
    }

    /// A key of the table.
    struct Entry {
        var key: [UInt8]
        /// The number of the set of what it means.
        var set: Int
        var isForeign: Bool
    }

    /// Returns the content of the table, in the order of keys.
    mutating func table() -> (entries: [Entry], sets: [[Meaning]]) {
        let order = meanings.indices.sorted { meanings[$0] < meanings[$1] }
        var places = [Int32](repeating: 0, count: meanings.count)
        for (place, meaning) in order.enumerated() { places[meaning] = Int32(place) }
        let sets = known.map { form in WordForms.set(form.meanings.map { places[Int($0)] }) }
        let stems = self.stems()
        var table = byStems(sets, stems)
        addExceptions(to: &table, sets, stems)

        var isNative = [Bool](repeating: false, count: words.count)
        for (form, known) in known.enumerated() where !known.isForeign {
            isNative[form] = true
            isNative[Int(own(stems[form], known))] = true
        }
        var setNumbers: [MeaningSet: Int] = [:]
        var named: [[Meaning]] = []
        let entries = words.sorted().compactMap { word -> Entry? in
            guard let set = table[word] else { return nil }
            let number = setNumbers[set, default: named.count]
            if number == named.count {
                setNumbers[set] = number
                named.append(set.map { meanings[order[Int($0)]] })
            }
            return Entry(key: words[word], set: number, isForeign: !isNative[word])
        }
        return (entries, named)
    }

    private mutating func number(of meaning: Meaning) -> Int32 {
        if let number = meaningNumbers[meaning] { return number }
        let number = Int32(meanings.count)
        meaningNumbers[meaning] = number
        meanings.append(meaning)
        return number
    }

    private static func set(_ places: [Int32]) -> MeaningSet {
        guard places.count > 1 else { return places }
        var set: MeaningSet = []
        for place in places.sorted() where place != set.last { set.append(place) }
        return set
    }

    /// Returns the numbers of each form's stems: of a word in every language, of a phrase in its own.
    private mutating func stems() -> Stems {
        var stems = Stems(starts: [0], numbers: [])
        stems.numbers.reserveCapacity(known.count * stemmers.count)
        var stem: [UInt8] = []
        for form in known.indices {
            let isPhrase = isPhrase(form)
            for stemmer in isPhrase ? stemmers[known[form].stemmer...known[form].stemmer] : stemmers[...] {
                stem.removeAll(keepingCapacity: true)
                if isPhrase {
                    words.withWord(form) { stemmer.appendStems(ofPhrase: $0, stopWords, to: &stem) }
                } else {
                    words.withWord(form) { stem.append(contentsOf: $0) }
                    stemmer.stem(&stem)
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
        stems[stems.startIndex + (stems.count > 1 ? known.stemmer : 0)]
    }

    /// By the number of a word: for each stem what most of its forms mean, for each phrase of stems what all of its
    /// forms mean.
    private func byStems(_ sets: [MeaningSet], _ stems: Stems) -> [MeaningSet?] {
        var table = [MeaningSet?](repeating: nil, count: words.count)
        var forms = [[Int]](repeating: [], count: words.count)
        for (form, known) in known.enumerated() {
            let stem = Int(own(stems[form], known))
            if isPhrase(form) {
                table[stem] = WordForms.set((table[stem] ?? []) + sets[form])
            } else {
                forms[stem].append(form)
            }
        }
        for (stem, forms) in forms.enumerated() where !forms.isEmpty {
            guard forms.contains(where: { sets[$0] != sets[forms[0]] }) else {
                table[stem] = sets[forms[0]]
                continue
            }
            let votes = Dictionary(forms.map { (sets[$0], 1) }, uniquingKeysWith: +)
            // Where as many forms mean one thing as another, the order of what they mean decides.
            table[stem] =
                votes.max { one, other in
                    one.value != other.value
                        ? one.value < other.value : other.key.lexicographicallyPrecedes(one.key)
                }?.key
        }
        return table
    }

    /// The forms that a look-up by stem would answer otherwise; each is a key itself then, which may be another's stem.
    private func addExceptions(to table: inout [MeaningSet?], _ sets: [MeaningSet], _ stems: Stems) {
        let forms = known.indices.filter { !isPhrase($0) }
        while true {
            let wrong = forms.filter { form in
                if let meant = table[form] { return meant != sets[form] }
                guard let stem = stems[form].first(where: { table[Int($0)] != nil }) else { return true }
                return table[Int(stem)] != sets[form]
            }
            if wrong.isEmpty { return }
            // A form once entered means what it says, so this ends after as many rounds as there are forms at most.
            for form in wrong { table[form] = sets[form] }
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
