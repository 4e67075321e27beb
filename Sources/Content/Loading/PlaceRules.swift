import Documents
import Geography
import Records

/// Warnings of institutions that lists by distance would put into a wrong place, or into none.
struct PlaceRules {
    /// The names of places by country.
    private static let names = Dictionary(
        uniqueKeysWithValues: Gazetteer.all.map { ($0.country, NearMiss(among: $0.names)) })
    /// The most kilometres between a town and an institution outside it.
    private static let outskirts = 60.0

    func check(_ institution: Institution, _ root: SourceNode?, context: inout DecodingContext) {
        guard let root, !institution.address.town.isEmpty, let gazetteer = Gazetteer.of(institution.address.country)
        else { return }
        if let location = institution.location, let node = root["location"] {
            check(location, of: institution, in: gazetteer, node, context: &context)
        } else if let node = root["address"]?["town"] {
            check(institution.address, in: gazetteer, node, context: &context)
        }
    }

    private func check(
        _ address: Address, in gazetteer: Gazetteer, _ node: SourceNode, context: inout DecodingContext
    ) {
        let town = address.town
        switch gazetteer.match(town, region: address.region) {
        case .one: break
        case .several(let places):
            let regions = Set(places.map { gazetteer.regions[$0.region].name }).sorted().joined(separator: ", ")
            context.report(
                "ambiguous-town", at: node, "there are several places called \"\(town)\": \(regions)",
                severity: .warning, suggestion: "add \"region\" to the address")
        case .none(let elsewhere):
            let region = elsewhere.first.map { gazetteer.regions[$0.region].name }
            context.report(
                "unknown-town", at: node,
                region == nil
                    ? "no place called \"\(town)\" is known, so that distances cannot be told"
                    : "no place called \"\(town)\" is known in this region, so that distances cannot be told",
                severity: .warning,
                suggestion: region.map { "there is one in \($0)" }
                    ?? PlaceRules.nearest(to: town, in: gazetteer).map { "did you mean \"\($0)\"?" }
                    ?? "add \"location\" with latitude and longitude")
        }
    }

    /// Returns the known name that somebody most likely meant; of a longer one its beginning.
    private static func nearest(to town: String, in gazetteer: Gazetteer) -> String? {
        names[gazetteer.country]?.nearest(to: town)
            ?? town.split(separator: " ").first.flatMap { gazetteer.places(named: String($0)).first?.name }
    }

    private func check(
        _ location: Coordinates, of institution: Institution, in gazetteer: Gazetteer, _ node: SourceNode,
        context: inout DecodingContext
    ) {
        let town = institution.address.town
        // Without its region a town may be a village of the same name that is not known.
        var place: Gazetteer.Place?
        if institution.address.region != nil,
            case .one(let known) = gazetteer.match(town, region: institution.address.region)
        {
            place = known
        }
        func distance(of location: Coordinates) -> Double? { place?.coordinates.distance(to: location) }
        func isRight(_ location: Coordinates) -> Bool {
            gazetteer.map.contains(location) && distance(of: location) ?? 0 < PlaceRules.outskirts
        }
        guard !isRight(location) else { return }
        let isSwapped = isRight(Coordinates(latitude: location.longitude, longitude: location.latitude))
        context.report(
            "distant-location", at: node,
            distance(of: location).map { "this location is \(Int($0.rounded())) km from \(town)" }
                ?? "this location is not in the country \(gazetteer.country.code)",
            severity: .warning,
            suggestion: isSwapped ? "did you swap latitude and longitude?" : "copy both numbers from a map anew")
    }
}
