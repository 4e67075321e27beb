import Geography
import Records

/// A region with institutions.
public struct PlannedRegion: Sendable {
    /// Its name in addresses.
    let id: RecordID
    let name: String
    /// Places in the catalogue.
    let institutions: [Int]
    /// Places in the plan's animals of those that look for a home there, in the order of ``SitePlan/seeking``.
    var seeking: [Int] = []

    /// Returns the regions of a catalogue's institutions in the order of their ids. A town of which there is one tells the
    /// region where the record does not.
    static func all(of institutions: some Sequence<Institution>) -> [PlannedRegion] {
        var members: [RecordID: (name: String, institutions: [Int])] = [:]
        for (number, institution) in institutions.enumerated() {
            let address = institution.address
            guard let name = name(address.region, of: address.town, Gazetteer.of(address.country)),
                let id = RecordID.suggestion(for: name).flatMap({ try? RecordID($0) })
            else { continue }
            members[id, default: (name, [])].institutions.append(number)
        }
        return members.sorted { $0.key < $1.key }.map {
            PlannedRegion(id: $0.key, name: $0.value.name, institutions: $0.value.institutions)
        }
    }

    /// Returns the name of a region as the country writes it; where none is written, that of the town.
    static func name(_ region: String?, of town: String, _ gazetteer: Gazetteer?) -> String? {
        if let region {
            return gazetteer?.region(named: region).map { gazetteer?.regions[$0].name ?? region } ?? region
        }
        guard let gazetteer, case .one(let place) = gazetteer.match(town, region: nil) else { return nil }
        return gazetteer.regions[place.region].name
    }
}
