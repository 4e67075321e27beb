import Records
import Testing

@testable import Site

@Suite("Walks")
struct WalksPageTests {
    private static func site() throws -> VirtualSite {
        try VirtualSite(animals: [
            VirtualSite.animal("a") {
                $0.walks = true
                $0.experience = Experience.none
                $0.size = .small
                $0.energy = .low
            },
            VirtualSite.animal("b") {
                $0.walks = true
                $0.experience = .much
                $0.size = .large
                $0.status = .permanent
            },
            VirtualSite.animal("c") { $0.walks = false }, VirtualSite.animal("d"),
            VirtualSite.animal("e") {
                $0.walks = true
                $0.status = .adopted
            },
            VirtualSite.animal("f") {
                $0.walks = true
                $0.status = .lost
            },
        ]) {
            var walks = WalkGuide(source: "institutions/na-skraju/walks.md")
            walks.who = VirtualSite.text("każdy", "everybody")
            walks.minimumAge = 16
            walks.bring = [VirtualSite.text("buty", "shoes")]
            walks.body = VirtualSite.prose("## Zasady\n\nSmycze mamy.", in: "institutions/na-skraju/walks.md")
            $0.walks = walks
            $0.description = VirtualSite.prose("## Zasady\n\nOpis.", in: "institutions/na-skraju/institution.md")
        }
    }

    @Test("All animals that can be walked are listed, those that stay for life after those that seek a home")
    func list() throws {
        let page = try Self.site().localized().walks(page: 1)
        #expect(page.part.animals.map(\.card.name) == ["A", "B"])
        #expect(page.count == "2 zwierzęta")
        #expect(page.places.map { $0.rules?.facts.map(\.name) } == [["who", "minimumAge", "bring"]])
    }

    @Test("They can be narrowed by their size, their energy and the experience that they need")
    func facets() throws {
        let facets = try Self.site().localized(VirtualSite.english).walks(page: 1).facets
        #expect(facets.map(\.name) == ["size", "energy", "experience"])
        #expect(facets[2].values.map(\.label) == ["for beginners", "for experienced people"])
    }

    /// Two animals to walk with, of which one was reviewed.
    private static func site(_ reviews: [Review]) throws -> VirtualSite {
        try VirtualSite(animals: [
            VirtualSite.animal("rex") {
                $0.walks = true
                $0.reviews = reviews
            },
            VirtualSite.animal("saba") { $0.walks = true },
        ])
    }

    @Test("Where three reviews agree that an animal is calm or fit for beginners, lists can be narrowed by that")
    func reviewed() throws {
        func facets(_ count: Int) throws -> [[String]] {
            let reviews = try (0..<count).map { number in
                var review = Review(id: try RecordID("r\(number)"), source: "r\(number).md")
                review.text = VirtualSite.prose("Spokojny.", in: review.source)
                return review
            }
            let site = try Self.site(reviews).localized(VirtualSite.english)
            return [site.walks(page: 1).facets, site.animals(page: 1).facets].map { facets in
                facets.filter { $0.name == "reviewed" }.flatMap(\.values).map(\.label)
            }
        }
        #expect(try facets(3) == [["calm", "for beginners"], ["calm", "for beginners"]])
        #expect(try facets(2) == [[], []])
    }

    @Test("Reviews have a feed, the newest first, to which the page leads; without a review there is none")
    func feed() throws {
        let reviewed = try ["2026-05-02", "2026-05-09"].map { day in
            var review = Review(id: try RecordID("ania-\(day)"), source: "\(day).md")
            review.name = "Ania"
            review.date = try #require(CalendarDate(day))
            review.text = VirtualSite.prose("Nie ciągnął.\n\n1 * 2 * 3 <b>", in: review.source)
            return review
        }
        let site = try Self.site(reviewed)
        let feed = try AtomFeed.documents(of: site.publication()).document("spacery/feed.xml").xml()
        #expect(try feed.only("title").text == "Nowe opinie o zwierzętach")
        let entries = feed.all("entry")
        #expect(try entries.map { try $0.only("updated").text.prefix(10) } == ["2026-05-09", "2026-05-02"])
        #expect(try entries[0].only("summary").text == "Ania, 9 maja 2026. Nie ciągnął. 1 * 2 * 3 <b>")
        #expect(try Set(entries.map { try $0.only("id").text }).count == 2)
        #expect(try site.localized().walks(page: 1).frame.feed?.link == "/spacery/feed.xml")
        #expect(try Self.site().localized().walks(page: 1).frame.feed == nil)
    }

    @Test("Without such animals there is no page")
    func none() throws {
        let pages = try VirtualSite(animals: [VirtualSite.animal("a")]).publication().pages
        #expect(!pages.contains(.walks(page: 1)))
    }

    @Test("An institution's page tells the rules, under headings that differ from those of its description")
    func rules() throws {
        let localized = try Self.site().localized(VirtualSite.english)
        let walks = try #require(localized.institution(0, page: 1).walks)
        #expect(walks.rules.facts.map(\.label) == ["Who may walk", "Youngest age in years", "What to bring"])
        #expect(walks.rules.facts.flatMap(\.texts) == ["everybody", "16", "shoes"])
        #expect(walks.rules.hours == nil)
        #expect(String(decoding: walks.text.html, as: UTF8.self).contains("id=\"zasady-1\""))
    }

    @Test(
        "An animal that can be walked leads to the rules", arguments: ["a": true, "c": false, "e": false, "f": false])
    func link(id: String, isThere: Bool) throws {
        let link = try Self.site().page(ofAnimal: id).walksLink
        #expect(link == (isThere ? "/instytucje/na-skraju/#spacery" : nil))
    }
}
