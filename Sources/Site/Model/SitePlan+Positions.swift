import Content
import Geography
import Records

/// A place, for lists by distance.
struct Position: Sendable {
    let coordinates: Coordinates
    /// False where only the town is known.
    let isExact: Bool
}

extension Coordinates {
    /// Latitude and longitude in thousandths of a degree, about a hundred metres.
    var inThousandths: [Int] { [latitude, longitude].map { Int(($0 * 1000).rounded()) } }
}

extension Institution {
    /// The position in its record, else that of its town; nil where neither is known.
    var position: Position? {
        if let location { return Position(coordinates: location, isExact: true) }
        guard case .one(let town) = Gazetteer.of(address.country)?.match(address.town, region: address.region) else {
            return nil
        }
        return Position(coordinates: town.coordinates, isExact: false)
    }
}

extension SitePlan {
    static func gazetteer(of catalogue: Catalogue) -> Gazetteer? {
        let counts = Gazetteer.all.map { gazetteer in
            (gazetteer, catalogue.institutions.count { $0.record.address.country == gazetteer.country })
        }
        return counts.filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
    }

    /// Returns the town of an animal that does not live at its institution; of several towns of that name the one nearest
    /// to the institution, and nil where the town is the institution's own.
    func home(ofAnimal number: Int) -> Coordinates? {
        let keeper = catalogue.institutions[animals[number].institution].record
        guard let town = animals[number].entry.record.place?.town, town != keeper.address.town,
            let gazetteer = Gazetteer.of(keeper.address.country)
        else { return nil }
        let places = gazetteer.places(named: town).map(\.coordinates)
        guard let start = position(ofInstitution: animals[number].institution)?.coordinates else { return places.first }
        return places.min { $0.distance(to: start) < $1.distance(to: start) }
    }
}
