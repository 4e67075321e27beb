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
                    json.array(of: SearchPositions.columns(of: positions)) { $0.string($1) }
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

    /// Returns six texts with a character for each position: three with the digits of its latitude, from the south pole, and
    /// three with those of its longitude, from 180° west, in thousandths of a degree to the base of 91. So they take the
    /// fewest bytes compressed. A digit is a character from `#` on, without the backslash; `!` stands for what is not
    /// known.
    private static func columns(of positions: [Position?]) -> [String] {
        let degrees = positions.map { position in
            position.map { position in
                zip(position.coordinates.inThousandths, [90_000, 180_000]).map { $0 + $1 }
            }
        }
        return [0, 1].flatMap { axis in
            [91 * 91, 91, 1].map { weight in
                let digits = degrees.map { degrees -> UInt8 in
                    guard let degrees else { return UInt8(ascii: "!") }
                    let digit = UInt8(degrees[axis] / weight % 91)
                    return UInt8(ascii: "#") + digit + (digit < 57 ? 0 : 1)
                }
                return String(decoding: digits, as: UTF8.self)
            }
        }
    }

    private static func append(_ place: Coordinates, to json: inout JSONWriter) {
        json.array(of: place.inThousandths) { $0.integer($1) }
    }
}
