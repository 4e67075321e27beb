import Parallel
import Records

/// The search vocabulary of a language: how its words are cut to stems, which mean nothing, and which mean a property
/// of records. Read from `templates/search/<code>.yml`.
public struct SearchWords: Sendable {
    public let language: Language
    public private(set) var stemmer = Stemmer()
    /// Folded words that a query need not find ("w", "dla", "the"), in order.
    public private(set) var stopWords: [[UInt8]] = []
    /// Those of them that deny what follows ("nie", "not"); the first stands for all of them.
    private(set) var negations: [[UInt8]] = []
    /// Those of these that deny the next word alone ("bez", "without").
    private(set) var exclusions: [[UInt8]] = []
    /// The words at which a denial in a text ends ("ale", "but"; "not only").
    private(set) var turns: [[UInt8]] = []
    /// The words with which a clause begins that is denied with the one before ("czy", "whether").
    private(set) var continuations: [[UInt8]] = []
    /// Those of them that join two words of which the same is said ("i", "or").
    private(set) var conjunctions: [[UInt8]] = []
    /// What stands before and between numbers that bound an age or a weight, folded.
    private(set) var limits: [Limit: [[UInt8]]] = [:]
    /// Words by which people ask for a theme, and which descriptions use for much else ("mieszkanie", "lead").
    private(set) var ambiguousWords: [[UInt8]] = []
    /// Correctly spelt words without a meaning here, in their base forms.
    private(set) var correctWords: [[UInt8]] = []
    /// Lines of words of everyday language.
    private(set) var everydayWords: [String] = []
    /// By the ending of a name, "-" for none of those before, the endings that its forms have: "a y i e".
    public private(set) var declension: [String] = []
    /// How descriptions tell what animals are like, beside the words that mean it.
    private(set) var cues: [Cue] = []
    private(set) var inflected = Once { Inflected(terms: [], townForms: [:]) }

    /// How a number bounds an age or a weight.
    enum Limit: String, CaseIterable, Sendable {
        /// Before an age, whatever bounds it.
        case of
        /// Before the lower of two ("od 2 do 5 lat"), or a lower one alone.
        case from
        /// Between two.
        case to
        /// Before an upper one.
        case upTo
        /// Before what is too little.
        case above
        /// Before what is too much.
        case below
    }

    /// Words with their forms, which checks of a site do not ask for.
    struct Inflected: Sendable {
        let terms: [Term]
        /// Forms of towns' names by the folded name; the name itself is one of them.
        let townForms: [[UInt8]: [[UInt8]]]
    }

    /// Every known word and phrase with all its forms.
    public var terms: [Term] { inflected().terms }

    /// A word or phrase by which a description tells a value.
    struct Cue: Hashable, Sendable {
        let value: FacetValue
        /// Folded; its words are separated by one space.
        let phrase: [UInt8]
    }

    /// A word or phrase in all its forms, and what it means.
    public struct Term: Hashable, Sendable {
        public var meaning: Meaning
        /// Folded; the words of a phrase are separated by one space. The first is the base form.
        public var forms: [[UInt8]]
        /// The base form with its diacritics.
        var written: String
    }

    /// A language of which nothing is known: words are folded and kept whole.
    public static func plain(_ language: Language) -> SearchWords { SearchWords(language: language) }

    /// These words as the pages of another language know them, which cut no endings by this language's rules: in their
    /// base forms, in the others too where there are two at most (English) or a word is one of the first that name a
    /// type of animal, and the towns in all forms. Not what descriptions tell, which are in the pages' language,
    /// and phrases only as names of things ("German shepherd"): who tells at length what is wanted does so in the
    /// pages' language.
    public var forOtherLanguages: SearchWords {
        var counts: [Meaning: Int] = [:]
        let terms = terms.filter { term in
            let isPhrase = term.forms[0].contains(0x20)
            return term.meaning.values.allSatisfy {
                $0.facet != .about && $0.facet != .offers
                    && (!isPhrase || SearchWords.facetsOfForeignPhrases.contains($0.facet))
            }
        }.map { term in
            counts[term.meaning, default: 0] += 1
            let isType =
                term.meaning.values.contains { $0.facet == .type } && !term.forms[0].contains(0x20)
                && counts[term.meaning, default: 0] <= 4
            return Term(
                meaning: term.meaning,
                forms: term.forms.count > 3 && !isType ? Array(term.forms.prefix(1)) : term.forms,
                written: term.written)
        }
        let townForms = inflected().townForms
        return SearchWords(language: language, inflected: Once { Inflected(terms: terms, townForms: townForms) })
    }

    private static let facetsOfForeignPhrases: Set<SearchFacet> = [
        .type, .sex, .good, .breed, .colour, .institution, .town, .region,
    ]

    /// Returns true if the table has the town of a folded name.
    func knows(town name: [UInt8]) -> Bool { inflected().townForms[name] != nil }

    /// All forms of a town's name that the table knows, folded, itself included; those of an unknown town are its
    /// folded name alone.
    public func forms(ofTown name: String) -> [[UInt8]] {
        let folded = Tokeniser.folded(name)
        return inflected().townForms[folded] ?? [folded]
    }
}
