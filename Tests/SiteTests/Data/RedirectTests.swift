import Content
import Documents
import Records
import Testing

@testable import Site

@Suite("Former addresses")
struct RedirectTests {
    typealias Site = VirtualSite

    private static func former(_ ids: String...) throws -> [FormerID] {
        try ids.enumerated().map { FormerID(try RecordID($1), origin: Origin(file: "x.md", line: 5 + $0, column: 12)) }
    }

    private static func site(_ change: (inout Animal) throws -> Void) throws -> VirtualSite {
        try Site(animals: [Site.animal("rex", change), Site.animal("luna")])
    }

    private static func content(_ file: String, of site: VirtualSite) throws -> String? {
        let files = try site.builder().files
        guard case .bytes(let bytes)? = files.lazy.compactMap({ $0.file(file) }).first else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("A renamed animal leaves a page in every language that leads to the new address")
    func animal() throws {
        let site = try Self.site { $0.formerly = try Self.former("reksio") }
        let html = try #require(try Self.content("instytucje/na-skraju/reksio/index.html", of: site))
        #expect(html.contains("<html lang=\"pl\">"))
        #expect(html.contains("<meta http-equiv=\"refresh\" content=\"0; url=/instytucje/na-skraju/rex/\">"))
        #expect(html.contains("<link rel=\"canonical\" href=\"https://example.org/instytucje/na-skraju/rex/\">"))
        #expect(html.contains("<meta name=\"robots\" content=\"noindex\">"))
        #expect(html.contains("<a href=\"/instytucje/na-skraju/rex/\">"))
        let english = try #require(try Self.content("en/institutions/na-skraju/reksio/index.html", of: site))
        #expect(english.contains("url=/en/institutions/na-skraju/rex/"))
        #expect(english.contains("<h1>This page has a new address</h1>"))
    }

    @Test("All pages below a renamed institution lead to their new addresses, also those of renamed animals")
    func institution() throws {
        let animal = try Site.animal("rex") { $0.formerly = try Self.former("reksio") }
        let site = try Site(animals: [animal]) { $0.formerly = try Self.former("azyl") }
        let redirects = Redirect.all(of: try site.publication()).filter { $0.language == Site.polish }
        #expect(
            Set(redirects.map { "\($0.former.path) \($0.target.path)" }) == [
                "instytucje/azyl/ instytucje/na-skraju/", "instytucje/azyl/rex/ instytucje/na-skraju/rex/",
                "instytucje/azyl/reksio/ instytucje/na-skraju/rex/",
                "instytucje/na-skraju/reksio/ instytucje/na-skraju/rex/",
            ])
    }

    @Test("A renamed institution's feeds and document of the API stay readable at the old address")
    func files() throws {
        let site = try Site(animals: [Site.animal("rex")]) { $0.formerly = try Self.former("azyl") }
        for (former, now) in [
            ("instytucje/azyl/feed.xml", "instytucje/na-skraju/feed.xml"),
            ("en/institutions/azyl/feed.xml", "en/institutions/na-skraju/feed.xml"),
            ("api/institutions/azyl.json", "api/institutions/na-skraju.json"),
        ] {
            let content = try #require(try Self.content(former, of: site))
            #expect(try content == Self.content(now, of: site))
        }
        #expect(Redirect.files(of: try Self.site { _ in }.publication()).isEmpty)
    }

    @Test(
        "Cloudflare Pages gets no more redirects than it reads",
        arguments: [(SiteHost.cloudflare, 2000), (.netlify, 2200)])
    func limit(host: SiteHost, lines: Int) throws {
        var site = try Self.site { rex in
            rex.formerly = try (0..<1100).map {
                FormerID(try RecordID("rex-\($0)"), origin: Origin(file: "x.md", line: 5, column: 12))
            }
        }
        site.catalogue.settings.host = host
        #expect(try #require(try Self.content("_redirects", of: site)).split(separator: "\n").count == lines)
    }

    @Test("Pages, baskets and notices leave their former addresses, too")
    func others() throws {
        var page = try Site.page("adopcja")
        page.formerly = try Self.former("jak-adoptowac")
        var basket = try Site.basket("zima")
        basket.formerly = try Self.former("zima-2025")
        var notice = try FullRecords.notice()
        notice.animal.formerly = try Self.former("kotek")
        let site = try Site([Site.institution()], pages: [page], baskets: [basket], notices: [notice])
        let former = Redirect.all(of: try site.publication()).map(\.former.path)
        #expect(former.contains("jak-adoptowac/"))
        #expect(former.contains("en/baskets/zima-2025/"))
        #expect(former.contains { $0.hasSuffix("/kotek/") })
    }

    @Test("The sitemap has none of them, and a site without them has no such pages")
    func unlisted() throws {
        let publication = try Self.site { $0.formerly = try Self.former("reksio") }.publication()
        #expect(!Sitemap(of: publication).documents.contains { $0.text.contains("reksio") })
        #expect(Redirect.all(of: try Self.site { _ in }.publication()).isEmpty)
    }

    @Test(
        "A former address at which there is a page is an error where it is written",
        arguments: ["luna", "rex", "wsparcie"])
    func collisions(id: String) throws {
        let animal = try Site.animal("rex") { $0.formerly = try Self.former("reksio", id) }
        let site = try Site(animals: [animal, Site.animal("luna")]) { $0.services = [.donations] }
        let found = try site.builder().collisions
        #expect(Set(found.map(\.id)) == ["address-collision"])
        #expect(Set(found.map { "\($0.file):\($0.line):\($0.column)" }) == ["x.md:6:12"])
        #expect(found[0].message.english.contains("the former address of the page of the animal \"rex\""))
    }

    @Test("Two records cannot have had the same address")
    func twice() throws {
        let animals = try ["rex", "luna"].map { try Site.animal($0) { $0.formerly = try Self.former("reksio") } }
        let found = try Site(animals: animals).builder().collisions
        #expect(!found.isEmpty && found.allSatisfy { $0.id == "address-collision" })
    }

    @Test(
        "A link to a former name is told with the new one",
        arguments: [
            ("reksio.md", "did you mean \"rex.md\"?"),
            ("/instytucje/na-skraju/reksio/", "did you mean \"/instytucje/na-skraju/rex/\"?"),
            ("/instytucje/azyl/rex/", "did you mean \"/instytucje/na-skraju/rex/\"?"),
            ("../../azyl/institution.md", "did you mean the institution \"na-skraju\"?"),
        ])
    func links(link: String, hint: String) throws {
        let luna = try Site.animal("luna") {
            $0.description = Site.prose("[x](\(link))", in: "institutions/na-skraju/animals/luna.md")
        }
        let rex = try Site.animal("rex") { $0.formerly = try Self.former("reksio") }
        let site = try Site(animals: [luna, rex]) { $0.formerly = try Self.former("azyl") }
        let builder = try site.builder()
        _ = try builder.localizedSite(Site.polish).animal(0)
        #expect(builder.prose.diagnostics.map(\.id) == ["broken-link"])
        #expect(builder.prose.diagnostics.first?.suggestion?.english == hint)
    }
}
