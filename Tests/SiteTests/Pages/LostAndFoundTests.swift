import Content
import Records
import Testing

@testable import Site

@Suite("Lost and found")
struct LostAndFoundTests {
    typealias Site = VirtualSite

    private static func notice(
        _ id: String, _ status: AnimalStatus, _ day: String, _ change: (inout Notice) -> Void = { _ in }
    ) throws -> Notice {
        var notice = try FullRecords.notice(id, status)
        notice.date = try #require(CalendarDate(day))
        change(&notice)
        return notice
    }

    private static func site(_ notices: [Notice], _ animals: [AnimalEntry] = []) throws -> Site {
        try Site([Site.institution("na-skraju", animals)], notices: notices)
    }

    private static func resemblance(_ change: (inout Notice) -> Void) throws -> Resemblance? {
        let plan = try site([notice("a", .lost, "2026-05-12"), notice("b", .found, "2026-05-14", change)]).plan()
        let lost = try #require(plan.lostAndFound.first { $0.isLost })
        let found = try #require(plan.lostAndFound.first { !$0.isLost })
        return Resemblance(lost.traits, found.traits)
    }

    @Test("Notices and institutions' animals stand in one list, the newest first")
    func list() throws {
        let found = try Site.animal("rex") {
            $0.status = .found
            $0.arrived = CalendarDate("2026-05-20")
        }
        let site = try Self.site(
            [Self.notice("kot", .lost, "2026-05-12"), Self.notice("pies", .found, "2026-05-30")], [found]
        )
        .localized()
        let page = site.lostAndFound(page: 1)
        #expect(
            page.animals.map(\.link) == [
                "/zaginione/pies/", "/instytucje/na-skraju/rex/", "/zaginione/kot/",
            ])
        #expect(
            page.animals.map(\.day) == [
                "znalezione 30 maja 2026", "znalezione 20 maja 2026", "ostatnio widziane 12 maja 2026",
            ])
        #expect(page.animals.first?.line == "Kot\u{A0}· rudy\u{A0}· kocur\u{A0}· średni")
    }

    @Test("The same town, week, colour, sex and size make ten points")
    func best() throws {
        let best = try #require(try Self.resemblance { _ in })
        #expect(best.score == 10 && best.days == 2)
    }

    @Test("Each difference takes its points")
    func points() throws {
        #expect(try Self.resemblance { $0.animal.colour = Site.text("czarny", "black") }?.score == 8)
        #expect(try Self.resemblance { $0.animal.sex = nil }?.score == 9)
        #expect(try Self.resemblance { $0.animal.size = .small }?.score == 9)
        #expect(try Self.resemblance { $0.town = "Pelplin" }?.score == 9)
        #expect(try Self.resemblance { $0.date = CalendarDate("2026-06-01")! }?.score == 9)  // a day
    }

    @Test("Another kind, sex or size, a find before the loss and one far away cannot be the same")
    func excluded() throws {
        #expect(try Self.resemblance { $0.animal.type = .dog } == nil)
        #expect(try Self.resemblance { $0.animal.sex = .female } == nil)
        #expect(try Self.resemblance { $0.animal.size = .xlarge } == nil)
        #expect(try Self.resemblance { $0.date = CalendarDate("2026-05-01")! } == nil)  // a day
        #expect(
            try Self.resemblance {
                $0.town = "Kraków"
                $0.region = nil
            } == nil)
    }

    @Test("A notice tells which animals of the other side may be the same, and why; so does an institution's animal")
    func likely() throws {
        let own = try Site.animal("mruk") {
            $0.type = .cat
            $0.status = .found
            $0.colour = Site.text("rudy", "ginger")
            $0.arrived = CalendarDate("2026-05-13")
        }
        let institution = try Site.institution("na-skraju", [own]) { $0.address.town = "Tczew" }
        let site = try Site([institution], notices: [Self.notice("kot", .lost, "2026-05-12")]).localized()
        let notice = try #require(site.notice(0))
        #expect(notice.likely.map(\.card.title) == ["Mruk"])
        #expect(notice.likely.first?.score == "8 punktów na 10")
        #expect(notice.likely.first?.reasons == ["1 km dalej", "1 dzień później", "podobne umaszczenie"])
        #expect(site.animal(0).likely.map(\.card.link) == ["/zaginione/kot/"])
    }

    @Test(
        "Colours are the same in any gender, case and language, and other words are none",
        arguments: [
            ("ruda", "red", true), ("rudym", "orange", true), ("czarno-biały", "black and white", true),
            ("brown with patches", "black with a tail", false), ("szary", "szaman", false), ("bury", "tabby", true),
        ])
    func colours(lost: String, found: String, isSame: Bool) throws {
        let plan = try Self.site([
            Self.notice("a", .lost, "2026-05-12") { $0.animal.colour = Localized(lost, in: Site.english) },
            Self.notice("b", .found, "2026-05-14") { $0.animal.colour = Localized(found, in: Site.polish) },
        ]).plan()
        #expect(plan.resembling(0).first?.resemblance.hasSameColour == isSame)
    }

    @Test("An institution's own lost animal has a poster with strips, and no other has")
    func ownPoster() throws {
        let lost = try Site.animal("mruk") { $0.status = .lost }
        let site = try Self.site([], [lost, Site.animal("rex")]).localized()
        #expect(site.animal(0).strip == "biuro@example.org" && site.animal(1).strip == nil)
    }

    @Test("All animals stand by side and type on the first page, for browsers without scripts")
    func groups() throws {
        let site = try Self.site([
            Self.notice("a", .lost, "2026-05-12"), Self.notice("b", .found, "2026-05-13"),
            Self.notice("c", .lost, "2026-05-14") { $0.animal.type = .dog },
        ]).localized()
        let groups = site.lostAndFound(page: 1).groups
        #expect(groups.map(\.type) == ["Pies", "Kot", "Kot"] && groups.map(\.isLost) == [true, true, false])
        #expect(site.lostAndFound(page: 2).groups.isEmpty)
    }

    @Test("Where a group has more than a hundred, the newest are there and it is told that there are more")
    func cut() throws {
        let notices = try (1...101).map { try Self.notice("n\($0)", .lost, "2026-05-12") }
        let groups = try Self.site(notices + [Self.notice("b", .found, "2026-05-13")]).localized()
            .lostAndFound(page: 1).groups
        #expect(groups.map(\.animals.count) == [100, 1])
        #expect(groups.map { $0.count > $0.animals.count } == [true, false])
    }

    @Test("A find on the day before the loss is told as one")
    func dayBefore() throws {
        let site = try Self.site([Self.notice("a", .lost, "2026-05-12"), Self.notice("b", .found, "2026-05-11")])
        #expect(try site.localized().notice(0)?.likely.first?.reasons.contains("dzień wcześniej") == true)
    }

    @Test("Of hundreds in one town those nearest in time are compared, and those without a day")
    func many() throws {
        let found = try (0..<300).map { number in
            try Self.notice("b\(number)", .found, "2026-05-30") { $0.animal.colour = nil }
        }
        let near = try Self.notice("near", .found, "2026-05-13")
        let undated = try Site.animal("mruk") {
            $0.type = .cat
            $0.sex = .male
            $0.size = .medium
            $0.status = .found
            $0.colour = Site.text("rudy", "ginger")
        }
        let institution = try Site.institution("na-skraju", [undated]) { $0.address.town = "Tczew" }
        let plan = try Site(
            [institution], notices: [Self.notice("a", .lost, "2026-05-12"), near] + found
        ).plan()
        let own = try #require(plan.lostAndFound.firstIndex { $0.isLost })
        let likely = plan.resembling(own).map { plan.lostAndFound[$0.number].record.id.text }
        #expect(likely.first == "near" && likely.contains("mruk"))
    }

    @Test("A poster carries the number of the institution, else the site's address, and never a visitor's")
    func poster() throws {
        var site = try Self.site([Self.notice("kot", .lost, "2026-05-12") { $0.institution = nil }])
        #expect(try site.localized().notice(0)?.strip == "https://example.org/zaginione/kot/")
        site.catalogue.settings.contact.email = "kontakt@example.org"
        #expect(try site.localized().notice(0)?.strip == "kontakt@example.org")
        #expect(try Self.site([FullRecords.notice()]).localized().notice(0)?.strip == "biuro@example.org")
    }

    @Test("A notice shared tells who was lost where, with its picture, and its poster's code is its own address")
    func preview() throws {
        for (language, title) in [(Site.polish, "Zaginął: Fryderyk, Tczew"), (Site.english, "Lost: Fryderyk, Tczew")] {
            let site = try Self.site([FullRecords.notice()]).localized(language)
            let notice = try #require(site.notice(0))
            #expect(notice.frame.shareTitle == title)
            #expect(notice.frame.image.address.hasSuffix("/kot.jpg") && notice.frame.canonical == notice.address)
            #expect(notice.code != nil)
        }
    }

    @Test("The feed tells of notices, and the letter has the fields of one")
    func feed() throws {
        var site = try Self.site([FullRecords.notice()])
        let feed = try AtomFeed.documents(of: site.publication()).document("zaginione/feed.xml").xml()
        #expect(try feed.all("entry").map { try $0.only("title").text } == ["Zaginął: Fryderyk"])
        site.catalogue.settings.contact.email = "kontakt@example.org"
        let letter = try #require(try site.localized().lostAndFound(page: 1).letter)
        #expect(letter.hasPrefix("mailto:kontakt@example.org?subject=") && letter.contains("status%3A%20lost%0D%0A"))
    }
}
