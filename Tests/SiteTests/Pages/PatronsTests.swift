import Content
import Documents
import Records
import Testing

@testable import Site

@Suite("Patrons")
struct PatronsTests {
    typealias Site = VirtualSite

    private static func patron(_ id: String, _ month: String, _ candidates: [String] = []) throws -> Patron {
        var patron = try FullRecords.patron()
        patron.id = try RecordID(id)
        patron.month = try #require(CalendarDate("\(month)-01"))
        patron.candidates = try candidates.map { try RecordID($0) }
        return patron
    }

    @Test("A draw goes by the month and the list alone")
    func draw() throws {
        let month = try #require(CalendarDate("2026-12-01"))
        let draw = try #require(FoodDraw(of: month, among: ["a", "b", "c"].map { try RecordID($0) }))
        // By Python's hashlib.
        #expect(draw.digest == "880553fca8fcea94e325ee2cfb48e5a985cc797f39a14cc6d3cedecfeb2ae4d2")
        #expect(draw.seed == "20445b7175a50404505b5365a1d37c788dc6dd8d1903b769ba330c4139da1206")
        #expect(draw.winner.text == "a")
        #expect(FoodDraw(of: month, among: []) == nil)
    }

    @Test("The home page shows the month's patron alone; the others stand on the page of patrons")
    func pages() throws {
        let site = try Site(
            [Site.institution("a"), Site.institution("b")], date: "2026-06-30",
            patrons: [
                Self.patron("w", "2026-07"), Self.patron("m", "2026-06", ["a"]),
                Self.patron("s", "2026-05", ["a", "b"]),
            ]
        ).localized()
        #expect(site.home().patrons.map(\.record.id.text) == ["m"])
        let page = site.patrons()
        #expect(page.current.map(\.month) == ["czerwiec 2026"])
        #expect(page.current.first?.gift == "300\u{A0}kg, sucha karma")
        #expect(page.current.first?.recipient?.name.text == "Schronisko a")
        #expect(page.others.map { $0.draw == nil } == [true, false])
    }

    @Test("A past draw stays as it was when an institution leaves the site")
    func left() throws {
        let site = try Site(
            [Site.institution("a")], date: "2026-06-30",
            patrons: [Self.patron("m", "2026-06", ["gone"]), Self.patron("s", "2026-05", ["a", "gone"])]
        ).localized()
        let page = site.patrons()
        #expect(page.current.first?.recipient == nil && page.current.first?.draw?.winner.text == "gone")
        #expect(page.others.first?.draw?.candidates.map(\.text) == ["a", "gone"])
        let winner = try #require(page.others.first?.draw?.winner.text)
        #expect((page.others.first?.recipient == nil) == (winner == "gone"))
    }

    @Test("The name of an institution that left is told where the draw was written with it")
    func formerName() throws {
        var patron = try Self.patron("m", "2026-06", ["gone"])
        patron.recipientName = Site.text("Azyl", "Refuge")
        let page = try Site(date: "2026-06-30", patrons: [patron]).localized(Site.english).patrons()
        #expect(page.current.first?.recipient == nil && page.current.first?.formerName?.text == "Refuge")
    }

    @Test("The list and the seed of the next draw are told before the month, until it is drawn")
    func upcoming() throws {
        func site(_ drawn: [String]) throws -> PatronsPage {
            try Site(
                [Site.institution("a") { $0.acceptsFood = true }, Site.institution("b")], date: "2026-12-31",
                patrons: [Self.patron("m", "2027-01", drawn)]
            ).localized().patrons()
        }
        let upcoming = try #require(try site([]).upcoming)
        #expect(upcoming.name == "2027-01" && upcoming.month == "styczeń 2027")
        #expect(upcoming.draw.candidates.map(\.text) == ["a"])
        #expect(try site(["a"]).upcoming == nil)
    }

    @Test("A site without patrons has no page of them")
    func none() throws {
        let publication = try Site(animals: []).publication()
        #expect(!publication.pages.contains { $0.type == .patrons })
    }
}
