import Documents
import Records

/// Where everything in a search index is, as JSON: a piece of the index, which lists by distance need.
struct SearchPositions: Sendable {
    let bytes: [UInt8]

    init(_ plan: SitePlan, _ order: SearchOrder) {
        let positions = order.institutions.map { plan.position(ofInstitution: $0) }
        var seeking = [Int](repeating: 0, count: positions.count)
        var homes: [(place: Int, at: Coordinates)] = []
        for (place, animal) in order.animals.prefix(order.seeking).enumerated() {
            seeking[animal.institution] += 1
            if let home = plan.home(ofAnimal: animal.number) { homes.append((place, home)) }
        }
        var bytes: [UInt8] = []
        JSONWriter.append(to: &bytes) { json in
            json.object { json in
                json.member("at") { json in
                    json.array(of: positions) { json, position in
                        guard let position else { return json.null() }
                        SearchPositions.append(position.coordinates, to: &json)
                    }
                }
                json.member("exact", positions.map { $0?.isExact == true ? "1" : "0" }.joined())
                json.member("seeking") { $0.array(of: seeking) { $0.integer($1) } }
                json.member("homes") { json in
                    json.object { json in
                        for (place, at) in homes { json.member("\(place)") { SearchPositions.append(at, to: &$0) } }
                    }
                }
            }
        }
        self.bytes = bytes
    }

    private static func append(_ place: Coordinates, to json: inout JSONWriter) {
        json.array(of: place.inThousandths) { $0.integer($1) }
    }
}
