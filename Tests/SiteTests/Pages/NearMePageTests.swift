import Content
import Documents
import Records
import Testing

@testable import Site

@Suite("Near me")
struct NearMePageTests {
    private static func site() throws -> VirtualSite {
        try VirtualSite([
            VirtualSite.institution("a", [VirtualSite.animal("rex"), VirtualSite.animal("ala") { $0.status = .lost }]) {
                $0.location = Coordinates(latitude: 54.0912, longitude: 18.7779)
                $0.address.town = "Tczew"
            },
            VirtualSite.institution(
                "b", [VirtualSite.animal("mia") { $0.place = .init(kind: .foster, town: "Gdynia") }]
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
        let json = String(decoding: bytes, as: UTF8.self)
        #expect(json.contains("[54091,18778]") && json.contains("null") && json.contains("\"homes\":{"))
    }

    @Test("The directory of places comes in pieces of at most three thousand bytes, in the order of their starts")
    func pieces() throws {
        let publication = try Self.site().publication()
        let directory = try #require(PlaceDirectory(publication.plan))
        #expect(directory.starts == directory.starts.sorted() && directory.starts.count == directory.pieces.count)
        let documents = PlaceDirectory.documents(of: publication)
        #expect(documents.count == directory.pieces.count + 1 && documents.count < 60)
        for document in documents.dropLast() {
            #expect(document.bytes.count <= 3000)
            #expect(document.file.hasPrefix("search/places/PL-") && document.file.hasSuffix(".tsv"))
        }
        #expect(documents.last?.file == "search/places/PL.json")
        #expect(documents.last?.text.hasPrefix(#"{"starts":["\#(directory.starts[0])","#) == true)
        #expect(documents.contains { $0.text.contains("Tczew\t") })
    }

    @Test("The map leads to regions with institutions, and shows where these are")
    func map() throws {
        let page = try Self.site().localized().nearMe()
        let map = try #require(page.map)
        #expect(map.regions.count == 16 && map.points.count == 2)
        #expect(map.regions.compactMap(\.link).map(\.link) == ["/instytucje/lodzkie/", "/instytucje/pomorskie/"])
        #expect(page.regions.map(\.name) == ["łódzkie", "pomorskie"])
    }

    @Test("A site in a country that is not known has no such page")
    func elsewhere() throws {
        let site = try VirtualSite([VirtualSite.institution("a") { $0.address.country = try #require(Country("FR")) }])
        #expect(!(try site.publication().pages.contains(.nearMe)))
        #expect(try PlaceDirectory.documents(of: site.publication()).isEmpty)
    }
}
