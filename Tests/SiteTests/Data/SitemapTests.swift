import Content
import Records
import Testing

@testable import Site

@Suite("Sitemap")
struct SitemapTests {
    typealias Site = VirtualSite

    @Test("Every page stands once in every language, with all languages as alternates and the default one as x-default")
    func alternates() throws {
        let publication = try Site(
            [Site.institution("na-skraju", [Site.animal("rex")]) { $0.services = [.donations] }],
            pages: [Site.page("adopcja")]
        ).publication()
        let documents = Sitemap(of: publication).documents
        #expect(documents.map(\.file) == ["sitemap.xml"])
        let urls = try documents[0].xml().all("url")
        let addresses = try urls.map { try $0.only("loc").text }
        #expect(
            addresses == [
                "https://example.org/", "https://example.org/en/",
                "https://example.org/instytucje/", "https://example.org/en/institutions/",
                "https://example.org/zwierzeta/", "https://example.org/en/animals/",
                "https://example.org/adopcja/", "https://example.org/en/adopcja/",
                "https://example.org/blisko/", "https://example.org/en/near-me/",
                "https://example.org/mapa/", "https://example.org/en/map/",
                "https://example.org/zwierzeta/dog/", "https://example.org/en/animals/dog/",
                "https://example.org/instytucje/malopolskie/", "https://example.org/en/institutions/malopolskie/",
                "https://example.org/instytucje/na-skraju/", "https://example.org/en/institutions/na-skraju/",
                "https://example.org/instytucje/na-skraju/wsparcie/",
                "https://example.org/en/institutions/na-skraju/support/",
                "https://example.org/instytucje/na-skraju/rex/", "https://example.org/en/institutions/na-skraju/rex/",
            ])
        for pair in stride(from: 0, to: urls.count, by: 2) {
            for url in urls[pair...pair + 1] {
                let links = url.all("xhtml:link")
                #expect(links.map { $0.attributes["hreflang"] } == ["pl", "en", "x-default"])
                #expect(
                    links.map { $0.attributes["href"] } == [addresses[pair], addresses[pair + 1], addresses[pair]])
                #expect(links.allSatisfy { $0.attributes["rel"] == "alternate" })
            }
        }
    }

    @Test("Walks, lost and found with each notice, happy endings and patrons stand in it")
    func meetings() throws {
        let publication = try Site(
            [FullRecords.institution([FullRecords.animal(), FullRecords.adopted()])],
            patrons: [FullRecords.patron()], notices: [FullRecords.notice()]
        ).publication()
        let text = try #require(Sitemap(of: publication).documents.first).text
        for path in [
            "spacery", "en/walks", "zaginione", "zaginione/kot", "en/lost-and-found/kot", "szczesliwe-zakonczenia",
            "en/happy-endings", "patroni", "en/patrons",
        ] {
            #expect(text.contains("<loc>https://example.org/\(path)/</loc>"))
        }
    }

    @Test("An institution that takes no gifts has no support page in it")
    func noSupportPage() throws {
        let text = try Sitemap(of: Site([Site.institution()]).publication()).documents[0].text
        #expect(!text.contains("wsparcie"))
    }

    @Test("A site of one language has no alternates")
    func oneLanguage() throws {
        let publication = try Site([Site.institution()], languages: [Site.polish]).publication()
        #expect(!Sitemap(of: publication).documents[0].text.contains("<xhtml:link"))
    }

    @Test("The last change is the latest day that the records tell and that has come")
    func lastChanges() throws {
        let publication = try Site([
            Site.institution(
                "na-skraju",
                [
                    Site.animal("azor") {
                        $0.arrived = CalendarDate("2025-03-04")
                        $0.checked = CalendarDate("2026-05-31")
                    },
                    Site.animal("burek") { $0.checked = CalendarDate("2026-06-02") },
                    Site.animal("ciapek"),
                ])
        ]).publication()
        let changes = try Sitemap(of: publication).documents[0].xml().all("url").reduce(into: [:]) { changes, url in
            changes[try url.only("loc").text] = url.all("lastmod").first?.text
        }
        #expect(
            changes == [
                "https://example.org/instytucje/na-skraju/": "2026-05-31",
                "https://example.org/en/institutions/na-skraju/": "2026-05-31",
                "https://example.org/instytucje/na-skraju/azor/": "2026-05-31",
                "https://example.org/en/institutions/na-skraju/azor/": "2026-05-31",
            ])
    }

    @Test("What exceeds the limit of addresses is split, and an index takes the sitemap's address")
    func splitByAddresses() throws {
        let animals = try (1...4).map { try Site.animal("rex-\($0)") }
        let publication = try Site([Site.institution("na-skraju", animals)], baseURL: "https://example.org/a&b/")
            .publication()
        let whole = try Sitemap(of: publication).documents[0].xml().all("url").map { try $0.only("loc").text }
        #expect(whole.count == 24)

        let documents = Sitemap(of: publication, limits: Sitemap.Limits(addresses: 7)).documents
        #expect(documents.map(\.file) == ["sitemap.xml"] + (1...4).map { "sitemap-\($0).xml" })
        let index = try documents[0].xml()
        #expect(index.name == "sitemapindex")
        #expect(
            try index.all("sitemap").map { try $0.only("loc").text } == [
                "https://example.org/a&b/sitemap-1.xml", "https://example.org/a&b/sitemap-2.xml",
                "https://example.org/a&b/sitemap-3.xml", "https://example.org/a&b/sitemap-4.xml",
            ])
        let parts = try documents.dropFirst().map { try $0.xml().all("url").map { try $0.only("loc").text } }
        #expect(parts.map(\.count) == [6, 6, 6, 6])
        #expect(Array(parts.joined()) == whole)
    }

    @Test("Exactly as many addresses as one file may hold need no index")
    func boundary() throws {
        let animals = try (1...4).map { try Site.animal("rex-\($0)") }
        let publication = try Site([Site.institution("na-skraju", animals)]).publication()
        #expect(Sitemap(of: publication, limits: Sitemap.Limits(addresses: 24)).documents.count == 1)
        #expect(Sitemap(of: publication, limits: Sitemap.Limits(addresses: 23)).documents.count == 3)
    }

    @Test("No file exceeds the limit of bytes", arguments: [1700, 2500, 5000, 20000])
    func splitByBytes(limit: Int) throws {
        let animals = try (1...20).map { number in
            try Site.animal("rex-\(number)") { $0.checked = CalendarDate("2026-05-31") }
        }
        let publication = try Site(
            [Site.institution("na-skraju", animals)], baseURL: "https://example.org/a&&&b/"
        ).publication()
        let documents = Sitemap(of: publication, limits: Sitemap.Limits(bytes: limit)).documents
        #expect(documents.count > 2)
        for document in documents.dropFirst() { #expect(document.bytes.count <= limit) }
    }
}
