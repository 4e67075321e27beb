import Content
import Documents
import Records
import Testing

@testable import Site

@Suite("Collisions of addresses")
struct CollisionTests {
    private static func collisions(_ site: VirtualSite) throws -> [Diagnostic] {
        try site.builder().collisions.sorted()
    }

    private static func pictured() throws -> AnimalEntry {
        try VirtualSite.animal("rex") { $0.pictures = [Picture(file: "institutions/na-skraju/animals/rex.jpg")] }
    }

    @Test("A site whose names are all different has none")
    func none() throws {
        var site = try VirtualSite(animals: [Self.pictured()])
        site.catalogue.pages = [try VirtualSite.page("o-nas")]
        site.catalogue.staticFiles = ["CNAME", "pliki/regulamin.pdf", "robots.txt"]
        #expect(try Self.collisions(site) == [])
    }

    @Test(
        "A page cannot have the name of a path word, a folder of the site or a language",
        arguments: ["instytucje", "settings", "strona", "api", "assets", "media", "search", "en"])
    func slugs(slug: String) throws {
        var site = try VirtualSite()
        site.catalogue.pages = [try VirtualSite.page(slug)]
        let found = try Self.collisions(site)
        #expect(found.map(\.id) == ["reserved-name"])
        #expect(found.map(\.file) == ["pages/\(slug).md"])
        let message = try #require(found.first).message.english
        #expect(message.hasPrefix("the page \"\(slug)\" cannot be called \"\(slug)\": that name belongs to "))
    }

    @Test("An institution cannot have the name of a region with institutions")
    func regions() throws {
        let found = try Self.collisions(VirtualSite([VirtualSite.institution("malopolskie")]))
        #expect(found.map(\.id) == ["address-collision", "address-collision"])
        #expect(found.allSatisfy { $0.file == "institutions/malopolskie/institution.md" })
    }

    @Test("An institution cannot have the name of a path word", arguments: ["strona", "page", "instytucje", "api"])
    func institutions(id: String) throws {
        let found = try Self.collisions(VirtualSite([VirtualSite.institution(id)]))
        #expect(found.map(\.id) == ["reserved-name"])
        #expect(found.map(\.file) == ["institutions/\(id)/institution.md"])
    }

    @Test("An animal cannot have the name of a path word", arguments: ["wsparcie", "support", "strona", "api"])
    func animals(id: String) throws {
        let found = try Self.collisions(VirtualSite(animals: [VirtualSite.animal(id)]))
        #expect(found.map(\.id) == ["reserved-name"])
        #expect(found.map(\.file) == ["institutions/na-skraju/animals/\(id).md"])
        let message = try #require(found.first).message.english
        #expect(message.hasPrefix("the page of the animal \"\(id)\" cannot be called \"\(id)\": "))
    }

    @Test(
        "A basket cannot have the name of a path word or a folder of the site", arguments: ["koszyki", "page", "api"])
    func baskets(id: String) throws {
        let found = try Self.collisions(VirtualSite(baskets: [VirtualSite.basket(id)]))
        #expect(found.map(\.id) == ["reserved-name"])
        #expect(found.map(\.file) == ["baskets/\(id).md"])
        #expect(try Self.collisions(VirtualSite(baskets: [VirtualSite.basket("zima")])) == [])
    }

    @Test("An animal may be called like a folder of the site or a language", arguments: ["media", "search", "en"])
    func allowedAnimals(id: String) throws {
        #expect(try Self.collisions(VirtualSite(animals: [VirtualSite.animal(id)])) == [])
    }

    @Test(
        "A static file in the place of a page is an error that names both",
        arguments: [
            ("index.html", "the home page"), ("instytucje/index.html", "the catalogue of institutions"),
            ("en/institutions/na-skraju/index.html", "the page of the institution \"na-skraju\""),
            ("instytucje/na-skraju/rex/index.html", "the page of the animal \"rex\""),
            ("feed.xml", "a file of the site itself"), ("404.html", "a file of the site itself"),
            ("ustawienia/index.html", "the settings"),
        ])
    func staticFiles(path: String, owner: String) throws {
        var site = try VirtualSite(animals: [VirtualSite.animal("rex")])
        site.catalogue.staticFiles = [path]
        let found = try Self.collisions(site)
        #expect(found.map(\.id) == ["address-collision"])
        let diagnostic = try #require(found.first)
        #expect(diagnostic.file == "static/\(path)")
        #expect(diagnostic.message.english.contains(owner))
        #expect(diagnostic.message.english.contains("static/\(path)"))
    }

    @Test(
        "A static file in the place of a page's folder is an error",
        arguments: ["instytucje", "en", "instytucje/na-skraju"])
    func fileForFolder(path: String) throws {
        var site = try VirtualSite(animals: [VirtualSite.animal("rex")])
        site.catalogue.staticFiles = [path]
        let found = try Self.collisions(site)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.file == "static/\(path)" && $0.id == "address-collision" })
    }

    @Test("A check, which makes no fingerprints, still finds a static file in the place of a fingerprinted one")
    func fingerprintedFile() throws {
        var site = try VirtualSite()
        let templates = TemplateFolder(templates: [:], assets: ["site.css": Array("a{}".utf8)])
        let address = try #require(SiteAssets(templates.assets)["site.css"]).address.file
        func checked(_ staticFiles: [String]) throws -> SiteBuilder {
            site.catalogue.staticFiles = staticFiles
            return try site.builder(templates, isPublished: false)
        }
        #expect(try checked([]).publication.assets["site.css"]?.address.file == "assets/site.*.css")
        #expect(try checked([address]).collisions.map(\.file) == ["static/\(address)"])
    }

    @Test("A static file where a film is published is an error")
    func media() throws {
        let film = "institutions/na-skraju/animals/rex.mp4"
        var site = try VirtualSite(animals: [VirtualSite.animal("rex") { $0.video = .file(film) }])
        site.catalogue.staticFiles = ["media/na-skraju/animals/rex.mp4"]
        let found = try Self.collisions(site)
        #expect(found.map(\.id) == ["address-collision"])
        #expect(try #require(found.first).message.english.contains(film))
    }

    @Test("Nothing of the content can stand below the site's own interface")
    func interface() throws {
        var site = try VirtualSite()
        site.catalogue.staticFiles = ["api/mine.json"]
        #expect(try Self.collisions(site).map(\.file) == ["static/api/mine.json"])
    }
}
