import Content
import Languages
import Records
import Templates

extension PageType {
    static let nearMe = PageType(
        "nearMe", .word("what is near the visitor"), below: .home,
        records: { plan, _ in plan.gazetteer == nil ? 0..<0 : 0..<1 })
}

extension Page {
    static let nearMe = Page(.nearMe)
}

extension PageTemplate {
    static let nearMe = PageTemplate(.nearMe, of: NearMePage.model) { site, _ in site.nearMe() }
}

/// Institutions and animals by their distance from the visitor, whom only a script knows; without it, by region.
struct NearMePage: Sendable {
    let frame: PageFrame
    let map: CountryMapModel?
    let regions: [RegionLink]
    let facets: [Facet]

    static let model = Model<NearMePage>("near me page", "What is near the visitor, who tells the place to a script") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.object("map", "The country", CountryMapModel.model) { $0.map }
        $0.list("regions", "The regions that have pages, by the alphabet", RegionLink.model) { $0.regions }
        $0.list("facets", flag: "hasFacets", "What animals can be narrowed by besides where they are", Facet.model) {
            $0.facets
        }
    }
}

extension LocalizedSite {
    func nearMe() -> NearMePage {
        NearMePage(
            frame: builder.frame(of: .nearMe, structuredData: structuredData.place(.nearMe)), map: countryMap,
            regions: regionLinks, facets: animalFacets.filter { $0.name != "town" && $0.name != "region" })
    }
}
