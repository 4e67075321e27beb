import Languages
import Records
import Site
import Testing

@Suite("Addresses")
struct AddressesTests {
    let polish: Language
    let english: Language
    let addresses: Addresses
    let rex: RecordID
    let edge: RecordID

    init() throws {
        polish = try #require(Language("pl"))
        english = try #require(Language("en"))
        rex = try RecordID("rex")
        edge = try RecordID("na-skraju")
        addresses = try AddressesTests.addresses(base: "https://example.org/")
    }

    static func addresses(base: String, languages: [String] = ["pl", "en"]) throws -> Addresses {
        let languages = try languages.map { try #require(Language($0)) }
        let words = try [
            "pl": ["instytucje", "wsparcie", "zwierzeta", "ustawienia", "strona"],
            "en": ["institutions", "support", "animals", "settings", "page"],
            "uk": ["zaklady", "pidtrymka", "tvaryny", "nalashtuvannia", "storinka"],
        ].mapValues { words in
            try PathWords(
                institutions: RecordID(words[0]), support: RecordID(words[1]), adoption: RecordID("adopcja"),
                animals: RecordID(words[2]), settings: RecordID(words[3]), favourites: RecordID("ulubione"),
                baskets: RecordID("koszyki"), needs: RecordID("potrzeby"),
                accessibility: RecordID("dostepnosc"), page: RecordID(words[4]))
        }
        let settings = SiteSettings(
            title: Localized("Schroniska", in: languages[0]), baseURL: try BaseURL(WebAddress(base)),
            languages: languages)
        var wordsByLanguage: [Language: PathWords] = [:]
        for language in languages { wordsByLanguage[language] = words[language.code] }
        return Addresses(settings: settings, words: wordsByLanguage)
    }

    @Test("The default language lives at the root, with Polish path words")
    func defaultLanguage() {
        #expect(addresses.home(polish).path == "")
        #expect(addresses.home(polish).file == "index.html")
        #expect(addresses.institutions(polish).path == "instytucje/")
        #expect(addresses.institution(edge, polish).path == "instytucje/na-skraju/")
        #expect(addresses.institution(edge, polish).file == "instytucje/na-skraju/index.html")
        #expect(addresses.animal(rex, of: edge, polish).path == "instytucje/na-skraju/rex/")
        #expect(addresses.support(edge, polish).path == "instytucje/na-skraju/wsparcie/")
        #expect(addresses.supportAnchor(polish) == "wsparcie")
        #expect(addresses.animals(polish).path == "zwierzeta/")
        #expect(addresses.settings(polish).path == "ustawienia/")
        #expect(addresses.page(rex, polish).file == "rex/index.html")
    }

    @Test("Another language lives below its code, with path words of its own and the same ids")
    func otherLanguage() {
        #expect(addresses.home(english).path == "en/")
        #expect(addresses.home(english).file == "en/index.html")
        #expect(addresses.institution(edge, english).path == "en/institutions/na-skraju/")
        #expect(addresses.animal(rex, of: edge, english).file == "en/institutions/na-skraju/rex/index.html")
        #expect(addresses.support(edge, english).path == "en/institutions/na-skraju/support/")
        #expect(addresses.animals(english).path == "en/animals/")
        #expect(addresses.settings(english).path == "en/settings/")
        #expect(addresses.page(rex, english).path == "en/rex/")
    }

    @Test("A third language lives below its code too, and any language can be the default")
    func thirdLanguage() throws {
        let addresses = try AddressesTests.addresses(base: "https://example.org/", languages: ["uk", "pl", "en"])
        let ukrainian = try #require(Language("uk"))
        #expect(addresses.support(edge, ukrainian).path == "zaklady/na-skraju/pidtrymka/")
        #expect(addresses.support(edge, polish).path == "pl/instytucje/na-skraju/wsparcie/")
        #expect(addresses.page(3, of: addresses.animals(ukrainian), ukrainian).path == "tvaryny/storinka/3/")
    }

    @Test("Page 1 of a list is the list itself")
    func firstPage() {
        let list = addresses.animals(polish)
        #expect(addresses.page(1, of: list, polish) == list)
    }

    @Test(
        "Page 2 of a list lies below it",
        arguments: [("pl", "zwierzeta/strona/2/"), ("en", "en/animals/page/2/")])
    func laterPage(code: String, path: String) throws {
        let language = try #require(Language(code))
        let second = addresses.page(2, of: addresses.animals(language), language)
        #expect(second.path == path)
        #expect(second.file == path + "index.html")
    }

    @Test("Links start at the host's root and carry the base URL's path")
    func links() throws {
        let home = addresses.home(polish)
        #expect(addresses.link(home) == "/")
        #expect(addresses.absolute(home) == "https://example.org/")

        let below = try AddressesTests.addresses(base: "https://example.org/schroniska-wokol")
        let animal = below.animal(rex, of: edge, english)
        #expect(below.link(home) == "/schroniska-wokol/")
        #expect(below.link(animal) == "/schroniska-wokol/en/institutions/na-skraju/rex/")
        #expect(below.absolute(animal) == "https://example.org/schroniska-wokol/en/institutions/na-skraju/rex/")
        #expect(animal.path == "en/institutions/na-skraju/rex/")
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
        let address = addresses.media(contentPath)
        #expect(address.path == path)
        let start = contentPath.hasPrefix("institutions/") ? "institutions/".count : 0
        #expect(address.file == "media/" + contentPath.dropFirst(start))
    }

    @Test("Feeds, manifests and search indexes exist per language, the page for lost readers once")
    func files() {
        #expect(addresses.feed(polish).path == "feed.xml")
        #expect(addresses.feed(english).path == "en/feed.xml")
        #expect(addresses.feed(english).file == "en/feed.xml")
        #expect(addresses.feed(of: edge, polish).path == "instytucje/na-skraju/feed.xml")
        #expect(addresses.feed(of: edge, english).file == "en/institutions/na-skraju/feed.xml")
        #expect(addresses.manifest(english).path == "en/manifest.webmanifest")
        #expect(addresses.search(polish).path == "search/pl.bin")
        #expect(addresses.notFound.path == "404.html")
        #expect(addresses.notFound.file == "404.html")
    }
}
