import Content
import Languages
import Records
import Templates

extension PageType {
    static let institutions = PageType(
        "institutions", .word("the catalogue of institutions"), below: .home,
        pageCount: { plan, _ in
            SitePlan.pageCount(plan.catalogue.institutions.count, perPage: SitePlan.institutionsPerPage)
        })
}

extension Page {
    /// - Parameter page: from 1.
    static func institutions(page: Int) -> Page { Page(.institutions, number: page) }
}

extension PageTemplate {
    static let institutions = PageTemplate(
        .institutions, of: InstitutionsPage.model
    ) { site, page in site.institutions(page: page.number) }
}

/// A numbered page of the catalogue of institutions.
struct InstitutionsPage: Sendable {
    let frame: PageFrame
    let institutions: [InstitutionOverview]
    let count: String
    let facets: [Facet]
    let pagination: Pagination?
    let regions: [RegionLink]

    static let model = Model<InstitutionsPage>("institutions page", "A page of the catalogue of institutions") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.list("institutions", flag: "hasInstitutions", "The institutions of this page", InstitutionOverview.card) {
            $0.institutions
        }
        $0.text("count", "How many institutions there are on all pages, in words") { $0.count }
        $0.list("facets", flag: "hasFacets", "What institutions can be narrowed by", Facet.model) { $0.facets }
        $0.object("pagination", "There where the list has more than one page", Pagination.model) { $0.pagination }
        $0.list("regions", flag: "hasRegions", "The regions that have pages, by the alphabet", RegionLink.model) {
            $0.regions
        }
    }
}

extension LocalizedSite {
    func institutions(page: Int) -> InstitutionsPage {
        let (range, pagination) = builder.part(page, of: byName.count, perPage: SitePlan.institutionsPerPage) {
            .institutions(page: $0)
        }
        let shown = byName[range]
        let data = structuredData
        return InstitutionsPage(
            frame: builder.frame(
                of: .institutions(page: page), pagination: pagination,
                structuredData: { data.appendInstitutions(shown, to: &$0) }),
            institutions: shown.map { overviews[$0] }, count: texts.plural(.institutionCount, byName.count),
            facets: institutionFacets, pagination: pagination, regions: regionLinks)
    }
}

extension StructuredData {
    /// Appends a page of the catalogue: the institutions on it, at their positions in the whole catalogue.
    fileprivate func appendInstitutions(_ institutions: ArraySlice<Int>, to bytes: inout [UInt8]) {
        append([crumb(to: .institutions(page: 1))], to: &bytes) { json in
            let crumbs = institutions.lazy.map { [self] in trail(toInstitution: $0)[1] }
            appendList(crumbs, first: institutions.startIndex + 1, to: &json)
        }
    }
}
