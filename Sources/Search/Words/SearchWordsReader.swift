import Documents
import Messages
import Parallel
import Records

/// Reads the file of a language's words and collects what is wrong in it.
struct SearchWordsReader {
    private(set) var stopWords: [[UInt8]] = []
    private(set) var negations: [[UInt8]] = []
    private(set) var exclusions: [[UInt8]] = []
    private(set) var turns: [[UInt8]] = []
    private(set) var continuations: [[UInt8]] = []
    private(set) var conjunctions: [[UInt8]] = []
    private(set) var limits: [SearchWords.Limit: [[UInt8]]] = [:]
    private(set) var synonyms = Synonyms()
    private(set) var ambiguousWords: [[UInt8]] = []
    private(set) var correctWords: [[UInt8]] = []
    private(set) var everydayWords: [String] = []
    private(set) var declension: [String] = []
    private(set) var passes: [[Stemmer.Rule]] = []
    /// The words with a meaning in their base forms, folded and as the file writes them.
    private(set) var bases: [(meaning: Meaning, word: [UInt8], written: String)] = []
    private(set) var cues: [SearchWords.Cue] = []
    var diagnostics: [Diagnostic] = []

    // MARK: Words

    mutating func readWords(_ root: SourceNode) {
        let known = [
            "stopWords", "negations", "exclusions", "turns", "continuations", "conjunctions", "limits", "synonyms",
            "ambiguousWords", "correctWords", "everydayWords", "declension", "stemmer", "words", "descriptions",
        ]
        // Which words need not be found, and which say the same, is known at the end.
        var meanings: [(key: SourceNode, value: SourceNode)] = []
        var descriptions: [(key: SourceNode, value: SourceNode)] = []
        for (key, value) in fields(of: root, known: known) {
            switch key.text {
            case "stopWords": stopWords += words(of: value, key)
            case "negations": negations += words(of: value, key)
            case "exclusions": exclusions += words(of: value, key)
            case "turns": turns += words(of: value, key)
            case "continuations": continuations += words(of: value, key)
            case "conjunctions": conjunctions += words(of: value, key)
            case "limits": readLimits(value, key)
            case "synonyms": readSynonyms(value, key)
            case "ambiguousWords": ambiguousWords += words(of: value, key)
            case "correctWords": correctWords += words(of: value, key)
            case "everydayWords": everydayWords += elements(of: value, key).map(\.text)
            case "declension":
                declension += elements(of: value, key).map {
                    $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                }
            case "stemmer":
                for element in elements(of: value, key) { passes.append(rules(element)) }
            case "descriptions": descriptions.append((key, value))
            default: meanings.append((key, value))
            }
        }
        let ignored = InternedWords(sortedStopWords)
        for (key, value) in meanings { bases += readMeanings(value, key, of: ignored) }
        for (key, value) in descriptions {
            cues += readMeanings(value, key, of: ignored, areCues: true).map {
                SearchWords.Cue(value: $0.meaning.values[0], phrase: $0.word)
            }
        }
    }

    /// The words that a query need not find, in order; those that deny or join are among them.
    var sortedStopWords: [[UInt8]] {
        (stopWords + negations + exclusions + conjunctions).sorted { $0.lexicographicallyPrecedes($1) }
    }

    private mutating func readSynonyms(_ node: SourceNode, _ key: SourceNode) {
        for group in node.kind == .sequence ? node.elements : [node] {
            if group.kind == .sequence {
                synonyms.add(elements(of: group, key).compactMap { folded($0) })
            } else {
                refuse(group, "\"\(key.text)\" must be lists of phrases")
            }
        }
    }

    private mutating func readLimits(_ node: SourceNode, _ key: SourceNode) {
        let known = SearchWords.Limit.allCases.map(\.rawValue)
        guard node.kind == .mapping else {
            return refuse(node, "\"\(key.text)\" must have the fields \(known.joined(separator: ", "))")
        }
        for (key, value) in fields(of: node, known: known) {
            guard let limit = SearchWords.Limit(rawValue: key.text) else { continue }
            limits[limit, default: []] += elements(of: value, key).compactMap { folded($0) }
        }
    }

    /// The words of lists with what each means, and what says the same as those by which people tell what animals are like.
    ///
    /// - Parameters:
    ///   - ignored: the words that need not be found: what has no others stands in nearly every text.
    ///   - areCues: true if they are cues, which have single values that descriptions tell.
    private mutating func readMeanings(
        _ node: SourceNode, _ key: SourceNode, of ignored: InternedWords, areCues: Bool = false
    ) -> [(meaning: Meaning, word: [UInt8], written: String)] {
        guard node.kind == .mapping else {
            refuse(node, "\"\(key.text)\" must be lists of words by what they mean")
            return []
        }
        var found: [(Meaning, [UInt8], String)] = []
        for (key, value) in node.entries {
            let meanings = meanings(key)
            let tells = meanings.allSatisfy {
                $0.values.count == 1 && SearchFacet.spokenOf.contains($0.values[0].facet)
            }
            if areCues, !tells {
                refuse(
                    key, "malformed-meaning", "\"\(key.text)\" is not something that descriptions tell",
                    suggestion: "write one of \"about\", \"good\", \"bad\" and \"offers\" as in \"about=deaf\"")
                continue
            }
            for element in elements(of: value, key) {
                guard let base = folded(element) else { continue }
                func isEmpty(_ phrase: [UInt8]) -> Bool {
                    phrase.split(separator: 0x20).allSatisfy { ignored.known(Array($0)) != nil }
                }
                if areCues, isEmpty(base) {
                    refuse(
                        element, "not-a-word", "\"\(element.text)\" has only words that a query need not find",
                        suggestion: "write a phrase that has another one, too")
                    continue
                }
                let others =
                    tells ? synonyms.others(of: base, negations: negations + exclusions).filter { !isEmpty($0) } : []
                for form in [base] + others { found += meanings.map { ($0, form, element.text) } }
            }
        }
        return found
    }

    /// "type=dog sex=female", or several where a property has alternatives: "breed=poodle,maltese"; none, with a
    /// diagnostic, where it is wrong.
    private mutating func meanings(_ key: SourceNode) -> [Meaning] {
        var meanings: [[FacetValue]] = [[]]
        let parts = SearchWordsReader.properties(key.text)
        for (name, value) in parts {
            let values = values(value, of: name, key)
            guard !values.isEmpty else { return [] }
            meanings = meanings.flatMap { others in values.map { others + [$0] } }
        }
        guard !parts.isEmpty else {
            refuse(
                key, "malformed-meaning", "\"\(key.text)\" says not what words mean",
                suggestion: "write properties as in \"type=dog sex=female\"")
            return []
        }
        return meanings.map(Meaning.init)
    }

    /// "type=dog sex=female" as pairs.
    private static func properties(_ text: String) -> [(name: Substring, value: String)] {
        var parts: [(name: Substring, value: String)] = []
        for part in text.utf8.split(separator: UInt8(ascii: " ")).map({ Substring($0) }) {
            if let mark = part.utf8.firstIndex(of: UInt8(ascii: "=")) {
                parts.append((part[..<mark], String(part[part.utf8.index(after: mark)...])))
            } else if !parts.isEmpty {
                // The names of regions and towns may have several words.
                parts[parts.count - 1].value += " \(part)"
            }
        }
        return parts
    }

    /// The values of a property; none, with a diagnostic, where one is wrong.
    private mutating func values(_ text: String, of name: Substring, _ key: SourceNode) -> [FacetValue] {
        guard let facet = SearchFacet(rawValue: String(name)) else {
            refuse(
                key, "unknown-facet", "no property is called \"\(name)\"",
                nearest: String(name), among: SearchFacet.allCases.map(\.rawValue))
            return []
        }
        var values: [FacetValue] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let value = part.split(separator: " ").joined(separator: " ")
            if let known = facet.values, !known.contains(value) {
                refuse(key, "unknown-value", "\"\(name)\" is never \"\(value)\"", nearest: value, among: known)
                return []
            }
            let isWord = value.utf8.allSatisfy {
                $0.isLowercaseASCIILetter || $0.isASCIIDigit || " -".utf8.contains($0)
            }
            if value.isEmpty || facet.values == nil && !isWord {
                refuse(
                    key, "malformed-meaning", "\"\(value)\" is no value of \"\(name)\"",
                    suggestion: "write lower-case letters without diacritics, digits and hyphens")
                return []
            }
            values.append(FacetValue(facet, value))
        }
        return values
    }

    private mutating func rules(_ node: SourceNode) -> [Stemmer.Rule] {
        var rules: [Stemmer.Rule] = []
        for text in node.text.split(whereSeparator: \.isWhitespace) {
            guard let rule = Stemmer.Rule(text), SearchWordsReader.isFolded(rule.ending),
                rule.replacement.isEmpty || SearchWordsReader.isFolded(rule.replacement),
                !rule.replacement.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
            else {
                let offset = SourceFile.codePoints(in: node.text[..<text.startIndex].utf8)
                diagnostics.append(
                    node.diagnostic(
                        "malformed-rule", "\"\(text)\" is no rule of a stemmer (number \(ordinal(offset, in: node)))",
                        suggestion:
                            "write how many letters must remain, the folded ending and what replaces it: 3dzie=d"))
                continue
            }
            rules.append(rule)
        }
        return rules
    }

    /// Returns the number of the rule of a pass that begins at a character.
    private func ordinal(_ offset: Int, in node: SourceNode) -> Int {
        node.text.unicodeScalars.prefix(offset).split(whereSeparator: \.properties.isWhitespace).count + 1
    }

    private static func isFolded(_ bytes: [UInt8]) -> Bool {
        Tokeniser.folded(String(decoding: bytes, as: UTF8.self)) == bytes
    }

    // MARK: Parts

    private mutating func fields(of root: SourceNode, known: [String]) -> [(key: SourceNode, value: SourceNode)] {
        guard root.kind == .mapping else {
            diagnostics.append(
                root.diagnostic("wrong-type", "the file must have the fields \(known.joined(separator: ", "))"))
            return []
        }
        return root.entries.filter { key, value in
            if known.contains(key.text) { return true }
            diagnostics.append(
                key.diagnostic(
                    "unknown-field", "unknown field \"\(key.text)\"",
                    suggestion: NearMiss.suggestion(for: key.text, among: known)
                        ?? "known are \(known.joined(separator: ", "))"))
            return false
        }
    }

    /// A list's texts; a single text is a list of one.
    private mutating func elements(of node: SourceNode, _ key: SourceNode) -> [SourceNode] {
        if node.isLeftOut { return [] }
        let elements = node.isScalar ? [node] : node.elements
        if node.kind == .mapping { refuse(node, "\"\(key.text)\" must be a list of words") }
        return elements.filter { element in
            if !element.isScalar { refuse(element, "\"\(key.text)\" must be a list of words") }
            return element.isScalar
        }
    }

    private mutating func words(of node: SourceNode, _ key: SourceNode) -> [[UInt8]] {
        elements(of: node, key).compactMap { word($0) }
    }

    private mutating func word(_ node: SourceNode) -> [UInt8]? {
        guard let folded = folded(node) else { return nil }
        guard !folded.contains(0x20) else {
            diagnostics.append(node.diagnostic("not-a-word", "\"\(node.text)\" is more than one word"))
            return nil
        }
        return folded
    }

    private mutating func folded(_ node: SourceNode) -> [UInt8]? {
        let folded = Tokeniser.folded(node.text)
        if folded.isEmpty { diagnostics.append(node.diagnostic("not-a-word", "\"\(node.text)\" holds no word")) }
        return folded.isEmpty ? nil : folded
    }

    private mutating func refuse(_ node: SourceNode, _ message: Message) {
        diagnostics.append(node.diagnostic("wrong-type", message))
    }

    private mutating func refuse(
        _ node: SourceNode, _ id: String, _ message: Message, nearest word: String = "", among known: [String] = [],
        suggestion: Message? = nil
    ) {
        let nearest = NearMiss.suggestion(for: word, among: known)
        let list: Message? = known.isEmpty ? nil : "known are \(known.joined(separator: ", "))"
        diagnostics.append(node.diagnostic(id, message, suggestion: suggestion ?? nearest ?? list))
    }
}

extension SearchWords {
    /// Reads a language's words from `templates/search/<code>.yml` and the forms of these words from
    /// `templates/search/<code>-forms.yml`, which is generated. Either may be missing; what is wrong is reported and
    /// left out.
    public static func read(
        _ language: Language, words: SourceFile?, forms: SourceFile?, diagnostics: inout [Diagnostic]
    ) -> SearchWords {
        var reader = SearchWordsReader()
        let forms = forms.map { InflectedForms($0, diagnostics: &reader.diagnostics) } ?? InflectedForms()
        if let words, let tree = YAMLReader.read(words, diagnostics: &reader.diagnostics) {
            reader.readWords(tree.root)
        }
        diagnostics += reader.diagnostics.sorted()
        let bases = reader.bases
        return SearchWords(
            language: language, stemmer: Stemmer(passes: reader.passes), stopWords: reader.sortedStopWords,
            negations: reader.negations + reader.exclusions, exclusions: reader.exclusions, turns: reader.turns,
            continuations: reader.continuations,
            conjunctions: reader.conjunctions, limits: reader.limits, ambiguousWords: reader.ambiguousWords,
            correctWords: reader.correctWords,
            everydayWords: reader.everydayWords, declension: reader.declension,
            cues: reader.cues,
            inflected: Once {
                let words = forms[.words]
                return Inflected(
                    terms: bases.map {
                        Term(meaning: $0.meaning, forms: [$0.word] + (words[$0.word] ?? []), written: $0.written)
                    },
                    townForms: Dictionary(uniqueKeysWithValues: forms[.towns].map { ($0, [$0] + $1) }))
            })
    }
}
