import Geography
import Records
import Search

extension SearchOrder {
    /// Below it, a town is too small to be asked for by many.
    private static let smallestTown = 3500
    /// Below it, a name may rather be another word.
    private static let smallestCertainTown = 5000
    /// The same of a district, whose names are words more often.
    private static let smallestDistrict = 12_000

    /// Returns the towns of the catalogue's country in which no institution is, in the order of their names' letters,
    /// with the institutions that are near, as places in ``institutions``: those of the nearest town, at most two, and one
    /// of the next. The first words of their names ("Skarżysko") and the districts of cities are uncertain ones.
    func surroundings(_ plan: SitePlan) -> [SearchCorpus.Surroundings] {
        let catalogue = plan.catalogue
        let known = institutions.enumerated().compactMap { place, institution in
            plan.position(ofInstitution: institution).map {
                (place: place, town: catalogue.institutions[institution].record.address.town, at: $0.coordinates)
            }
        }
        guard let gazetteer = plan.gazetteer, !known.isEmpty else { return [] }
        func surroundings(_ place: Gazetteer.Place, isUncertain: Bool = false) -> SearchCorpus.Surroundings {
            let distances = known.map { $0.at.distance(to: place.coordinates) }
            func nearest(_ others: [Int]) -> Int? { others.min { (distances[$0], $0) < (distances[$1], $1) } }
            let first = nearest(Array(known.indices)) ?? 0  // some are known
            let second = nearest(known.indices.filter { $0 != first }).map {
                known[$0].town == known[first].town ? [$0] : []
            }
            let further = nearest(known.indices.filter { known[$0].town != known[first].town })
            return SearchCorpus.Surroundings(
                place.name, nearest: ([first] + (second ?? [])).map { known[$0].place }.sorted(),
                further: further.map { [known[$0].place] } ?? [], isUncertain: isUncertain)
        }
        let told = catalogue.institutions.map(\.record.address.town) + catalogue.notices.map(\.town)
        var names = Set(told.compactMap { RecordID.suggestion(for: $0) })
        func isNew(_ name: String) -> Bool { RecordID.suggestion(for: name).map { names.insert($0).inserted } ?? false }
        let places = gazetteer.largestPlaces(ofAtLeast: SearchOrder.smallestTown)
        let towns = places.filter { $0.city == nil }
        var found = towns.filter { isNew($0.name) }.map {
            surroundings($0, isUncertain: $0.population < SearchOrder.smallestCertainTown)
        }
        // Grodzisk is one of two towns; "Nowa" and "Stary" may be any, and "Sucha" is an adjective.
        func words(_ name: String) -> [Substring] { name.split { " -".contains($0) } }
        let beginnings = Dictionary(grouping: towns) { words($0.name)[0] }
        for var town in found where words(town.name).count > 1 && !town.isUncertain {
            let first = words(town.name)[0]
            guard beginnings[first, default: []].count < 3, !"aey".contains(first.last ?? "a"), isNew(String(first))
            else {
                continue
            }
            (town.name, town.isUncertain) = (String(first), true)
            found.append(town)
        }
        found += places.filter {
            $0.city != nil && $0.population >= SearchOrder.smallestDistrict && words($0.name).count < 3
                && isNew($0.name)
        }.map { surroundings($0, isUncertain: true) }
        return found.sorted { $0.name < $1.name }
    }
}
