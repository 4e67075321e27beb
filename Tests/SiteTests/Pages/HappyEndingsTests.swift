import Content
import Records
import Testing

@testable import Site

@Suite("Pages of happy endings")
struct HappyEndingsTests {
    typealias Site = VirtualSite

    private static func adopted(_ id: String, left: String, told day: String? = nil) throws -> AnimalEntry {
        let entry = try Site.animal(id) {
            $0.status = .adopted
            $0.left = CalendarDate(left)
        }
        let story = try day.map { day in
            var story = AdoptionStory(date: try #require(CalendarDate(day)), source: "\(id).story.md")
            story.teller = "Ania"
            story.text = Site.prose("## Dom\n\nŚpi na <fotelu>.", in: story.source)
            return story
        }
        return AnimalEntry(record: entry.record, origin: entry.origin, story: story)
    }

    private static func site() throws -> Site {
        try Site(animals: [
            adopted("rex", left: "2026-02-01", told: "2026-03-01"),
            adopted("saba", left: "2025-02-01", told: "2026-05-01"), adopted("mela", left: "2026-01-01"),
            Site.animal("bruno"),
        ])
    }

    @Test("The newest story comes first; home counts who went home this year and in all")
    func list() throws {
        let site = try Self.site().localized()
        let page = site.happyEndings(page: 1)
        #expect(page.stories.map(\.card.name) == ["Saba", "Rex"])
        #expect(page.stories.first?.told == "Ania, 1 maja 2026")
        #expect(page.stories.first?.link == "/instytucje/na-skraju/saba/#w-domu")
        let home = site.home()
        #expect(home.stories.count == 2)
        #expect(home.homes?.thisYear.value == "2" && home.homes?.all.value == "3")
    }

    @Test("An animal's page tells the story with anchors of its own, and leads to those that wait")
    func animal() throws {
        let site = try Self.site().localized()
        let page = site.animal(try #require(site.plan.animal(RecordID("rex"), of: 0)))
        let html = String(decoding: page.story?.text.html ?? [], as: UTF8.self)
        #expect(html.contains("Śpi na &lt;fotelu&gt;.") && html.contains("id=\"dom\""))
        #expect(page.similar.map(\.card.name) == ["Bruno"])
        #expect(site.animal(try #require(site.plan.animal(RecordID("mela"), of: 0))).story == nil)
    }

    @Test("Who took an animal home is asked to tell its story, in the institution's language, until there is one")
    func letter() throws {
        let site = try Self.site().localized(Site.english)
        func letter(_ id: String) throws -> String? {
            site.animal(try #require(site.plan.animal(RecordID(id), of: 0))).storyLetter
        }
        let mela = try #require(try letter("mela"))
        #expect(
            mela.hasPrefix("mailto:biuro@example.org?subject=Szcz%C4%99%C5%9Bliwe%20zako%C5%84czenie%3A%20Mela&body="))
        #expect(mela.contains("---%0D%0Afile%3A%20institutions/na-skraju/animals/mela.story.md%0D%0Ateller%3A"))
        #expect(try letter("rex") == nil && letter("bruno") == nil)
    }

    @Test("A picture from before stands beside the first from the new home, where there are both")
    func pictures() throws {
        func ending(before: Bool, after: Int) throws -> HappyEnding? {
            var entry = try Self.adopted("rex", left: "2026-02-01", told: "2026-03-01")
            var (record, story) = (entry.record, entry.story)
            if before { record.pictures = [Picture(file: "institutions/na-skraju/animals/rex.jpg")] }
            story?.pictures = (0..<after).map { Picture(file: "institutions/na-skraju/animals/dom-\($0).jpg") }
            entry = AnimalEntry(record: record, origin: entry.origin, story: story)
            return try Site(animals: [entry]).localized().happyEndings(page: 1).stories.first
        }
        let both = try #require(try ending(before: true, after: 2))
        #expect(both.before?.published.link == "/media/na-skraju/animals/rex.jpg")
        #expect(both.after?.published.link == "/media/na-skraju/animals/dom-0.jpg" && both.further.count == 1)
        #expect(try ending(before: false, after: 1)?.before == nil)
        let alone = try #require(try ending(before: true, after: 0))
        #expect(alone.before == nil && alone.after == nil)
    }

    @Test("Stories have a feed, with who tells them and all of the text")
    func feed() throws {
        let feed = try AtomFeed.documents(of: Self.site().publication()).document(
            "szczesliwe-zakonczenia/feed.xml"
        ).xml()
        #expect(try feed.all("entry").map { try $0.only("title").text } == ["Saba", "Rex"])
        let entry = try #require(feed.all("entry").first)
        #expect(try entry.only("id").text == "https://example.org/instytucje/na-skraju/saba/#w-domu")
        #expect(try entry.only("updated").text == "2026-05-01T00:00:00Z")
        let summary = try entry.only("summary").text
        #expect(summary.hasPrefix("Ania, 1 maja 2026. ") && summary.hasSuffix("Śpi na <fotelu>."))
    }

    @Test("A site without stories has neither page nor feed")
    func none() throws {
        let publication = try Site(animals: [Site.animal("rex")]).publication()
        #expect(!publication.pages.contains { $0.type == .happyEndings })
        #expect(!AtomFeed.documents(of: publication).contains { $0.file.hasPrefix("szczesliwe") })
    }
}
