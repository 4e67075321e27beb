import Geography
import Records
import Testing

@testable import Site

@Suite("The map")
struct MapPageTests {
    private static func site() throws -> VirtualSite {
        try VirtualSite([
            VirtualSite.institution("a", [VirtualSite.animal("rex"), VirtualSite.animal("ala")]) {
                $0.location = Coordinates(latitude: 54.0912, longitude: 18.7779)
                $0.address.town = "Tczew"
                $0.address.region = "pomorskie"
            },
            VirtualSite.institution("b") { $0.address.town = "Łódź" },
            VirtualSite.institution("c") { $0.address.town = "Nigdzie Wielkie" },
        ])
    }

    @Test("Every institution whose place is known is a point, larger with more animals, and all are listed beside it")
    func points() throws {
        let page = try Self.site().localized().map()
        let map = try #require(page.map)
        #expect(map.points.map(\.link) == ["/instytucje/a/", "/instytucje/b/"])
        #expect(map.points.map(\.radius) == ["11", "8"])
        let listed = page.regions.flatMap(\.institutions)
        #expect(listed.map(\.overview.link.link) == ["/instytucje/b/", "/instytucje/a/", "/instytucje/c/"])
        #expect(listed.map { $0.mark?.hasSuffix(" 2") } == [false, true, nil])
    }

    @Test("Institutions that would cover one another are one point, which leads to their region")
    func neighbours() throws {
        let towns = ["Gdańsk", "Tczew", "Gdańsk", "Łódź"]
        let site = try VirtualSite(
            try towns.enumerated().map { number, town in
                try VirtualSite.institution("i\(number)") { $0.address.town = town }
            })
        let points = try #require(site.localized().map().map).points
        #expect(points.map(\.link) == ["/instytucje/pomorskie/", "/instytucje/i1/", "/instytucje/i3/"])
        #expect(points[0].name == "2\u{a0}instytucje: Gdańsk" || points[0].name == "2 instytucje: Gdańsk")
    }

    @Test("The names of large towns do not cover one another while the whole country is seen, and districts have none")
    func towns() throws {
        let towns = try #require(Self.site().localized().map().map).towns
        #expect(towns.count == 80 && towns.first?.name == "Warszawa" && towns.first?.hasRoom == true)
        #expect(!towns.contains { ["Mokotów", "Psie Pole", "Śródmieście", "Białołeka"].contains($0.name) })
        #expect(towns.contains { $0.name == "Sosnowiec" && !$0.hasRoom })
        let shown = towns.filter(\.hasRoom)
        for (number, one) in shown.filter({ $0.anchor == nil }).enumerated() {
            for other in shown.filter({ $0.anchor == nil }).dropFirst(number + 1) {
                let (across, down) = (abs(Int(one.x)! - Int(other.x)!), abs(Int(one.y)! - Int(other.y)!))
                #expect(across >= 10 * (one.name.count + other.name.count) || down >= 40, "\(one.name), \(other.name)")
            }
        }
    }

    @Test("An institution's first page shows where it is in the country and in its region")
    func place() throws {
        let site = try Self.site().localized()
        let place = try #require(site.institution(0, page: 1).place)
        let pomorskie = try #require(Gazetteer.of(.poland)?.regions.first { $0.name == "pomorskie" })
        #expect(place.outline == pomorskie.outline && place.drawing == "/search/places/PL.svg")
        #expect(site.institution(2, page: 1).place == nil)
        let drawing = try #require(
            PlaceDirectory.documents(of: Self.site().publication()).first { $0.file == "search/places/PL.svg" })
        #expect(drawing.text.contains(pomorskie.outline))
    }
}
