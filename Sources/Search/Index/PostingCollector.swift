/// Gathers the postings of a run of documents, one document after another.
///
/// Words go by numbers: a token that was met before, as nearly all of them were, costs a hash and a comparison.
struct PostingCollector {
    private struct Word {
        var term: Int32
        /// The word itself, where it is not its stem. It is a term of names, so that Figo is found before Figa.
        var own: [UInt8]?
        /// The term of the word itself, if it was met in a name.
        var ownTerm: Int32 = -1
        /// True if it is a term as it is written, too: its stem is no beginning of it ("zielo" is none of "zieln"), or it
        /// ends with o, as what is begun does ("Koło" is itself, and not what Kołobrzeg begins with).
        var isKept: Bool
        /// True if it means something else than its stem.
        var isKey: Bool
        /// True if its stem means a kind of animal.
        var isKind: Bool
        /// True if its stem means a kind of animal or how old one is.
        var isOfAnimals: Bool
        /// True if neither it nor its stem means anything.
        var isMere: Bool
        /// True if it is a form of a word that means a kind, and not only like one.
        var isForm: Bool
        /// True if it is another form of such a word than the base form: "liska", of "lisek".
        var isInflected: Bool
        /// True if it is the base form of its stem, as a subject is.
        var isBase: Bool
        /// True if its stem means something of which it is no form: Inka is not of the colour of ink.
        var isApart: Bool
        var isPlain: Bool
        /// True if it is not looked for in descriptions.
        var isStop: Bool
        var isNegation: Bool
        /// True if it denies the next word alone.
        var isExclusion: Bool
        /// True if a denial ends at it.
        var isTurn: Bool
        /// True if a clause that begins with it is denied with the one before.
        var isContinuation: Bool
        /// True if it tells what an animal is like.
        var tells: Bool
        /// The term of the word that is denied, if it was met so.
        var deniedTerm: Int32 = -1

        /// True if an animal that is called so is called otherwise than its stem.
        var isNameOfAnimal: Bool { !isForm || isKept }
        /// Psiakowo is a name, though it is like "psiak"; Ciapkowo is not Ciapek; "Dogs' Field" is called after dogs.
        var isNameOfInstitution: Bool { isKey || (isKind || isMere) && !isForm }
    }

    private let table: WordTable
    private let stemmer: Stemmer
    private let stopWords: InternedWords
    private var tokeniser = Tokeniser()
    /// Tokens as they are written, and the words of each in `words`.
    private var tokens = InternedWords()
    private var wordsOfTokens: [Range<Int32>] = []
    private var words: [Word] = []
    /// By two terms that follow one another, the term of both.
    private var pairs: [UInt64: Int32] = [:]
    /// Texts that are said in few words, and the pairs of each in `textPairs`: breeds and colours repeat.
    private var texts = InternedWords()
    private var pairsOfTexts: [Range<Int>] = []
    private var textPairs: [(term: Int32, isPlain: Bool)] = []
    private var terms = InternedWords()
    /// By term: where the current document's posting is, if it has one.
    private var last: [Int32] = []
    private var entries: [(term: Int32, posting: UInt32)] = []
    private var number = 0
    private let institutions: Int
    private var start = 0
    private var phrases = PhraseFinder()
    private var denial = Denial()
    /// The cues of the table, and by cue the documents that have it.
    private var cues = PhraseFinder()
    private var having: [[UInt32]]
    private var clause = Clause()
    private var isFirstOfClause = true
    /// The terms of words that the current sentence of a description says, and whether it denies anything.
    private var sentence: [Int32] = []
    private var denies = false

    init(_ corpus: SearchCorpus) {
        table = corpus.words
        stemmer = corpus.stemmer
        institutions = corpus.institutions.count
        stopWords = InternedWords(corpus.stopWords)
        having = Array(repeating: [], count: table.cues.count)
        for (key, stems) in table.phrasesOfTexts {
            phrases.add(stems.map { term(of: $0) }, as: term(of: key))
        }
        for (place, cue) in table.cues.enumerated() {
            cues.add(cue.stems.map { term(of: $0) }, as: Int32(place))
        }
    }

    /// The documents whose descriptions tell a value.
    var told: [FacetValue: [UInt32]] {
        var told: [FacetValue: [UInt32]] = [:]
        for (cue, documents) in zip(table.cues, having) where !documents.isEmpty {
            for value in cue.values { told[value] = SortedNumbers.union(told[value] ?? [], documents) }
        }
        return told
    }

    mutating func begin(_ number: Int) {
        self.number = number
        start = entries.count
    }

    mutating func add(_ text: String, _ place: SearchDocument.Place) {
        var text = text
        phrases.begin()
        cues.begin()
        denial = Denial()
        text.withUTF8 { bytes in
            var tokens = TokenScanner(bytes, skipsLinks: place == .text || place == .notes)
            while let token = tokens.next() {
                if tokens.boundary > .none { endClause(tokens.boundary) }
                add(token, place)
            }
            endClause(tokens.boundary)
        }
    }

    private mutating func add(_ token: UnsafeBufferPointer<UInt8>, _ place: SearchDocument.Place) {
        let (bytes, token) = (token, tokens.number(of: token))
        if token == wordsOfTokens.count { learn(bytes) }
        // Such as an emoji.
        if wordsOfTokens[token].isEmpty { endClause(.sentence) }
        for index in wordsOfTokens[token] {
            let word = words[Int(index)]
            let slot = PostingRun.Slot.of(place, isPlain: word.isPlain)
            if place == .text || place == .notes {
                // What an institution needs it does not offer.
                addProse(Int(index), slot, tells: place == .text || number >= institutions)
                continue
            }
            if place == .facts {
                if denial.next(isStop: word.isStop) == .denied, let term = deniedTerm(of: Int(index)) {
                    post(term, slot)
                    continue
                }
                if word.isNegation { denial.negate(isExclusion: true) }
            }
            // A dog of a shelter called after old cats is neither, but is found by the shelter's name.
            let isOfAnother = place == .surroundings && word.isOfAnimals
            // Who asks for "lisek" does not ask for Liska.
            let isMeant = place == .name && number >= institutions && word.isInflected
            let slotOfStem = isMeant ? PostingRun.Slot.of(.facts, isPlain: word.isPlain) : slot
            if !isOfAnother { post(word.term, slotOfStem) }
            let isCalled = place == .name && (number < institutions ? word.isNameOfInstitution : word.isNameOfAnimal)
            if isCalled || isOfAnother || word.isKept, let own = word.own {
                if words[Int(index)].ownTerm < 0 { words[Int(index)].ownTerm = term(of: own) }
                let isApart = word.isApart && place == .name && number >= institutions
                post(words[Int(index)].ownTerm, isApart ? PostingRun.Slot.closed : slot)
            }
        }
    }

    /// The term of a word that is denied: "no tail" is another word than "tail". Nil where it is a number ("No 123/26") or
    /// nothing denies.
    private mutating func deniedTerm(of index: Int) -> Int32? {
        if words[index].deniedTerm < 0 {
            let term = Int(words[index].term)
            if terms.withWord(term, { $0.contains(where: \.isASCIIDigit) }) { return nil }
            guard let key = table.stopWords.denied(stem: terms[term]) else { return nil }
            words[index].deniedTerm = self.term(of: key)
        }
        return words[index].deniedTerm
    }

    /// Notes a word of a description: what is denied is another word than what is said.
    /// - Parameter tells: true if cues count.
    private mutating func addProse(_ index: Int, _ slot: Int, tells: Bool) {
        let word = words[index]
        if word.isTurn {
            clause.affirm()
            endClause(.clause)
        }
        if isFirstOfClause { denial.beginClause(continues: word.isContinuation) }
        isFirstOfClause = false
        let standing = denial.next(isStop: word.isStop)
        if standing == .between, !word.isNegation { return }
        // "Nie może żyć bez psów" denies no dogs.
        let negates = word.isNegation && !(word.isExclusion && denial.goesOn)
        if negates { clause.negate() }
        var covered = 0
        func add(_ said: Clause.Said, _ length: Int) {
            if denial.covers(phraseOf: length) { covered = max(covered, length) } else { clause.add(said, slot) }
        }
        phrases.next(word.term) { add(.phrase($0), $1) }
        if tells { cues.next(word.term) { add(.cue(Int($0)), $1) } }
        if negates { denial.negate(isExclusion: word.isExclusion) }
        if word.isStop { return }
        clause.goOn(isDenied: standing == .denied && denial.goesOn)
        if standing == .denied {
            denies = true
            clause.add(.denied(index), slot)
            if let object = clause.onlyWordBefore, !words[object].isBase { turn(words[object].term, tells: tells) }
        } else if covered > 1 {
            clause.takeBack(covered - 1)
        } else if standing != .further || !word.tells {
            clause.add(.word(index, tells: word.tells), slot)
        }
    }

    /// Notes the phrases of a negation, what it has just denied, and an object that stood before it.
    private mutating func turn(_ object: Int32, tells: Bool) {
        // What follows in the text goes on from there.
        var (phrases, cues) = (phrases, cues)
        phrases.next(object) { if $1 > 2 { clause.turn(.phrase($0)) } }
        if tells { cues.next(object) { if $1 > 2 { clause.turn(.cue(Int($0))) } } }
    }

    /// Notes what a clause says, and at the end of a sentence its words: less surely if anything is denied there, or asked.
    private mutating func endClause(_ boundary: TokenScanner.Boundary) {
        for place in clause.indices {
            guard let (said, slot) = clause.said(at: place, isQuestion: boundary == .question) else { continue }
            switch said {
            case .word(let index, _): sentence.append(words[index].term)
            case .denied(let index): post(deniedTerm(of: index) ?? words[index].term, slot)
            case .phrase, .cue: note(said)
            }
        }
        if boundary != .question { for said in clause.turned { note(said) } }
        denies = denies || clause.deniesBefore
        if boundary > .clause {
            let slot = denies || boundary == .question ? PostingRun.Slot.unsure : PostingRun.Slot.text
            for place in sentence.indices { post(sentence[place], slot) }
            sentence.removeAll(keepingCapacity: true)
            denies = false
        }
        // No phrase goes on behind a sentence, nor behind "nie".
        if boundary > .clause || denial.isOpen {
            phrases.begin()
            cues.begin()
        }
        clause.end()
        isFirstOfClause = true
        denial.endClause()
    }

    /// Notes that the current document says a phrase or a cue.
    private mutating func note(_ said: Clause.Said) {
        switch said {
        case .phrase(let term): post(term, PostingRun.Slot.text)
        case .cue(let cue): if having[cue].last != UInt32(number) { having[cue].append(UInt32(number)) }
        case .word, .denied: break
        }
    }

    /// Words that follow one another in what is said in few words are found together: "rudo-biały" is not "rudy, biały
    /// krawat".
    mutating func addPairs(_ text: String, _ place: SearchDocument.Place) {
        var text = text
        let number = text.withUTF8 { texts.number(of: $0) }
        if number == pairsOfTexts.count { pairsOfTexts.append(learnPairs(of: text)) }
        for pair in pairsOfTexts[number] {
            let slot = PostingRun.Slot.of(place == .name ? .name : .facts, isPlain: textPairs[pair].isPlain)
            post(textPairs[pair].term, slot)
        }
    }

    private mutating func learnPairs(of text: String) -> Range<Int> {
        var found: [(term: Int32, isPlain: Bool)?] = []
        let words = words(of: text.utf8)
        for ((word, isPlain), isDenied) in zip(words, table.stopWords.denied(words.map(\.folded)))
        where stopWords.known(word) == nil {
            // Of "no white bib" neither white is there, nor a white bib.
            found.append(isDenied ? nil : (term(of: stemmer.stem(of: word)), isPlain))
        }
        let first = textPairs.count
        for case (let one?, let other?) in zip(found, found.dropFirst()) {
            let pair = UInt64(UInt32(one.term)) << 32 | UInt64(UInt32(other.term))
            let known = pairs[pair]
            let term = known ?? term(of: terms[Int(one.term)] + [0x20] + terms[Int(other.term)])
            if known == nil { pairs[pair] = term }
            textPairs.append((term, one.isPlain && other.isPlain))
        }
        return first..<textPairs.count
    }

    /// Notes that the current document has a term; of several places the best counts.
    private mutating func post(_ term: Int32, _ slot: Int) {
        let posting = UInt32(truncatingIfNeeded: number << 3 | slot)
        let known = Int(last[Int(term)])
        if known >= start {
            if PostingRun.Slot.isBetter(slot, Int(entries[known].posting & 7)) { entries[known].posting = posting }
        } else {
            last[Int(term)] = Int32(truncatingIfNeeded: entries.count)
            entries.append((term, posting))
        }
    }

    private mutating func term(of key: [UInt8]) -> Int32 {
        let term = terms.number(of: key)
        if term == last.count { last.append(-1) }
        return Int32(term)
    }

    private mutating func learn(_ token: UnsafeBufferPointer<UInt8>) {
        let first = Int32(words.count)
        for (folded, isPlain) in words(of: token) {
            let isNegation = table.stopWords.denies(folded)
            let stem = isNegation ? table.stopWords.negation ?? folded : stemmer.stem(of: folded)
            // A cat called Kocia is none called Kot, but a dog called Koza is found as goats are.
            let isKey = table.isKey(folded)
            let isForm = !isKey && table.isForm(folded)
            words.append(
                Word(
                    term: term(of: stem), own: folded == stem ? nil : folded,
                    isKept: !isKey && (!folded.starts(with: stem) || folded.last == UInt8(ascii: "o")), isKey: isKey,
                    isKind: table.means(.type, .breed, key: stem),
                    isOfAnimals: table.means(.type, .breed, .age, .nearly, key: stem),
                    isMere: !isKey && !table.isKey(stem),
                    isForm: isForm, isInflected: isForm && table.base(of: stem) != folded,
                    isBase: table.base(of: stem) == folded,
                    isApart: !isKey && table.isKey(stem) && !table.isInflected(folded),
                    isPlain: isPlain,
                    isStop: stopWords.known(folded) != nil, isNegation: isNegation,
                    isExclusion: table.stopWords.excludes(folded), isTurn: table.stopWords.turns(at: folded),
                    isContinuation: table.stopWords.continues(with: folded),
                    tells: [folded, stem].contains { table.means(.about, .energy, .good, .bad, key: $0) }))
        }
        wordsOfTokens.append(first..<Int32(words.count))
    }

    private mutating func words(of text: some Sequence<UInt8>) -> [(folded: [UInt8], isPlain: Bool)] {
        var words: [(folded: [UInt8], isPlain: Bool)] = []
        tokeniser.words(of: text) { folded, isPlain in words.append((folded, isPlain)) }
        return words
    }

    /// By term; the postings of a term in the order of documents.
    func sorted() -> (terms: InternedWords, starts: [Int], postings: [UInt32]) {
        var starts = [Int](repeating: 0, count: terms.count + 1)
        for entry in entries { starts[Int(entry.term) + 1] += 1 }
        for term in 0..<terms.count { starts[term + 1] += starts[term] }
        var next = starts
        var postings = [UInt32](repeating: 0, count: entries.count)
        for entry in entries {
            postings[next[Int(entry.term)]] = entry.posting
            next[Int(entry.term)] += 1
        }
        return (terms, starts, postings)
    }
}
