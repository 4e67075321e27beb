import Records

/// What the words of queries mean beside themselves, on the pages of one language: the words of all the site's
/// languages, cut to stems by that language's rules, of what occurs in the catalogue.
///
/// A word is looked up as it is and, where that is unknown, by its stem; a phrase by the stems of its words, separated
/// by single spaces. The table is as small as it can be for that.
public struct WordTable: Sendable {
    /// In the order of keys.
    public let entries: [(key: [UInt8], meanings: [Meaning])]

    /// - Parameters:
    ///   - words: of the pages' language.
    ///   - others: of the site's other languages.
    ///   - towns: those of the catalogue, as records write them.
    ///   - occurs: whether a record has a value; meanings with values that none has are left out.
    public init(
        _ words: SearchWords, others: [SearchWords], towns: [String], where occurs: (FacetValue) -> Bool
    ) {
        entries = []
    }

    /// What a folded word, or a phrase of folded words separated by single spaces, means.
    public func meanings(of form: [UInt8]) -> [Meaning] { [] }

    /// The breeds and colours that a record's text speaks of, in order, each once.
    public func values(of facet: SearchFacet, in text: String) -> [FacetValue] { [] }
}
