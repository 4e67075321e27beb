import Geography
import Records
import Testing

@Suite("Places of a country")
struct GazetteerTests {
    private static func poland() throws -> Gazetteer { try #require(Gazetteer.of(.poland)) }

    private static func region(of name: String, in region: String? = nil) throws -> String? {
        let gazetteer = try poland()
        guard case .one(let place) = gazetteer.match(name, region: region) else { return nil }
        return gazetteer.regions[place.region].name
    }

    @Test("Every country's files are whole, and its places in the order in which they are sought")
    func files() {
        for gazetteer in Gazetteer.all {
            let keys = gazetteer.names.map { RecordID.suggestion(for: $0) ?? "" }
            #expect(keys == keys.sorted() && !keys.contains(""))
            #expect(gazetteer.names.allSatisfy { !gazetteer.places(named: $0).isEmpty })
            #expect(
                gazetteer.names.allSatisfy { name in
                    gazetteer.places(named: name).allSatisfy {
                        gazetteer.map.contains($0.coordinates) && gazetteer.regions.indices.contains($0.region)
                    }
                })
            #expect(gazetteer.regions.allSatisfy { $0.outline.hasPrefix("M") && $0.outline.hasSuffix("z") })
        }
        #expect(Gazetteer.of(.poland)?.regions.count == 16)
    }

    @Test(
        "A town is found as it is written, and without diacritics or hyphens",
        arguments: [
            ("Tczew", "pomorskie"), ("Łódź", "łódzkie"), ("lodz", "łódzkie"), ("Bielsko-Biała", "śląskie"),
            ("Jastrzębie-Zdrój", "śląskie"), ("Warszawa", "mazowieckie"),
        ])
    func towns(name: String, region: String) throws {
        #expect(try Self.region(of: name) == region)
        #expect(try Self.region(of: name, in: region) == region)
    }

    @Test("Further names and postal codes tell towns that the country has")
    func furtherNames() throws {
        for gazetteer in Gazetteer.all {
            for place in gazetteer.furtherNames.map(\.place) + gazetteer.postalCodes.map(\.place) {
                #expect(!gazetteer.places(named: place).isEmpty, "\(place)")
            }
            #expect(gazetteer.postalCodes.map(\.digits) == gazetteer.postalCodes.map(\.digits).sorted())
            #expect(gazetteer.postalCodes.allSatisfy { (2...3).contains($0.digits.count) && Int($0.digits) != nil })
            #expect(gazetteer.furtherNames.allSatisfy { RecordID.suggestion(for: $0.name) == $0.name })
        }
        #expect(try Self.poland().holidays.contains("12-24/2025"))
    }

    @Test("A name of several places is told apart by the region")
    func ambiguity() throws {
        let gazetteer = try Self.poland()
        guard case .several(let places) = gazetteer.match("Osiek", region: nil) else {
            Issue.record("one Osiek")
            return
        }
        #expect(Set(places.map(\.region)).count > 3)
        #expect(try Self.region(of: "Osiek", in: "Pomorskie") == "pomorskie")
        #expect(gazetteer.match("Tczew", region: "łódzkie") == .none(elsewhere: gazetteer.places(named: "Tczew")))
        #expect(gazetteer.match("Nigdzie Wielkie", region: nil) == .none(elsewhere: []))
    }

    @Test("The map has north above and west to the left")
    func map() throws {
        let gazetteer = try Self.poland()
        func point(_ town: String) throws -> (x: Double, y: Double) {
            gazetteer.map.point(of: try #require(gazetteer.places(named: town).first).coordinates)
        }
        #expect(try point("Szczecin").x < point("Białystok").x)
        #expect(try point("Gdańsk").y < point("Zakopane").y)
        #expect(!gazetteer.map.contains(Coordinates(latitude: 21, longitude: 52)))
    }
}
