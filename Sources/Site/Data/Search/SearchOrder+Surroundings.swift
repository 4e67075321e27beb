import Geography
import Records

extension SearchOrder {
    /// Below it, a town is too small to be asked for by many.
    private static let smallestTown = 5000
    private static let nearestCount = 2

    /// Returns the towns of the catalogue's country in which no institution is, in the order of their names' letters,
    /// each with the places of the nearest institutions in ``institutions``.
    func surroundings(_ plan: SitePlan) -> [(town: String, institutions: [Int])] {
        let known = institutions.enumerated().compactMap { place, institution in
            plan.position(ofInstitution: institution).map { (place: place, at: $0.coordinates) }
        }
        guard let gazetteer = plan.gazetteer, !known.isEmpty else { return [] }
        let told = plan.catalogue.institutions.map(\.record.address.town) + plan.catalogue.notices.map(\.town)
        var names = Set(told.compactMap { RecordID.suggestion(for: $0) })
        let towns = gazetteer.largestTowns(ofAtLeast: SearchOrder.smallestTown)
        return towns.filter { town in
            RecordID.suggestion(for: town.name).map { names.insert($0).inserted } ?? false
        }.map { town in
            let distances = known.map { (kilometres: $0.at.distance(to: town.coordinates), place: $0.place) }
            let nearest = distances.sorted { $0 < $1 }.prefix(SearchOrder.nearestCount)
            return (town.name, nearest.map(\.place).sorted())
        }.sorted { $0.0 < $1.0 }
    }
}
