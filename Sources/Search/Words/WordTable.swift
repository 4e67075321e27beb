import Parallel
import Records

/// The meanings of the words of queries, on the pages of one language: the words of all the site's
/// languages.
///
/// A word is looked up as it is; where that is unknown, by its stem in the pages' language; where that is unknown too,
/// by its stem in each other language. A phrase is looked up by the stems of its words, separated by single spaces, in
/// the languages in the same order; stop words that it begins with come last ("z psami" is "psam ~z"), so that it is
/// found where the word that matters is. The table holds as little as that needs: of words whose forms share a stem,
/// the stem alone.
public struct WordTable: Sendable {
    /// The keys with their meanings, in the order of keys.
    public let entries: [(key: [UInt8], meanings: [Meaning])]
    /// The number of words in the longest phrase.
    public let longestPhrase: Int

    /// The words that deny and those that join, separated by blanks; and the endings of names, as in `SearchWords`, by strokes.
    let negations: String
    let conjunctions: String
    let declension: String
    /// The lines of what the language has around numbers.
    let numbers: String

    /// The keys by which people ask for a theme, and by which alone no description tells it.
    private let ambiguous: InternedWords
    /// The stems of correctly spelt words without a meaning.
    private let correctWords: [[UInt8]]
    /// Lines of words of everyday language.
    private let everydayWords: [String]

    /// The words of the index that have a base form, and by their numbers this form, folded and as people write it.
    private let based: InternedWords
    private let bases: [(folded: [UInt8], written: String)]
    /// By stem, the base forms that have two letters or more beyond its own one: "brązowy", of "brąz".
    private let longerBases: [[UInt8]: [(folded: [UInt8], written: String)]]
    /// By stem, the first form of those words of which no base form has it: "dzieci", of "dziet".
    private let otherForms: Once<[[UInt8]: [UInt8]]>
    /// The forms of words that mean something and of towns, in the pages' language; first of those that mean a kind.
    private let forms: InternedWords
    /// How many of them are forms of words that mean a kind.
    private let kindForms: Int

    /// The stemmers in the order in which words are looked up: of the pages' language, then of the others that have
    /// rules.
    public let stemmers: [Stemmer]

    /// The sets of meanings that words have, each once.
    let meaningSets: [[Meaning]]
    /// By place in `entries`: which of these sets the key means.
    private let sets: [Int32]
    /// By place in `entries`: whether only words of other languages have the key.
    private let isForeign: [Bool]
    /// The words that stand first in a list, as "sarna" and not "sarenka", and towns, with their stems.
    private let usual: InternedWords
    /// The keys, whose numbers are their places in `entries`.
    private let keys: InternedWords
    /// The first words of keys that are phrases.
    private let phraseHeads: InternedWords
    /// The stop words of the pages' language.
    let stopWords: StopWords
    /// The stems of the phrases by which descriptions tell something, as they follow one another in a text, with what they
    /// tell.
    let cues: [(stems: [[UInt8]], values: [FacetValue])]

    /// All words of the languages, and the towns.
    ///
    /// - Parameters:
    ///   - words: of the pages' language.
    ///   - others: of the site's other languages.
    ///   - towns: of the catalogue, as records write them.
    ///   - hints: further names of towns, where they are no other words: "Skarżysko" is one, "Biała" is none.
    public init(
        _ words: SearchWords, others: [SearchWords], towns: some Sequence<String>, hints: some Sequence<String> = []
    ) {
        let languages = [words] + others
        let stemmers = languages.indices.filter { $0 == 0 || !languages[$0].stemmer.rules.isEmpty }
        let stopWords = StopWords(words)
        var forms = WordForms(stemmers.map { languages[$0].stemmer }, stopWords: stopWords)
        for (index, language) in languages.enumerated() {
            let stemmer = stemmers.firstIndex(of: index) ?? 0
            for term in language.terms {
                forms.add(term.meaning, term.forms, stemmer: stemmer, isForeign: index > 0)
            }
        }
        let names = Set(towns)
        let hints = Set(hints).filter { !forms.has(Tokeniser.folded($0)) }
        for town in names.union(hints).sorted() {
            let name = Tokeniser.folded(town)
            let meaning = Meaning([FacetValue(.town, String(decoding: name, as: UTF8.self))])
            // First the languages that know the name and so its endings.
            let known = languages.indices.filter { languages[$0].knows(town: name) }
            for index in known + languages.indices where !name.isEmpty {
                let stemmer = stemmers.firstIndex(of: index) ?? 0
                forms.add(meaning, languages[index].forms(ofTown: town), stemmer: stemmer, isForeign: index > 0)
            }
        }
        (negations, conjunctions) = (WordTable.line(words.negations), WordTable.line(words.conjunctions))
        declension = words.declension.joined(separator: "|")
        numbers = NumberWords(words).text
        ambiguous = InternedWords(words.ambiguousWords.map(words.stemmer.stem))
        correctWords = words.correctWords.flatMap { [$0, words.stemmer.stem(of: $0)] }
        everydayWords = words.everydayWords
        var based = InternedWords()
        var bases: [(folded: [UInt8], written: String)] = []
        let called = names.union(hints).sorted().map { (folded: Tokeniser.folded($0), written: $0) }
        // "Królik" is its own, though the stem of "królica" is the same.
        let single = (words.terms.map { ($0.forms[0], $0.written) } + called).filter { !$0.0.contains(0x20) }
        for keys in [single.map(\.0), single.map { words.stemmer.stem(of: $0.0) }] {
            for (base, key) in zip(single, keys) where based.number(of: key) == bases.count { bases.append(base) }
        }
        self.based = based
        self.bases = bases
        var longerBases: [[UInt8]: [(folded: [UInt8], written: String)]] = [:]
        for base in single {
            let stem = words.stemmer.stem(of: base.0)
            guard let first = based.known(stem), base.0.count > bases[first].folded.count + 1,
                longerBases[stem]?.contains(where: { $0.folded == base.0 }) != true
            else { continue }
            longerBases[stem, default: []].append(base)
        }
        self.longerBases = longerBases
        otherForms = Once { [based] in
            let forms = words.terms.lazy.flatMap(\.forms).filter { !$0.contains(0x20) }
            let stems = forms.map { (words.stemmer.stem(of: $0), $0) }.filter { based.known($0.0) == nil }
            return Dictionary(stems) { first, _ in first }
        }
        let starts = words.terms.indices.filter { $0 == 0 || words.terms[$0].meaning != words.terms[$0 - 1].meaning }
        let usual = starts.map { words.terms[$0].forms[0] } + called.map(\.folded)
        self.usual = InternedWords(usual + usual.map { words.stemmer.stem(of: $0) })
        let isOfKind = { (term: SearchWords.Term) in
            term.meaning.values.allSatisfy { SearchFacet.kinds.contains($0.facet) }
        }
        var inflected = InternedWords(words.terms.filter(isOfKind).flatMap(\.forms).filter { !$0.contains(0x20) })
        kindForms = inflected.count
        for term in words.terms where !isOfKind(term) {
            for form in term.forms where !form.contains(0x20) { _ = inflected.number(of: form) }
        }
        for town in names.union(hints) { for form in words.forms(ofTown: town) { _ = inflected.number(of: form) } }
        self.forms = inflected
        let table = forms.table()
        entries = table.entries.map { (key: $0.key, meanings: table.sets[$0.set]) }
        meaningSets = table.sets
        sets = table.entries.map { Int32($0.set) }
        isForeign = table.entries.map(\.isForeign)
        keys = InternedWords(table.entries.map(\.key))
        let phrases = entries.map(\.key).filter { $0.contains(0x20) }
        phraseHeads = InternedWords(phrases.map { $0.prefix { $0 != 0x20 } })
        longestPhrase = phrases.map { phrase in phrase.count { $0 == 0x20 } + 1 }.max() ?? min(1, entries.count)
        self.stemmers = stemmers.map { languages[$0].stemmer }
        self.stopWords = stopWords
        let told = words.cues.map { (stopWords.stems(ofCue: $0.phrase, words.stemmer), $0.value) }
        cues = Dictionary(grouping: told, by: \.0).map { ($0.key, Set($0.value.map(\.1)).sorted()) }
            .sorted { $0.stems.lexicographicallyPrecedes($1.stems) { $0.lexicographicallyPrecedes($1) } }
    }

    private static func line(_ words: [[UInt8]]) -> String {
        words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    /// Returns the number of the set of meanings of the key at a place in `entries`.
    func meaningSet(ofEntry place: Int) -> Int { Int(sets[place]) }

    /// Returns the meanings of a folded word, or of a phrase of folded words separated by single spaces.
    public func meanings(of form: [UInt8]) -> [Meaning] {
        let isPhrase = form.contains(0x20)
        if !isPhrase, let place = keys.known(form) { return entries[place].meanings }
        for stemmer in stemmers {
            let stem = isPhrase ? stemmer.stems(ofPhrase: form, stopWords) : stemmer.stem(of: form)
            if let place = keys.known(stem) { return entries[place].meanings }
        }
        return []
    }

    /// Returns true if descriptions may tell a value by words or cues of the language.
    func tells(_ value: FacetValue) -> Bool {
        cues.contains { $0.values.contains(value) }
            || meaningSets.contains { $0.contains { $0.values.contains(value) } }
    }

    /// Returns true if a folded word means something else than its stem does.
    func isKey(_ form: [UInt8]) -> Bool { keys.known(form) != nil }

    /// Returns true if a key means a value of one of these facets.
    func means(_ facets: SearchFacet..., key: [UInt8]) -> Bool {
        guard let place = keys.known(key) else { return false }
        return entries[place].meanings.contains { $0.values.contains { facets.contains($0.facet) } }
    }

    /// The words of the pages' language that mean something, alone or in phrases, of more than two letters each, and those
    /// that are correct without a meaning.
    var knownWords: [[UInt8]] {
        let words = entries.indices.filter { !isForeign[$0] }.flatMap { place in
            entries[place].key.split(separator: 0x20).filter { $0.first != UInt8(ascii: "~") && $0.count > 2 }.map {
                Array($0)
            }
        }
        return words + correctWords
    }

    /// The stems of words of everyday language.
    var everydayStems: [[UInt8]] {
        everydayWords.flatMap { Tokeniser.folded($0).split(separator: 0x20) }.map { stemmers[0].stem(of: Array($0)) }
    }

    /// Returns true if a folded word is a form of one that means a kind, and not only like one.
    func isForm(_ word: [UInt8]) -> Bool { forms.known(word).map { $0 < kindForms } ?? false }

    /// Returns true if a folded word is a form of one that means something or of a town, in the pages' language.
    func isInflected(_ word: [UInt8]) -> Bool { forms.known(word) != nil }

    /// Returns true if a key is the usual word for what it means: the first of its list, or a town.
    func isUsual(_ key: [UInt8]) -> Bool { usual.known(key) != nil }

    /// Returns the base form of a word of the index; the word itself where none is known.
    func base(of key: [UInt8]) -> [UInt8] { based.known(key).map { bases[$0].folded } ?? key }

    /// Returns the base forms of a word of the index in lower case, with the diacritics that people write them with: its own
    /// one, and those that are much longer; or a form, where its stem is that of forms alone.
    func writtenBases(of key: [UInt8]) -> [[UInt8]] {
        // "Kocię" is a word of its own, though its stem is that of "kot".
        if let form = otherForms()[key] { return [form] }
        let longer = (longerBases[key] ?? []).filter { !isKey($0.folded) }
        return [written(base(of: key), key)] + longer.map { Array($0.written.lowercased().utf8) }
    }

    /// Returns a word of the index with the diacritics of the base form that begins so.
    func written(_ key: [UInt8]) -> [UInt8] { written(key, key) }

    private func written(_ start: [UInt8], _ key: [UInt8]) -> [UInt8] {
        guard let base = based.known(key) else { return start }
        let written = bases[base].written.lowercased().prefix(start.count)
        // Letters that folding makes two of, or leaves out, as an apostrophe, are not asked for.
        return Tokeniser.folded(String(written)) == start ? Array(written.utf8) : start
    }

    /// Returns true if a word is one that a query need not find.
    func isStopWord(_ word: [UInt8]) -> Bool { stopWords.contains(word) }

    /// The keys that are phrases of the pages' language which descriptions may hold, each with the stems of its words
    /// in their order.
    var phrasesOfTexts: [(key: [UInt8], stems: [[UInt8]])] {
        entries.indices.compactMap { place in
            let (key, meanings) = entries[place]
            guard key.contains(0x20), !isForeign[place], !spokenOf(meanings, by: key).isEmpty else {
                return nil
            }
            let parts = key.split(separator: 0x20).map { Array($0) }
            let end = parts.firstIndex { $0.first == UInt8(ascii: "~") } ?? parts.count
            return (
                key, parts[end...].map { $0.first == UInt8(ascii: "~") ? Array($0.dropFirst()) : $0 } + parts[..<end]
            )
        }
    }

    /// Returns what a key that stands in a description tells of the animal. Who walks "with dogs" need not like them, nor
    /// does a "family" that pays a visit: a company must stand in a phrase of several words. Ambiguous words tell nothing.
    func spokenOf(_ meanings: [Meaning], by key: [UInt8]) -> [FacetValue] {
        if ambiguous.known(key) != nil { return [] }
        let words = key.split(separator: 0x20).prefix { $0.first != UInt8(ascii: "~") }.count
        return meanings.flatMap(\.values).filter {
            SearchFacet.spokenOf.contains($0.facet) && ($0.facet != .good || words > 1)
        }
    }

    /// Returns true if a key is known from other languages alone.
    func isForeign(_ key: [UInt8]) -> Bool { keys.known(key).map { isForeign[$0] } ?? false }

    /// The values of a facet that the words and phrases of a record's text name, in order, each once: of
    /// "w typie owczarka niemieckiego" the breeds `german-shepherd` and `shepherd`; of "bez białej łaty" no colour; and of
    /// "guinea pig" no pig, which is another type of animal.
    public func values(of facet: SearchFacet, in text: some Sequence<UInt8>) -> [FacetValue] {
        var tokeniser = Tokeniser()
        var words: [[UInt8]] = []
        tokeniser.words(of: text) { word, _ in words.append(word) }
        var values: Set<FacetValue> = []
        // By word, the types of animals that phrases with it mean.
        var types: [Set<FacetValue>] = Array(repeating: [], count: words.count)
        func add(_ form: [UInt8], _ places: Range<Int>) {
            let meant = meanings(of: form).flatMap(\.values)
            let own = Set(meant.lazy.filter { $0.facet == .type })
            let phrase = places.reduce(into: Set<FacetValue>()) { $0.formUnion(types[$1]) }
            if !own.isEmpty, !phrase.isEmpty, own.isDisjoint(with: phrase) { return }
            values.formUnion(meant.lazy.filter { $0.facet == facet })
            if places.count > 1 { for place in places { types[place].formUnion(own) } }
        }
        let isDenied = stopWords.denied(words)
        for start in words.indices where !isDenied[start] {
            guard start + 1 < words.count, longestPhrase > 1, mayBeginPhrase(words[start...]) else { continue }
            var form = words[start]
            for end in (start + 1)..<min(words.count, start + longestPhrase) {
                form.append(0x20)
                form += words[end]
                add(form, start..<end + 1)
            }
        }
        for place in words.indices where !isDenied[place] {
            if !isStopWord(words[place]) { add(words[place], place..<place + 1) }
            for part in parts(of: words[place]) { add(part, place..<place + 1) }
        }
        return values.sorted()
    }

    /// The values of a facet that a text means as a whole: "czarny" black, "czarno-biały" black and white, and
    /// "czarny z białym" nothing.
    public func values(of facet: SearchFacet, of text: some Sequence<UInt8>) -> [FacetValue] {
        var tokeniser = Tokeniser()
        var form: [UInt8] = []
        tokeniser.words(of: text) { word, _ in form += form.isEmpty ? word : [0x20] + word }
        return meanings(of: form).filter { $0.values.count == 1 && $0.values[0].facet == facet }.map { $0.values[0] }
    }

    /// The two known words that a word that is not known is made of, as Polish does with colours: "niebieskoszary".
    private func parts(of word: [UInt8]) -> [[UInt8]] {
        guard meanings(of: word).isEmpty else { return [] }
        for end in word.indices.dropFirst(3).dropLast(3) where word[end] == UInt8(ascii: "o") {
            let parts = [Array(word[...end]), Array(word[(end + 1)...])]
            if parts.allSatisfy({ !meanings(of: $0).isEmpty }) { return parts }
        }
        return []
    }

    /// Returns true if a phrase may begin here: what it is looked up by begins with the stem of its first word that is
    /// no stop word, or with that of its first one.
    private func mayBeginPhrase(_ words: ArraySlice<[UInt8]>) -> Bool {
        [words.first, words.first { !isStopWord($0) }].contains { word in
            guard let word else { return false }
            return stemmers.contains { phraseHeads.known($0.stem(of: word)) != nil }
        }
    }
}
