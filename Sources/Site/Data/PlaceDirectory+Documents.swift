import Documents
import Geography
import Records

/// The places of a country in pieces of about three thousand bytes, which browsers fetch for what somebody types.
extension PlaceDirectory {
    static func documents(of publication: Publication) -> [EmittedDocument] {
        // How many pieces there are is known once all places have been read.
        guard publication.naming.isByContent, let directory = PlaceDirectory(publication.plan) else { return [] }
        let pieces = directory.pieces.enumerated().map { number, lines in
            EmittedDocument(at: directory.address(ofPiece: number)) { $0 += lines.joined().utf8 }
        }
        let contents = EmittedDocument(at: address(of: directory.gazetteer)) { bytes in
            JSONWriter.appendObject(to: &bytes) { json in
                json.array("starts", of: directory.starts) { $0.string($1) }
                json.array("regions", of: directory.gazetteer.regions) { $0.string($1.name) }
                json.object("names") { json in
                    for (name, place) in directory.gazetteer.furtherNames { json.member(name, place) }
                }
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return pieces + codes(directory.gazetteer) + [contents, drawing(directory.gazetteer)]
    }

    /// A document for each first digit of postal codes: a line for each beginning, with its town, which the first of its lines
    /// tells whole.
    private static func codes(_ gazetteer: Gazetteer) -> [EmittedDocument] {
        let byFirst = Dictionary(grouping: gazetteer.postalCodes) { $0.digits.prefix(1) }
        return byFirst.keys.sorted().map { first in
            EmittedDocument(at: address(ofCodes: first, in: gazetteer)) { bytes in
                var told: Set<String> = []
                for (digits, name) in byFirst[first] ?? [] {
                    let town =
                        told.insert(name).inserted
                        ? gazetteer.places(named: name).max { $0.population < $1.population } : nil
                    bytes += "\(digits)\t\(town.map(PlaceDirectory.row) ?? name)\n".utf8
                }
            }
        }
    }

    /// The regions in a colour that can be seen on light and on dark grounds.
    private static func drawing(_ gazetteer: Gazetteer) -> EmittedDocument {
        EmittedDocument(at: drawing(of: gazetteer)) { bytes in
            let map = gazetteer.map
            bytes +=
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(map.width) \(map.height)" \
                fill="#808c85" fill-opacity=".35" stroke="#808c85" stroke-width="3" stroke-linejoin="round">

                """.utf8
            for region in gazetteer.regions { bytes += "<path d=\"\(region.outline)\"/>\n".utf8 }
            bytes += "</svg>\n".utf8
        }
    }
}
