import Languages
import Records
import Testing

@testable import Site

@Suite("Addresses")
struct SiteURLsTests {
    let polish = VirtualSite.polish
    let english = VirtualSite.english
    let urls: SiteURLs

    init() throws { urls = try SiteURLsTests.urls(base: "https://example.org/") }

    /// The addresses of a site with the animal "rex" of the institution "na-skraju", the page "o-nas" and the basket "zima".
    static func urls(base: String, languages: [String] = ["pl", "en"]) throws -> SiteURLs {
        let languages = try languages.map { try #require(Language($0)) }
        let words = try [
            "pl": [
                "institutions": "instytucje", "support": "wsparcie", "animals": "zwierzeta", "settings": "ustawienia",
                "baskets": "koszyki", "page": "strona",
            ],
            "en": [
                "institutions": "institutions", "support": "support", "animals": "animals", "settings": "settings",
                "baskets": "baskets", "page": "page",
            ],
            "uk": ["institutions": "zaklady", "support": "pidtrymka", "animals": "tvaryny", "page": "storinka"],
        ].mapValues { PathWords(try $0.mapValues { try RecordID($0) }) }
        let site = try VirtualSite(
            [VirtualSite.institution("na-skraju", [VirtualSite.animal("rex")])], languages: languages, baseURL: base,
            pages: [VirtualSite.page("o-nas")], baskets: [VirtualSite.basket("zima")])
        var wordsByLanguage: [Language: PathWords] = [:]
        for language in languages { wordsByLanguage[language] = words[language.code] }
        return SiteURLs(try site.plan(), words: wordsByLanguage)
    }

    @Test("The default language lives at the root, with Polish path words")
    func defaultLanguage() {
        let paths: [(Page, String)] = [
            (.home, ""), (.institutions(page: 1), "instytucje/"), (.institution(0), "instytucje/na-skraju/"),
            (.animal(0), "instytucje/na-skraju/rex/"), (.support(0), "instytucje/na-skraju/wsparcie/"),
            (.animals(page: 1), "zwierzeta/"), (.settings, "ustawienia/"), (.standalone(0), "o-nas/"),
            (.baskets, "koszyki/"), (.basket(0), "koszyki/zima/"),
        ]
        for (page, path) in paths {
            #expect(urls.address(of: page, polish).path == path)
            #expect(urls.address(of: page, polish).file == path + "index.html")
        }
    }

    @Test("Another language lives below its code, with path words of its own and the same ids")
    func otherLanguage() {
        let paths: [(Page, String)] = [
            (.home, "en/"), (.institution(0), "en/institutions/na-skraju/"),
            (.animal(0), "en/institutions/na-skraju/rex/"), (.support(0), "en/institutions/na-skraju/support/"),
            (.animals(page: 1), "en/animals/"), (.settings, "en/settings/"), (.standalone(0), "en/o-nas/"),
            (.basket(0), "en/baskets/zima/"),
        ]
        for (page, path) in paths {
            #expect(urls.address(of: page, english).path == path)
            #expect(urls.address(of: page, english).file == path + "index.html")
        }
    }

    @Test("A third language lives below its code too, and any language can be the default")
    func thirdLanguage() throws {
        let urls = try SiteURLsTests.urls(base: "https://example.org/", languages: ["uk", "pl", "en"])
        let ukrainian = try #require(Language("uk"))
        #expect(urls.address(of: .support(0), ukrainian).path == "zaklady/na-skraju/pidtrymka/")
        #expect(urls.address(of: .support(0), polish).path == "pl/instytucje/na-skraju/wsparcie/")
        #expect(urls.address(of: .animals(page: 3), ukrainian).path == "tvaryny/storinka/3/")
    }

    @Test("Page 2 of a list lies below the list, which is page 1 itself")
    func laterPage() {
        let paths: [(Page, Language, String)] = [
            (.animals(page: 2), polish, "zwierzeta/strona/2/"), (.animals(page: 2), english, "en/animals/page/2/"),
            (.institutions(page: 3), polish, "instytucje/strona/3/"),
            (.institution(0, page: 2), english, "en/institutions/na-skraju/page/2/"),
        ]
        for (page, language, path) in paths {
            #expect(urls.address(of: page, language).path == path)
            #expect(urls.address(of: page, language).file == path + "index.html")
        }
    }

    @Test("Links start at the host's root and carry the base URL's path")
    func links() throws {
        #expect(urls.link(to: .home, polish) == "/")
        #expect(urls.absolute(.home, polish) == "https://example.org/")

        let below = try SiteURLsTests.urls(base: "https://example.org/schroniska-wokol")
        #expect(below.root == "/schroniska-wokol/")
        #expect(below.link(to: .home, polish) == "/schroniska-wokol/")
        #expect(below.link(to: .animal(0), english) == "/schroniska-wokol/en/institutions/na-skraju/rex/")
        #expect(
            below.absolute(.animal(0), english)
                == "https://example.org/schroniska-wokol/en/institutions/na-skraju/rex/")
        #expect(below.address(of: .animal(0), english).path == "en/institutions/na-skraju/rex/")
    }

    @Test(
        "Files of records are published below media, whatever their names",
        arguments: [
            ("institutions/x/animals/rex-1.jpg", "media/x/animals/rex-1.jpg"),
            ("institutions/x/Łatka & Rex, 100%.jpg", "media/x/%C5%81atka%20%26%20Rex%2C%20100%25.jpg"),
            ("institutions/x/a?b#c.png", "media/x/a%3Fb%23c.png"),
            ("institutions/x/\"><script>.png", "media/x/%22%3E%3Cscript%3E.png"),
            ("institutions/x/a\\b'c\u{202E}.png", "media/x/a%5Cb%27c%E2%80%AE.png"),
            ("institutions/x/e\u{301}.png", "media/x/e%CC%81.png"),
            ("home.mp4", "media/home.mp4"),
        ])
    func media(contentPath: String, path: String) {
        let address = urls.media(contentPath)
        #expect(address.path == path)
        let start = contentPath.hasPrefix("institutions/") ? "institutions/".count : 0
        #expect(address.file == "media/" + contentPath.dropFirst(start))
    }

    @Test("Feeds, manifests and search indexes exist per language, the page for lost readers once")
    func files() {
        #expect(urls.feed(of: .site, polish).path == "feed.xml")
        #expect(urls.feed(of: .site, english).path == "en/feed.xml")
        #expect(urls.feed(of: .site, english).file == "en/feed.xml")
        #expect(urls.feed(of: .type(0), polish).path == "zwierzeta/dog/feed.xml")
        #expect(urls.feed(of: .institution(0), polish).path == "instytucje/na-skraju/feed.xml")
        #expect(urls.feed(of: .institution(0), english).file == "en/institutions/na-skraju/feed.xml")
        #expect(urls.manifest(english).path == "en/manifest.webmanifest")
        #expect(urls.search(polish).path == "search/pl.bin")
        for language in [polish, english] {
            #expect(urls.address(of: .notFound, language).path == "404.html")
            #expect(urls.address(of: .notFound, language).file == "404.html")
        }
    }
}
