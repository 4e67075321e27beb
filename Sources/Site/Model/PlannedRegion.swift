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
            guard let name = name(of: institution.address),
                let id = RecordID.suggestion(for: name).flatMap({ try? RecordID($0) })
            else { continue }
            members[id, default: (name, [])].institutions.append(number)
        }
        return members.sorted { $0.key < $1.key }.map {
            PlannedRegion(id: $0.key, name: $0.value.name, institutions: $0.value.institutions)
        }
    }

    private static func name(of address: Records.Address) -> String? {
        let gazetteer = Gazetteer.of(address.country)
        if let region = address.region {
            return gazetteer?.region(named: region).map { gazetteer?.regions[$0].name ?? region } ?? region
        }
        guard let gazetteer, case .one(let place) = gazetteer.match(address.town, region: nil) else { return nil }
        return gazetteer.regions[place.region].name
    }
}
