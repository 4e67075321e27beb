import Documents
import Geography
import Records

/// The places of a country in pieces of about three thousand bytes, which browsers fetch for what somebody types: a line for
/// each with its name, the number of its region, latitude and longitude in thousandths of a degree, and the population.
extension PlaceDirectory {
    static func documents(of publication: Publication) -> [EmittedDocument] {
        guard let directory = PlaceDirectory(publication.plan) else { return [] }
        let pieces = directory.pieces.enumerated().map { number, lines in
            EmittedDocument(at: directory.address(ofPiece: number)) { $0 += lines.joined().utf8 }
        }
        let contents = EmittedDocument(at: address(of: directory.gazetteer)) { bytes in
            JSONWriter.append(to: &bytes) { json in
                json.object { json in
                    json.member("starts") { json in json.array(of: directory.starts) { $0.string($1) } }
                    json.member("regions") { json in
                        json.array(of: directory.gazetteer.regions) { $0.string($1.name) }
                    }
                }
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return pieces + [contents]
    }
}
