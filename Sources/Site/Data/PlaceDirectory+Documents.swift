import Geography
import Records

/// The places of a country in pieces of about three thousand bytes, which browsers fetch for what somebody types: a line for
/// each with its name, the number of its region, latitude and longitude in thousandths of a degree, and the population.
extension PlaceDirectory {
    static func documents(of publication: Publication) -> [EmittedDocument] {
        guard let directory = PlaceDirectory(publication.plan) else { return [] }
        return directory.pieces.enumerated().map { number, lines in
            EmittedDocument(at: directory.address(ofPiece: number)) { $0 += lines.joined().utf8 }
        }
    }
}
