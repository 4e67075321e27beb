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

/// A map of a country's regions with its institutions.
struct CountryMapModel: Sendable {
    struct Region: Sendable {
        let name: String
        let outline: String
        /// Nil for a region without institutions.
        let link: RegionLink?

        static let model = Model<Region>("region on a map", "A region on a map") {
            $0.text("name", "Its name") { $0.name }
            $0.text("outline", "Its outline, as path data of SVG") { $0.outline }
            $0.object("link", "Its page, where it has institutions", RegionLink.model) { $0.link }
        }
    }

    struct Point: Sendable {
        let x: String
        let y: String
        let radius: String

        static let model = Model<Point>("point", "An institution on a map") {
            $0.text("x", "From the left") { $0.x }
            $0.text("y", "From above") { $0.y }
            $0.text("radius", "By the number of its animals") { $0.radius }
        }
    }

    let width: String
    let height: String
    /// The numbers by which scripts find a place on the map.
    let projection: String
    let regions: [Region]
    let points: [Point]

    static let model = Model<CountryMapModel>("map", "A map of a country's regions with its institutions") {
        $0.text("width", "Its width in units of outlines and points") { $0.width }
        $0.text("height", "Its height") { $0.height }
        $0.text("projection", "Western and northern edge in degrees, units in a degree eastwards and southwards") {
            $0.projection
        }
        $0.list("regions", "All regions", Region.model) { $0.regions }
        $0.list("points", "Institutions of which the place is known", Point.model) { $0.points }
    }
}

/// Institutions and animals by their distance from the visitor, whom only a script knows; without it, by region.
struct NearMePage: Sendable {
    let frame: PageFrame
    let map: CountryMapModel?
    let regions: [RegionLink]
    let types: [FilterOption]

    static let model = Model<NearMePage>("near me page", "What is near the visitor, who tells the place to a script") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.object("map", "The country", CountryMapModel.model) { $0.map }
        $0.list("regions", "The regions that have pages, by the alphabet", RegionLink.model) { $0.regions }
        $0.list("types", flag: "hasTypes", "The types of animals that look for a home", FilterOption.model) { $0.types }
    }
}

extension LocalizedSite {
    func nearMe() -> NearMePage {
        NearMePage(
            frame: builder.frame(of: .nearMe, structuredData: structuredData.place(.nearMe)), map: countryMap,
            regions: regionLinks, types: animalFacets.first { $0.name == "type" }?.values ?? [])
    }

    private var countryMap: CountryMapModel? {
        guard let gazetteer = plan.gazetteer else { return nil }
        let links = Dictionary(regionLinks.map { ($0.name, $0) }) { first, _ in first }
        let map = gazetteer.map
        func whole(_ number: Double) -> String { String(Int(number.rounded())) }
        return CountryMapModel(
            width: whole(map.width), height: whole(map.height), projection: map.projection,
            regions: gazetteer.regions.map {
                CountryMapModel.Region(name: $0.name, outline: $0.outline, link: links[$0.name])
            },
            points: overviews.indices.compactMap { number in
                guard let place = plan.position(ofInstitution: number)?.coordinates, map.contains(place) else {
                    return nil
                }
                let (x, y) = map.point(of: place)
                let seeking = plan.animalsOfInstitution[number].count { plan.animals[$0].seeksHome }
                return CountryMapModel.Point(
                    x: whole(x), y: whole(y), radius: whole(8 + 2 * Double(min(seeking, 100)).squareRoot()))
            })
    }
}
