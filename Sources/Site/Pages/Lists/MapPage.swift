import Content
import Languages
import Records
import Templates

extension PageType {
    static let map = PageType(
        "map", .word("the map of institutions"), below: .home,
        records: { plan, _ in plan.gazetteer == nil ? 0..<0 : 0..<1 })
}

extension Page {
    static let map = Page(.map)
}

extension PageTemplate {
    static let map = PageTemplate(.map, of: MapPage.model) { site, _ in site.map() }
}

/// All institutions on a map, and beside it as a list.
struct MapPage: Sendable {
    let frame: PageFrame
    let map: CountryMapModel?
    let regions: [InstitutionRegion]

    static let model = Model<MapPage>("map page", "All institutions on a map, and beside it as a list") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.object("map", "The country with its institutions", CountryMapModel.model) { $0.map }
        $0.list("regions", "All institutions by region", InstitutionRegion.model) { $0.regions }
    }
}

extension LocalizedSite {
    func map() -> MapPage {
        MapPage(
            frame: builder.frame(of: .map, structuredData: structuredData.place(.map)), map: institutionMap,
            regions: institutionsByRegion(besideMap: true))
    }
}
