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
    }

    @Test("Public holidays follow the law of their year, and Easter")
    func holidays() throws {
        let gazetteer = try Self.poland()
        for (day, isHoliday) in [
            ("2026-11-11", true), ("2026-12-24", true), ("2024-12-24", false), ("2026-04-05", true),
            ("2026-04-06", true),
            ("2026-06-04", true), ("2027-05-16", true), ("2038-04-26", true), ("2008-03-24", true),
            ("2026-11-12", false), ("2026-05-02", false),
        ] {
            let date = try #require(CalendarDate(day))
            #expect(gazetteer.holidays(of: date.year).contains(date) == isHoliday, "\(day)")
        }
        #expect(gazetteer.holidays(of: 2026).count == 14)
    }

    @Test("The sources of a country's data are named in each language that has words for them, else in the first")
    func credits() throws {
        let gazetteer = try Self.poland()
        #expect(gazetteer.credit(in: "pl")?.hasPrefix("Miejscowości: GeoNames (CC BY 4.0)") == true)
        #expect(gazetteer.credit(in: "de") == gazetteer.credit(in: "en"))
        #expect(gazetteer.credit(in: "en")?.contains("PRG") == true)
    }

    @Test("Districts tell their city, and are no towns of their own on a map")
    func districts() throws {
        let gazetteer = try Self.poland()
        let cities = ["Fordon": "Bydgoszcz", "Mokotów": "Warszawa", "Wrzeszcz": "Gdańsk", "Sopot": nil, "Gdynia": nil]
        for (name, city) in cities { #expect(gazetteer.places(named: name).first?.city == city, "\(name)") }
        let largest = gazetteer.largestTowns(80)
        #expect(largest.count == 80 && largest.first?.name == "Warszawa" && !largest.contains { $0.name == "Fordon" })
        let districts = gazetteer.largestPlaces(ofAtLeast: 100_000).filter { $0.city != nil }
        #expect(
            districts.first?.name == "Mokotów" && districts.allSatisfy { $0.population >= 100_000 && $0.city != nil })
        #expect(gazetteer.places.allSatisfy { $0.city.map { !gazetteer.places(named: $0).isEmpty } ?? true })
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
