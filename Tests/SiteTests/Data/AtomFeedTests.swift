import Content
import Records
import Testing

@testable import Site

@Suite("Feeds")
struct FeedTests {
    typealias Site = VirtualSite

    @Test("The site has a feed in every language, and so has every type, region and institution")
    func files() throws {
        let publication = try Site([
            Site.institution("a"), Site.institution("b") { $0.address.region = "Śląskie" },
        ]).publication()
        func files(_ root: String, _ animals: String, _ institutions: String) -> [String] {
            [root] + AnimalType.allCases.map { "\(animals)\($0.rawValue)/" }
                + ["malopolskie", "slaskie", "a", "b"].map { "\(institutions)\($0)/" }
        }
        #expect(
            AtomFeed.documents(of: publication).map(\.file)
                == (files("", "zwierzeta/", "instytucje/") + files("en/", "en/animals/", "en/institutions/"))
                .map { $0 + "feed.xml" })
    }

    @Test("A feed of a type or a region has those animals alone, and leads to where they are listed")
    func parts() throws {
        let publication = try Site([
            Site.institution("a", [Site.animal("rex"), Site.animal("mia") { $0.type = .cat }]),
            Site.institution("b", [Site.animal("ala") { $0.type = .cat }]) { $0.address.region = "śląskie" },
        ]).publication()
        func feed(_ file: String) throws -> (title: String, page: String?, animals: [String]) {
            let feed = try AtomFeed.documents(of: publication).document(file).xml()
            let page = feed.all("link").first { $0.attributes["rel"] == "alternate" }
            return (
                try feed.only("title").text, page?.attributes["href"],
                try feed.all("entry").map { try $0.only("title").text }
            )
        }
        let cats = try feed("zwierzeta/cat/feed.xml")
        #expect(cats.title == "Kot: zwierzęta szukające domu" && cats.animals == ["Mia", "Ala"])
        #expect(cats.page == "https://example.org/zwierzeta/cat/")
        let silesia = try feed("en/institutions/slaskie/feed.xml")
        #expect(silesia.title == "śląskie: animals looking for a home" && silesia.animals == ["Ala"])
        #expect(silesia.page == "https://example.org/en/institutions/slaskie/")
        // Nobody has a horse, so that there is no page of horses.
        let horses = try feed("zwierzeta/horse/feed.xml")
        #expect(horses.animals == [] && horses.page == "https://example.org/zwierzeta/")
    }

    @Test("A feed has what RFC 4287 demands: an id, a title, a time, an author and a link to itself")
    func head() throws {
        let publication = try Site([
            Site.institution("a", [Site.animal("rex") { $0.arrived = CalendarDate("2026-05-03") }])
        ]).publication()
        let feed = try AtomFeed.documents(of: publication).document("en/institutions/a/feed.xml").xml()
        #expect(feed.name == "feed")
        #expect(feed.attributes == ["xmlns": "http://www.w3.org/2005/Atom", "xml:lang": "en"])
        #expect(try feed.only("id").text == "https://example.org/en/institutions/a/feed.xml")
        #expect(try feed.only("title").text == "Schronisko a: animals looking for a home")
        #expect(try feed.only("updated").text == "2026-05-03T00:00:00Z")
        #expect(try feed.only("author").only("name").text == "Schronisko a")
        let links = feed.all("link").map { link in
            ["rel", "type", "hreflang", "href"].map { link.attributes[$0] ?? "" }
        }
        #expect(
            links == [
                ["self", "application/atom+xml", "en", "https://example.org/en/institutions/a/feed.xml"],
                ["alternate", "text/html", "en", "https://example.org/en/institutions/a/"],
                ["alternate", "application/atom+xml", "pl", "https://example.org/instytucje/a/feed.xml"],
            ])
    }

    @Test("An entry tells of the animal, its keeper, its picture and its kind")
    func entry() throws {
        let publication = try Site([
            Site.institution(
                "a",
                [
                    Site.animal("rex") {
                        $0.name = "Rex <& Co>"
                        $0.arrived = CalendarDate("2026-05-03")
                        $0.checked = CalendarDate("2026-05-20")
                        $0.description = Site.prose("Lubi **spacery** & <ludzi>")
                        $0.pictures = [
                            Picture(
                                file: "institutions/a/animals/rex 1.jpg", alternative: Site.text("Rex w lesie", "Rex")),
                            Picture(file: "institutions/a/animals/rex-2.png"),
                        ]
                    }
                ])
        ]).publication()
        let entry = try AtomFeed.documents(of: publication).document("feed.xml").xml().only("entry")
        #expect(try entry.only("id").text == "https://example.org/instytucje/a/rex/")
        #expect(try entry.only("title").text == "Rex <& Co>")
        #expect(try entry.only("updated").text == "2026-05-20T00:00:00Z")
        #expect(try entry.only("published").text == "2026-05-03T00:00:00Z")
        #expect(try entry.only("author").only("name").text == "Schronisko a")
        #expect(try entry.only("category").attributes == ["term": "dog", "label": "Pies"])
        #expect(
            try entry.only("summary").text == "Pies · Wadowice. Lubi spacery & <ludzi>")
        #expect(try entry.only("content").attributes["type"] == "html")
        #expect(try entry.only("content").text == "<p>Lubi <strong>spacery</strong> &amp; &lt;ludzi&gt;</p>\n")
        let enclosures = entry.all("link").filter { $0.attributes["rel"] == "enclosure" }
        #expect(
            enclosures.map(\.attributes) == [
                [
                    "rel": "enclosure", "type": "image/jpeg", "title": "Rex w lesie",
                    "href": "https://example.org/media/a/animals/rex%201.jpg",
                ]
            ])
    }

    @Test("A text of another language is marked as such")
    func fallback() throws {
        let publication = try Site([
            Site.institution("a", [Site.animal("rex") { $0.description = Site.prose("Lubi spacery") }])
        ]).publication()
        let feed = try AtomFeed.documents(of: publication).document("en/feed.xml").xml()
        let content = try feed.only("entry").only("content")
        #expect(content.attributes["xml:lang"] == "pl")
    }

    @Test("Without dates, and for dates that have not come, an entry is as old as the build")
    func noDates() throws {
        let publication = try Site([
            Site.institution("a", [Site.animal("rex") { $0.checked = CalendarDate("2027-01-01") }])
        ]).publication()
        let feed = try AtomFeed.documents(of: publication).document("feed.xml").xml()
        #expect(try feed.only("updated").text == "2026-06-01T00:00:00Z")
        #expect(try feed.only("entry").only("updated").text == "2026-06-01T00:00:00Z")
        #expect(try feed.only("entry").all("published").isEmpty)
    }

    @Test("A feed without animals is whole too")
    func empty() throws {
        let feed = try AtomFeed.documents(of: Site().publication()).document("feed.xml").xml()
        #expect(try feed.only("updated").text == "2026-06-01T00:00:00Z")
        #expect(try feed.only("author").only("name").text == "Schroniska wokół nas")
        #expect(feed.all("entry").isEmpty)
    }

    @Test("Only animals that look for a home are in it, the newest first, those without a date last, by id where equal")
    func order() throws {
        let a = try Site.institution(
            "a",
            [
                Site.animal("ares") { $0.arrived = CalendarDate("2026-01-01") },
                Site.animal("bies"),
                Site.animal("cywil") {
                    $0.arrived = CalendarDate("2026-05-01")
                    $0.status = .adopted
                },
            ])
        let b = try Site.institution(
            "b",
            [
                Site.animal("alf") { $0.arrived = CalendarDate("2026-02-01") },
                Site.animal("bat") { $0.arrived = CalendarDate("2026-01-01") },
            ])
        #expect(try newest([a, b]) == ["b/alf", "a/ares", "b/bat", "a/bies"])
    }

    @Test("Of many animals the 50 newest are kept, wherever they stand", arguments: [1, 49, 50, 51, 100, 101, 251])
    func limit(count: Int) throws {
        // 61 has no common divisor with any of the numbers: all days differ, in no order.
        let days = (0..<count).map { 20_000 + $0 * 61 % count }
        let animals = try days.map { day in
            try Site.animal("rex-\(day)") { $0.arrived = CalendarDate(daysSince1970: day) }
        }
        let expected = days.sorted(by: >).prefix(50).map { "a/rex-\($0)" }
        #expect(try newest([Site.institution("a", animals)], date: "2027-01-01") == expected)
    }

    /// The animals in the feed of a site, in its order, each as `institution/animal`.
    private func newest(_ institutions: [InstitutionEntry], date: String = "2026-06-01") throws -> [String] {
        let publication = try Site(institutions, date: date).publication()
        return try AtomFeed.documents(of: publication).document("feed.xml").xml().all("entry").map { entry in
            try entry.only("id").text.split(separator: "/").suffix(2).joined(separator: "/")
        }
    }
}
