import Languages
import Records

/// What one language calls the qualities by which a search is narrowed, and their values.
struct FacetVocabulary: Sendable {
    let name: Labels<FacetName>
    let sex: Labels<Sex>
    let size: Labels<Size>
    let age: Labels<LifeStage>
    let company: Labels<FacetCompany>
    let urgency: Labels<FacetUrgency>

    init(_ texts: Texts) {
        name = Labels(.facetName, texts)
        sex = Labels(.facetSex, texts)
        size = Labels(.facetSize, texts)
        age = Labels(.facetAge, texts)
        company = Labels(.facetCompany, texts)
        urgency = Labels(.facetUrgency, texts)
    }

    static let phrases: [Phrase] = [
        LabelPhrases.facetName.phrases, LabelPhrases.facetSex.phrases, LabelPhrases.facetSize.phrases,
        LabelPhrases.facetAge.phrases, LabelPhrases.facetCompany.phrases, LabelPhrases.facetUrgency.phrases,
    ].flatMap { $0.flatMap { $0 } }
}

extension LabelPhrases where Case == FacetName {
    static let facetName = LabelPhrases("facet.name")
}

extension LabelPhrases where Case == Sex {
    static let facetSex = LabelPhrases("facet.sex", except: .unknown)
}

extension LabelPhrases where Case == Size {
    static let facetSize = LabelPhrases("facet.size")
}

extension LabelPhrases where Case == LifeStage {
    static let facetAge = LabelPhrases("facet.age")
}

extension LabelPhrases where Case == FacetCompany {
    static let facetCompany = LabelPhrases("facet.good")
}

extension LabelPhrases where Case == FacetUrgency {
    static let facetUrgency = LabelPhrases("facet.urgent")
}
