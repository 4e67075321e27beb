import Geography
import Records

/// The places of a site's country, divided into pieces by the letters of their names.
struct PlaceDirectory: Sendable {
    /// The most bytes of a piece, but for places of one name, which are in one piece.
    private static let limit = 2000

    let gazetteer: Gazetteer
    /// The starts of pieces: of each the shortest beginning of its first name, as addresses write it, that comes after the last
    /// name of the piece before.
    let starts: [String]
    let pieces: [[String]]

    init?(_ plan: SitePlan) {
        guard let gazetteer = plan.gazetteer else { return nil }
        self.gazetteer = gazetteer
        var starts: [String] = []
        var pieces: [[String]] = []
        var size = PlaceDirectory.limit
        var last = ""
        for place in gazetteer.places {
            let line = PlaceDirectory.row(of: place) + "\n"
            if size + line.utf8.count > PlaceDirectory.limit {
                let key = RecordID.suggestion(for: place.name) ?? ""
                let keyBefore = RecordID.suggestion(for: last) ?? ""
                if key != keyBefore {
                    size = 0
                    pieces.append([])
                    starts.append(String(key.prefix(zip(key, keyBefore).prefix { $0 == $1 }.count + 1)))
                }
            }
            last = place.name
            size += line.utf8.count
            pieces[pieces.count - 1].append(line)
        }
        self.starts = starts
        self.pieces = pieces
    }

    /// Returns a line without its end: the name, the number of the region, latitude and longitude in thousandths of a degree,
    /// the population, and of a district its city.
    static func row(of place: Gazetteer.Place) -> String {
        var row = Array(place.name.utf8)
        for number in [place.region] + place.coordinates.inThousandths + [place.population] {
            row.append(UInt8(ascii: "\t"))
            row += String(number).utf8
        }
        if let city = place.city { row += "\t\(city)".utf8 }
        return String(decoding: row, as: UTF8.self)
    }

    /// Returns the address of the contents, by which a piece is found.
    static func address(of gazetteer: Gazetteer) -> Address {
        Address(file: "search/places/\(gazetteer.country.code).json")
    }

    /// Returns the address of the postal codes that begin with a digit.
    static func address(ofCodes digit: Substring, in gazetteer: Gazetteer) -> Address {
        Address(file: "search/places/\(gazetteer.country.code)-code-\(digit).txt")
    }

    /// Returns the address of a drawing of the country's regions.
    static func drawing(of gazetteer: Gazetteer) -> Address {
        Address(file: "search/places/\(gazetteer.country.code).svg")
    }

    func address(ofPiece number: Int) -> Address {
        Address(file: "search/places/\(gazetteer.country.code)-\(number).txt")
    }
}
