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
                    json.array(of: SearchPositions.steps(along: positions)) { $0.string($1) }
                }
                json.member("exact", positions.map { $0?.isExact == true ? "1" : "0" }.joined())
                json.member("seeking") { json in
                    json.array(of: SearchPositions.digits(of: seeking, count: 2)) { $0.string($1) }
                }
                json.member("homes") { json in
                    json.object { json in
                        for (place, at) in homes { json.member("\(place)") { SearchPositions.append(at, to: &$0) } }
                    }
                }
            }
        }
        self.bytes = bytes
    }

    /// Returns six texts of digits: three with those of the way northwards to each position from the last one that is known,
    /// and three of the way eastwards, in thousandths of a degree. The first way begins where the equator meets the
    /// meridian of Greenwich. Neighbours in the order stand in one town, so that their ways take the fewest bytes compressed.
    private static func steps(along positions: [Position?]) -> [String] {
        var last = [0, 0]
        let steps = positions.map { position in
            position.map { position in
                let place = position.coordinates.inThousandths
                defer { last = place }
                return zip(place, last).map { $0 - $1 }
            }
        }
        // Twice the way, and 1 less for one back: there are no digits below zero.
        return [0, 1].flatMap { axis in
            digits(of: steps.map { $0.map { $0[axis] < 0 ? -2 * $0[axis] - 1 : 2 * $0[axis] } }, count: 3)
        }
    }

    /// Returns a text for each digit to the base of 91, the highest first, with a character for each number. A digit is a
    /// character from `#` on, without the backslash; `!` stands for what is not known.
    private static func digits(of numbers: [Int?], count: Int) -> [String] {
        (0..<count).reversed().map { place in
            let weight = (0..<place).reduce(1) { weight, _ in weight * 91 }
            let digits = numbers.map { number -> UInt8 in
                guard let number else { return UInt8(ascii: "!") }
                let digit = UInt8(number / weight % 91)
                return UInt8(ascii: "#") + digit + (digit < 57 ? 0 : 1)
            }
            return String(decoding: digits, as: UTF8.self)
        }
    }

    private static func append(_ place: Coordinates, to json: inout JSONWriter) {
        json.array(of: place.inThousandths) { $0.integer($1) }
    }
}
