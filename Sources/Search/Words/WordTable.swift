import Records

/// What the words of queries mean beside themselves, on the pages of one language: the words of all the site's
/// languages, cut to stems by that language's rules.
///
/// A word is looked up as it is and, where that is unknown, by its stem; a phrase by the stems of its words, separated
/// by single spaces. The table holds as little as that needs: of words whose forms share a stem, the stem alone.
public struct WordTable: Sendable {
    /// In the order of keys.
    public let entries: [(key: [UInt8], meanings: [Meaning])]
    /// How many words the longest phrase has.
    public let longestPhrase: Int

    private let stemmer: Stemmer
    /// What each known form means.
    private let meaningsByForm: [[UInt8]: Set<Meaning>]
    private let meaningsByKey: [[UInt8]: [Meaning]]

    /// All words of the languages, and the towns.
    ///
    /// - Parameters:
    ///   - words: of the pages' language.
    ///   - others: of the site's other languages.
    ///   - towns: of the catalogue, as records write them.
    public init(_ words: SearchWords, others: [SearchWords], towns: some Sequence<String>) {
        var meanings: [[UInt8]: Set<Meaning>] = [:]
        for language in [words] + others {
            for term in language.terms {
                for form in term.forms { meanings[form, default: []].insert(term.meaning) }
            }
        }
        for town in towns {
            let name = Tokeniser.folded(town)
            let meaning = Meaning([FacetValue(.town, String(decoding: name, as: UTF8.self))])
            for language in [words] + others where !name.isEmpty {
                for form in language.forms(ofTown: town) { meanings[form, default: []].insert(meaning) }
            }
        }
        self.init(meanings, words.stemmer)
    }

    /// The table without what asks for a value that no record has.
    public func restricted(where occurs: (FacetValue) -> Bool) -> WordTable {
        var known: [FacetValue: Bool] = [:]
        var restricted: [[UInt8]: Set<Meaning>] = [:]
        for (form, meanings) in meaningsByForm {
            let kept = meanings.filter { meaning in
                meaning.values.allSatisfy { value in
                    if let answer = known[value] { return answer }
                    let answer = occurs(value)
                    known[value] = answer
                    return answer
                }
            }
            if !kept.isEmpty { restricted[form] = kept }
        }
        return WordTable(restricted, stemmer)
    }

    /// What a folded word, or a phrase of folded words separated by single spaces, means.
    public func meanings(of form: [UInt8]) -> [Meaning] {
        let isPhrase = form.contains(0x20)
        if !isPhrase, let exact = meaningsByKey[form] { return exact }
        return meaningsByKey[WordTable.stems(of: form, stemmer)] ?? []
    }

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

    private init(_ meaningsByForm: [[UInt8]: Set<Meaning>], _ stemmer: Stemmer) {
        self.meaningsByForm = meaningsByForm
        self.stemmer = stemmer
        var table = WordTable.byStems(meaningsByForm, stemmer)
        WordTable.addExceptions(to: &table, meaningsByForm, stemmer)
        entries = table.map { (key: $0.key, meanings: $0.value.sorted()) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        meaningsByKey = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.meanings) })
        longestPhrase = entries.map { entry in entry.key.count { $0 == 0x20 } + 1 }.max() ?? 0
    }

    /// Each stem with what most of its forms mean, each phrase by the stems of its words.
    private static func byStems(
        _ meaningsByForm: [[UInt8]: Set<Meaning>], _ stemmer: Stemmer
    ) -> [[UInt8]: Set<Meaning>] {
        var table: [[UInt8]: Set<Meaning>] = [:]
        var votes: [[UInt8]: [Set<Meaning>: Int]] = [:]
        for (form, meanings) in meaningsByForm {
            let stem = stems(of: form, stemmer)
            if form.contains(0x20) {
                table[stem, default: []].formUnion(meanings)
            } else {
                votes[stem, default: [:]][meanings, default: 0] += 1
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
        to table: inout [[UInt8]: Set<Meaning>], _ meaningsByForm: [[UInt8]: Set<Meaning>], _ stemmer: Stemmer
    ) {
        let words = meaningsByForm.filter { !$0.key.contains(0x20) }
        while true {
            let wrong = words.filter { form, meanings in
                (table[form] ?? table[stemmer.stem(of: form)]) != meanings
            }
            if wrong.isEmpty { return }
            // A form once entered means what it says, so this ends after as many rounds as there are forms at most.
            for (form, meanings) in wrong { table[form] = meanings }
        }
    }

    private static func stems(of form: [UInt8], _ stemmer: Stemmer) -> [UInt8] {
        guard form.contains(0x20) else { return stemmer.stem(of: form) }
        var stems: [UInt8] = []
        for word in form.split(separator: 0x20) {
            if !stems.isEmpty { stems.append(0x20) }
            stems += stemmer.stem(of: Array(word))
        }
        return stems
    }
}
