import Records

/// What the words of queries mean beside themselves, on the pages of one language: the words of all the site's
/// languages.
///
/// A word is looked up as it is; where that is unknown, by its stem in the pages' language; where that is unknown too,
/// by its stem in each other language. A phrase is looked up by the stems of its words, separated by single spaces, in
/// the languages in the same order; stop words that it begins with come last ("z psami" is "psam ~z"), so that it is found
/// where the word that matters is. The table holds as little as that needs: of words whose forms share a stem, the
/// stem alone.
public struct WordTable: Sendable {
    /// In the order of keys.
    public let entries: [(key: [UInt8], meanings: [Meaning])]
    /// How many words the longest phrase has.
    public let longestPhrase: Int

    /// In the order in which words are looked up: of the pages' language, then of the others that have rules.
    public let stemmers: [Stemmer]

    private let forms: Forms
    /// Of the pages' language.
    private let stopWords: Set<[UInt8]>
    /// Keys that only words of other languages have.
    private let foreignKeys: Set<[UInt8]>
    private let meaningsByKey: [[UInt8]: [Meaning]]

    /// All words of the languages, and the towns.
    ///
    /// - Parameters:
    ///   - words: of the pages' language.
    ///   - others: of the site's other languages.
    ///   - towns: of the catalogue, as records write them.
    public init(_ words: SearchWords, others: [SearchWords], towns: some Sequence<String>) {
        let languages = [words] + others
        let stemmers = languages.indices.filter { $0 == 0 || !languages[$0].stemmer.rules.isEmpty }
        var forms: Forms = [:]
        for (index, language) in languages.enumerated() {
            let stemmer = stemmers.firstIndex(of: index) ?? 0
            for term in language.terms {
                for form in term.forms {
                    forms[form, default: Known(stemmer: stemmer, isForeign: index > 0)].meanings.insert(term.meaning)
                }
            }
        }
        for town in towns {
            let name = Tokeniser.folded(town)
            let meaning = Meaning([FacetValue(.town, String(decoding: name, as: UTF8.self))])
            // First the languages that know the name and so its endings.
            let known = languages.indices.filter { languages[$0].knows(town: name) }
            for index in known + languages.indices where !name.isEmpty {
                let stemmer = stemmers.firstIndex(of: index) ?? 0
                for form in languages[index].forms(ofTown: town) {
                    forms[form, default: Known(stemmer: stemmer, isForeign: index > 0)].meanings.insert(meaning)
                }
            }
        }
        self.init(forms, stemmers.map { languages[$0].stemmer }, stopWords: Set(words.stopWords))
    }

    /// The table without what asks for a value that no record has.
    public func restricted(where occurs: (FacetValue) -> Bool) -> WordTable {
        var known: [FacetValue: Bool] = [:]
        var restricted: Forms = [:]
        for (form, all) in forms {
            let kept = all.meanings.filter { meaning in
                meaning.values.allSatisfy { value in
                    if let answer = known[value] { return answer }
                    let answer = occurs(value)
                    known[value] = answer
                    return answer
                }
            }
            if !kept.isEmpty {
                restricted[form] = Known(stemmer: all.stemmer, isForeign: all.isForeign, meanings: kept)
            }
        }
        return WordTable(restricted, stemmers, stopWords: stopWords)
    }

    /// What a folded word, or a phrase of folded words separated by single spaces, means.
    public func meanings(of form: [UInt8]) -> [Meaning] {
        if !form.contains(0x20), let exact = meaningsByKey[form] { return exact }
        for stemmer in stemmers {
            if let meanings = meaningsByKey[WordTable.stems(of: form, stemmer, stopWords)] { return meanings }
        }
        return []
    }

    /// Whether a folded word means something else than its stem does.
    func isKey(_ form: [UInt8]) -> Bool { meaningsByKey[form] != nil }

    /// Whether a word is one that a query need not find.
    func isStopWord(_ word: [UInt8]) -> Bool { stopWords.contains(word) }

    /// Whether a key is known from other languages alone.
    func isForeign(_ key: [UInt8]) -> Bool { foreignKeys.contains(key) }

    /// The values of a facet that the words and phrases of a record's text name, in order, each once: of
    /// "w typie owczarka niemieckiego" the breeds `german-shepherd` and `shepherd`.
    public func values(of facet: SearchFacet, in text: some Sequence<UInt8>) -> [FacetValue] {
        var tokeniser = Tokeniser()
        var words: [[UInt8]] = []
        tokeniser.words(of: text) { word, _ in words.append(word) }
        var values: Set<FacetValue> = []
        for start in words.indices {
            var form: [UInt8] = []
            for end in start..<min(words.count, start + longestPhrase) {
                if end > start { form.append(0x20) }
                form += words[end]
                for meaning in meanings(of: form) { values.formUnion(meaning.values.filter { $0.facet == facet }) }
            }
        }
        return values.sorted()
    }

    /// What a form means, and in which language, as the place of its stemmer.
    private struct Known {
        var stemmer: Int
        var isForeign: Bool
        var meanings: Set<Meaning> = []
    }

    private typealias Forms = [[UInt8]: Known]

    private init(_ forms: Forms, _ stemmers: [Stemmer], stopWords: Set<[UInt8]>) {
        self.forms = forms
        self.stemmers = stemmers
        self.stopWords = stopWords
        var table = WordTable.byStems(forms, stemmers, stopWords)
        WordTable.addExceptions(to: &table, forms, stemmers)
        entries = table.map { (key: $0.key, meanings: $0.value.sorted()) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        var native: Set<[UInt8]> = []
        for (form, known) in forms where !known.isForeign {
            native.insert(form)
            native.insert(WordTable.stems(of: form, stemmers[known.stemmer], stopWords))
        }
        foreignKeys = Set(table.keys).subtracting(native)
        meaningsByKey = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.meanings) })
        longestPhrase = entries.map { entry in entry.key.count { $0 == 0x20 } + 1 }.max() ?? 0
    }

    /// Each stem with what most of its forms mean, each phrase by the stems of its words.
    private static func byStems(
        _ forms: Forms, _ stemmers: [Stemmer], _ stopWords: Set<[UInt8]>
    ) -> [[UInt8]: Set<Meaning>] {
        var table: [[UInt8]: Set<Meaning>] = [:]
        var votes: [[UInt8]: [Set<Meaning>: Int]] = [:]
        for (form, known) in forms {
            let stem = stems(of: form, stemmers[known.stemmer], stopWords)
            if form.contains(0x20) {
                table[stem, default: []].formUnion(known.meanings)
            } else {
                votes[stem, default: [:]][known.meanings, default: 0] += 1
            }
        }
        for (stem, votes) in votes {
            // Where as many forms mean one thing as another, the order of what they mean decides.
            table[stem] =
                votes.max { one, other in
                    one.value != other.value
                        ? one.value < other.value : other.key.sorted().lexicographicallyPrecedes(one.key.sorted())
                }?.key
        }
        return table
    }

    /// The forms that a look-up by stem would answer otherwise; each is a key itself then, which may be another's stem.
    private static func addExceptions(
        to table: inout [[UInt8]: Set<Meaning>], _ forms: Forms, _ stemmers: [Stemmer]
    ) {
        let words = forms.filter { !$0.key.contains(0x20) }.map { form, known in
            (keys: [form] + stemmers.map { $0.stem(of: form) }, form: form, meanings: known.meanings)
        }
        while true {
            var wrong: [(form: [UInt8], meanings: Set<Meaning>)] = []
            for word in words {
                let key = word.keys.first { table[$0] != nil }
                if key.flatMap({ table[$0] }) != word.meanings { wrong.append((word.form, word.meanings)) }
            }
            if wrong.isEmpty { return }
            // A form once entered means what it says, so this ends after as many rounds as there are forms at most.
            for word in wrong { table[word.form] = word.meanings }
        }
    }

    private static func stems(of form: [UInt8], _ stemmer: Stemmer, _ stopWords: Set<[UInt8]>) -> [UInt8] {
        guard form.contains(0x20) else { return stemmer.stem(of: form) }
        let words = form.split(separator: 0x20).map { Array($0) }
        let first = words.firstIndex { !stopWords.contains($0) } ?? 0
        let stems = words.map { stemmer.stem(of: $0) }
        let turned = stems[first...] + (first > 0 ? [[UInt8(ascii: "~")] + stems[0]] : []) + stems[..<first].dropFirst()
        return Array(turned.joined(separator: [0x20]))
    }
}
