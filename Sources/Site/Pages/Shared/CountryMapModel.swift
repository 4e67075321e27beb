import Geography
import Records
import Templates

/// A map of a country: its regions, large towns, and institutions.
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

    struct Town: Sendable {
        let name: String
        let x: String
        let y: String
        /// False for a name that would cover that of a larger town while the whole country is seen.
        let hasRoom: Bool
        /// The end of the name that stands at the town, where it is at the map's edge: `start` or `end`.
        let anchor: String?

        static let model = Model<Town>("town on a map", "A large town on a map") {
            $0.text("name", "Its name") { $0.name }
            $0.text("x", "From the left") { $0.x }
            $0.text("y", "From above") { $0.y }
            $0.flag("hasRoom", "False where its name would cover a larger town's on a small map") { $0.hasRoom }
            $0.text("anchor", "The end of its name that stands at the town near the map's edge: start or end") {
                $0.anchor
            }
        }
    }

    struct Point: Sendable {
        let name: String
        let link: String
        let x: String
        let y: String
        let radius: String

        static let model = Model<Point>("point", "An institution on a map, or several in one place") {
            $0.text("name", "Its name and town, or how many they are and in which towns") { $0.name }
            $0.text("link", "Its page, or that of their region") { $0.link }
            $0.text("x", "From the left") { $0.x }
            $0.text("y", "From above") { $0.y }
            $0.text("radius", "By the number of animals that look for a home there") { $0.radius }
        }
    }

    let width: String
    let height: String
    /// The numbers by which scripts find a place on the map.
    let projection: String
    let regions: [Region]
    let towns: [Town]
    let points: [Point]

    static let model = Model<CountryMapModel>("map", "A map of a country's regions with its institutions") {
        $0.text("width", "Its width in units of outlines and points") { $0.width }
        $0.text("height", "Its height") { $0.height }
        $0.text("projection", "Western and northern edge in degrees, units in a degree eastwards and southwards") {
            $0.projection
        }
        $0.list("regions", "All regions", Region.model) { $0.regions }
        $0.list("towns", "Large towns, the largest first", Town.model) { $0.towns }
        $0.list("points", "All institutions of which the place is known", Point.model) { $0.points }
    }
}

extension CountryMap {
    /// Returns a place in whole units, as drawings write it; nil for one beyond the map.
    func written(_ place: Coordinates) -> (x: String, y: String)? {
        guard contains(place) else { return nil }
        let (x, y) = point(of: place)
        return (CountryMap.whole(x), CountryMap.whole(y))
    }

    static func whole(_ number: Double) -> String { String(Int(number.rounded())) }
}

/// An institution on a map.
private struct Mark {
    let number: Int
    let x: Double
    let y: Double
    /// The number of its animals that look for a home.
    let seeking: Int
}

extension LocalizedSite {
    /// The map of the country in which most institutions are, without these.
    var countryMap: CountryMapModel? { countryMap(points: []) }

    /// The same map with all institutions whose place is known, those with few animals last, above the others. Institutions
    /// that would cover one another are one point.
    var institutionMap: CountryMapModel? { countryMap(points: places.map(point)) }

    /// Returns where an institution is on the map, and how many of its animals look for a home, in digits for scripts.
    func mark(ofInstitution number: Int) -> String? {
        mark(number).map { "\(CountryMap.whole($0.x)) \(CountryMap.whole($0.y)) \($0.seeking)" }
    }

    private func mark(_ number: Int) -> Mark? {
        guard let map = plan.gazetteer?.map, let place = plan.position(ofInstitution: number)?.coordinates,
            map.contains(place)
        else { return nil }
        let (x, y) = map.point(of: place)
        let seeking = plan.animalsOfInstitution[number].count { plan.animals[$0].seeksHome }
        return Mark(number: number, x: x, y: y, seeking: seeking)
    }

    /// Institutions by where they are on the map, those with the most animals first; neighbours are together.
    private var places: [[Mark]] {
        var places: [[Mark]] = []
        for mark in overviews.indices.compactMap(mark).sorted(by: { $0.seeking > $1.seeking }) {
            let neighbour = places.firstIndex {
                abs($0[0].x - mark.x) < CountryMapModel.apart && abs($0[0].y - mark.y) < CountryMapModel.apart
            }
            if let neighbour { places[neighbour].append(mark) } else { places.append([mark]) }
        }
        return places
    }

    /// Returns the point of institutions in one place.
    private func point(of members: [Mark]) -> CountryMapModel.Point {
        let first = overviews[members[0].number].link
        let towns = Set(members.map { overviews[$0.number].link.town }).sorted().prefix(3).joined(separator: ", ")
        let region = plan.region(ofInstitution: members[0].number)?.name
        let isOne = members.count == 1
        return CountryMapModel.Point(
            name: isOne
                ? "\(first.name.text), \(first.town)" : "\(texts.plural(.institutionCount, members.count)): \(towns)",
            link: isOne
                ? first.link
                : regionLinks.first { $0.name == region }?.link ?? builder.link(to: .institutions(page: 1)),
            x: CountryMap.whole(members[0].x), y: CountryMap.whole(members[0].y),
            radius: CountryMap.whole(8 + 2 * Double(min(members.reduce(0) { $0 + $1.seeking }, 100)).squareRoot()))
    }

    private func countryMap(points: [CountryMapModel.Point]) -> CountryMapModel? {
        guard let gazetteer = plan.gazetteer else { return nil }
        let links = Dictionary(regionLinks.map { ($0.name, $0) }) { first, _ in first }
        let map = gazetteer.map
        return CountryMapModel(
            width: CountryMap.whole(map.width), height: CountryMap.whole(map.height), projection: map.projection,
            regions: gazetteer.regions.map {
                CountryMapModel.Region(name: $0.name, outline: $0.outline, link: links[$0.name])
            },
            towns: townsOnMap(), points: points)
    }
}

extension CountryMapModel {
    /// The least distance of two points, in units of the map.
    fileprivate static let apart = 16.0
    /// The size of a letter on the narrowest screens, in units of the map.
    private static let letter = (width: 20.0, height: 40.0)

    /// The large towns of a country, as its map shows them.
    static func towns(of gazetteer: Gazetteer) -> [Town] {
        let map = gazetteer.map
        var taken: [(x: ClosedRange<Double>, y: ClosedRange<Double>)] = []
        return gazetteer.largestTowns(80).compactMap { town in
            guard let (left, top) = map.written(town.coordinates) else { return nil }
            let (x, y) = map.point(of: town.coordinates)
            let half = letter.width * Double(town.name.count) / 2
            let anchor = x < half ? "start" : x > map.width - half ? "end" : nil
            let middle = anchor == "start" ? x + half : anchor == "end" ? x - half : x
            let box = (x: middle - half...middle + half, y: y - letter.height...y)
            let hasRoom = !taken.contains { $0.x.overlaps(box.x) && $0.y.overlaps(box.y) }
            if hasRoom { taken.append(box) }
            return Town(name: town.name, x: left, y: top, hasRoom: hasRoom, anchor: anchor)
        }
    }
}
