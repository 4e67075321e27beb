import Templates

/// A numbered page of the catalogue of institutions.
struct InstitutionsPage: Sendable {
    let frame: PageFrame
    let institutions: [InstitutionCard]
    let count: String
    let facets: [Facet]
    let pagination: Pagination?

    static let model = Model<InstitutionsPage>("institutions page", "A page of the catalogue of institutions") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.flag("hasInstitutions", "Whether the next list has any") { !$0.institutions.isEmpty }
        $0.list("institutions", "The institutions of this page", InstitutionCard.model) { $0.institutions }
        $0.text("count", "How many institutions there are on all pages, in words") { $0.count }
        $0.flag("hasFacets", "Whether the next list has any") { !$0.facets.isEmpty }
        $0.list("facets", "What institutions can be narrowed by", Facet.model) { $0.facets }
        $0.object("pagination", "There where the list has more than one page", Pagination.model) { $0.pagination }
    }
}
