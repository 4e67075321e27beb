import Content
import Documents
import Foundation
import Records
import Testing

@testable import Site

@Suite("Near me")
struct NearMePageTests {
    private struct Piece: Decodable {
        let at: [String]
        let homes: [String: [Int]]
        let seeking: [String]
    }

    private static func site() throws -> VirtualSite {
        try VirtualSite([
            VirtualSite.institution("a", [VirtualSite.animal("rex"), VirtualSite.animal("ala") { $0.status = .lost }]) {
                $0.location = Coordinates(latitude: 54.0912, longitude: 18.7779)
                $0.address.town = "Tczew"
            },
            VirtualSite.institution(
                "b",
                [
                    VirtualSite.animal("mia") {
                        $0.type = .cat
                        $0.place = .init(kind: .foster, town: "Gdynia")
                    }
                ]
            ) {
                $0.address.town = "Łódź"
            },
            VirtualSite.institution("c") { $0.address.town = "Nigdzie Wielkie" },
        ])
    }

    @Test("An institution is where its record says, else at its town, and an animal at the town of its home")
    func positions() throws {
        let plan = try Self.site().plan()
        let positions = plan.catalogue.institutions.indices.map { plan.position(ofInstitution: $0) }
        #expect(positions.map { $0?.isExact } == [true, false, nil])
        #expect(positions[0]?.coordinates == Coordinates(latitude: 54.0912, longitude: 18.7779))
        #expect(positions[1].map { Int($0.coordinates.latitude * 10) } == 517)
        let homes = plan.animals.indices.compactMap { plan.home(ofAnimal: $0) }
        #expect(homes.map { Int($0.latitude * 10) } == [545])
        let bytes = SearchPositions(plan, SearchOrder(plan)).bytes
        let piece = try JSONDecoder().decode(Piece.self, from: Data(bytes))
        #expect(piece.at.count == 6 && piece.homes.count == 1)
        // In the order of the towns' names, Łódź last: Nigdzie Wielkie, Tczew, and the way on from there.
        let numbers = piece.at.map { $0.utf8.map { Int($0) - 35 - ($0 > 92 ? 1 : 0) } }
        let steps = [0, 3].map { first in
            (0..<3).map { row in (first..<first + 3).reduce(0) { $0 * 91 + numbers[$1][row] } }
        }
        #expect(steps[0][0] < 0 && steps[1][0] < 0)
        #expect(steps.map { $0[1] } == [2 * 54091, 2 * 18778])
        #expect(steps[0][2] == 2 * (54091 - 51771) - 1 && steps[1][2] == 2 * (19474 - 18778))
        #expect(piece.seeking == ["###", "#$$"])
    }

    @Test("The directory of places comes in pieces of at most three thousand bytes, which their starts part")
    func pieces() throws {
        let publication = try Self.site().publication()
        let directory = try #require(PlaceDirectory(publication.plan))
        #expect(directory.starts == directory.starts.sorted() && directory.starts.count == directory.pieces.count)
        let names = directory.pieces.map { $0.compactMap { $0.split(separator: "\t").first.map(String.init) } }
        for (number, names) in names.enumerated() {
            let keys = names.compactMap { RecordID.suggestion(for: $0) }
            #expect(keys.allSatisfy { $0 >= directory.starts[number] })
            #expect(number + 1 == directory.starts.count || keys.allSatisfy { $0 < directory.starts[number + 1] })
        }
        let documents = PlaceDirectory.documents(of: publication)
        #expect(documents.count == directory.pieces.count + 10 + 2 && documents.count < 110)
        for document in documents.filter({ $0.file.hasPrefix("search/places/PL-") }) {
            #expect(document.bytes.count <= 3000 && document.file.hasSuffix(".txt"))
        }
        let contents = try #require(documents.first { $0.file == "search/places/PL.json" })
        #expect(contents.bytes.count <= 3000)
        #expect(contents.text.hasPrefix(#"{"starts":["\#(directory.starts[0])","#))
        #expect(contents.text.contains(#""wawa":"Warszawa""#))
        let codes = try #require(documents.first { $0.file == "search/places/PL-code-8.txt" })
        #expect(codes.text.hasPrefix("80\tGdańsk\t10\t54352\t18649\t487371\n"))
        #expect(codes.text.contains("\n818\tSopot\n"))
        #expect(documents.contains { $0.text.contains("Tczew\t") })
    }

    @Test("The map leads to regions with institutions")
    func regions() throws {
        let page = try Self.site().localized().nearMe()
        let map = try #require(page.map)
        #expect(map.regions.count == 16 && map.points.isEmpty)
        #expect(map.regions.compactMap(\.link).map(\.link) == ["/instytucje/lodzkie/", "/instytucje/pomorskie/"])
        #expect(page.regions.map(\.name) == ["łódzkie", "pomorskie"])
    }

    @Test("Animals are narrowed as in their list, but not by town and region")
    func filters() throws {
        let site = try Self.site().localized()
        let names = site.nearMe().facets.map(\.name)
        #expect(names.contains("type") && !names.contains("town") && !names.contains("region"))
        #expect(Set(names).isSubset(of: site.animals(page: 1).facets.map(\.name)))
    }

    @Test("A site in a country that is not known has no such page")
    func elsewhere() throws {
        let site = try VirtualSite([VirtualSite.institution("a") { $0.address.country = try #require(Country("FR")) }])
        #expect(try !site.publication().pages.contains(.nearMe) && !site.publication().pages.contains(.map))
        #expect(try PlaceDirectory.documents(of: site.publication()).isEmpty)
    }
}
