import Geography
import Records
import Search

extension SearchOrder {
    /// Below it, a town is too small to be asked for by many.
    private static let smallestTown = 5000
    /// The same of a district, whose names are words more often.
    private static let smallestDistrict = 25_000

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
        let told = catalogue.institutions.map(\.record.address.town) + catalogue.notices.map(\.town)
        var names = Set(told.compactMap { RecordID.suggestion(for: $0) })
        var found: [SearchCorpus.Surroundings] = []
        func add(_ places: [Gazetteer.Place], isUncertain: Bool, by name: (Gazetteer.Place) -> String? = { $0.name }) {
            for place in places {
                guard let name = name(place), let id = RecordID.suggestion(for: name), names.insert(id).inserted else {
                    continue
                }
                let sorted = known.map {
                    (kilometres: $0.at.distance(to: place.coordinates), place: $0.place, town: $0.town)
                }
                .sorted { ($0.kilometres, $0.place) < ($1.kilometres, $1.place) }
                let town = sorted[0].town
                found.append(
                    SearchCorpus.Surroundings(
                        name, nearest: sorted.prefix(2).filter { $0.town == town }.map(\.place).sorted(),
                        further: sorted.first { $0.town != town }.map { [$0.place] } ?? [], isUncertain: isUncertain))
            }
        }
        let towns = gazetteer.largestTowns(ofAtLeast: SearchOrder.smallestTown)
        let absent = towns.filter { RecordID.suggestion(for: $0.name).map { !names.contains($0) } ?? false }
        add(absent, isUncertain: false)
        // Grodzisk is one of two towns; "Nowa" and "Stary" may be any, and "Sucha" is an adjective.
        let beginnings = Dictionary(grouping: towns) { $0.name.split { " -".contains($0) }[0] }
        add(absent, isUncertain: true) { town in
            let words = town.name.split { " -".contains($0) }
            let isCommon = beginnings[words[0], default: []].count > 2 || "aey".contains(words[0].last ?? "a")
            return words.count > 1 && !isCommon ? String(words[0]) : nil
        }
        let districts = gazetteer.districts(ofAtLeast: SearchOrder.smallestDistrict)
        add(districts.filter { !$0.name.contains { " -".contains($0) } }, isUncertain: true)
        return found.sorted { $0.name < $1.name }
    }
}
