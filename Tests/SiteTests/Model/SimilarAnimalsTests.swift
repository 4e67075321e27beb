import Content
import Records
import Testing

@testable import Site

@Suite("Similar animals")
struct SimilarAnimalsTests {
    private static func similar(to id: String, in site: VirtualSite) throws -> [String] {
        let plan = try site.plan()
        let number = try #require(plan.animals.firstIndex { $0.entry.record.id.text == id })
        return SimilarAnimals(plan).of(number).map { plan.animals[Int($0)].entry.record.id.text }
    }

    private static func dog(_ id: String, _ size: Size, born: String) throws -> AnimalEntry {
        try VirtualSite.animal(id) {
            $0.size = size
            $0.born = PartialDate(born)
        }
    }

    @Test("They are of the same type, the nearest in size and age first")
    func nearest() throws {
        let site = try VirtualSite(animals: [
            Self.dog("rex", .large, born: "2022"), Self.dog("a-puppy", .small, born: "2026"),
            Self.dog("b-older", .large, born: "2019"), Self.dog("c-twin", .large, born: "2022"),
            Self.dog("d-medium", .medium, born: "2022"), VirtualSite.animal("e-cat") { $0.type = .cat },
        ])
        #expect(try Self.similar(to: "rex", in: site) == ["c-twin", "d-medium", "b-older", "a-puppy"])
        #expect(try Self.similar(to: "e-cat", in: site) == [])
    }

    @Test("Those of the same region, which a town tells too, come before those of others, however alike")
    func region() throws {
        func institution(
            _ id: String, _ town: String, _ region: String?, _ animals: [AnimalEntry]
        ) throws -> InstitutionEntry {
            try VirtualSite.institution(id, animals) {
                $0.address.town = town
                $0.address.region = region
            }
        }
        let site = try VirtualSite([
            institution("azyl", "Warszawa", "mazowieckie", [Self.dog("far-twin", .large, born: "2022")]),
            institution("dom", "Kraków", "małopolskie", [Self.dog("rex", .large, born: "2022")]),
            institution("reda", "Tarnów", nil, [Self.dog("near", .small, born: "2012")]),
        ])
        #expect(try Self.similar(to: "rex", in: site) == ["near", "far-twin"])
    }

    @Test("At most four are named, none of them the animal itself, gone, or bonded with it")
    func exclusions() throws {
        let bonded = try RecordID("b-friend")
        var animals = try (0..<9).map { try VirtualSite.animal("dog-\($0)") }
        animals += [
            try VirtualSite.animal("rex") { $0.bondedWith = [bonded] }, try VirtualSite.animal("b-friend"),
            try VirtualSite.animal("c-adopted") { $0.status = .adopted },
        ]
        let similar = try Self.similar(to: "rex", in: VirtualSite(animals: animals))
        #expect(similar.count == 4)
        #expect(Set(similar).count == 4)
        #expect(Set(similar).isDisjoint(with: ["rex", "b-friend", "c-adopted"]))
        #expect(try Self.similar(to: "c-adopted", in: VirtualSite(animals: animals)).count == 4)
    }
}
