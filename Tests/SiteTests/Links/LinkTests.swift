import Content
import Documents
import Records
import Testing

@testable import Site

@Suite("Links of descriptions")
struct LinkTests {
    /// A site in which Rex's description is `markdown`, seen by readers of a language.
    private static func html(
        _ markdown: String, _ language: Language = VirtualSite.polish, base: String = "https://example.org/"
    ) throws -> (html: String, diagnostics: [Diagnostic], attachments: [String]) {
        var site = try VirtualSite(
            [
                VirtualSite.institution(
                    "na-skraju",
                    [
                        VirtualSite.animal("rex") {
                            $0.description = VirtualSite.prose(markdown)
                        }, VirtualSite.animal("luna"),
                    ]
                ) {
                    $0.accounts = [try VirtualSite.account()]
                    $0.description = VirtualSite.prose(
                        "## Jak dojechać\n\nAutobusem.", in: "institutions/na-skraju/institution.md")
                },
                VirtualSite.institution("azyl"),
            ], baseURL: base)
        var page = try VirtualSite.page("adopcja", body: "## Krok pierwszy\n\n## Łapa w łapę")
        page.body[VirtualSite.english] = Prose(
            markdown: "## First step\n\n## Paw in paw", origin: Origin(file: "pages/adopcja.en.md", line: 4),
            notation: .body)
        site.catalogue.pages = [page]
        site.catalogue.staticFiles = ["pliki/regulamin.pdf"]
        site.catalogue.attachments = [
            "institutions/na-skraju/animals/mapa.png": "institutions/na-skraju/animals/mapa.png",
            "institutions/na-skraju/animals/mapa.svg": "institutions/na-skraju/animals/mapa.svg",
        ]
        let builder = try site.builder()
        let institution = try #require(builder.plan.institution(try RecordID("na-skraju")))
        let rex = try #require(builder.plan.animal(try RecordID("rex"), of: institution))
        let description = try builder.localizedSite(language).animal(rex).description
        let text = String(decoding: description.html, as: UTF8.self)
        return (text, builder.prose.diagnostics, builder.prose.attachments)
    }

    private static func target(_ link: String, _ language: Language = VirtualSite.polish) throws -> String? {
        let found = try html("[x](\(link))", language)
        #expect(found.diagnostics == [])
        return found.html.split(separator: "\"").dropFirst().first.map(String.init)
    }

    @Test(
        "A link by source file leads to the page in the reader's language",
        arguments: [
            ("luna.md", "/instytucje/na-skraju/luna/", "/en/institutions/na-skraju/luna/"),
            ("./luna.en.md", "/instytucje/na-skraju/luna/", "/en/institutions/na-skraju/luna/"),
            ("../institution.md", "/instytucje/na-skraju/", "/en/institutions/na-skraju/"),
            ("../../azyl/institution.md", "/instytucje/azyl/", "/en/institutions/azyl/"),
            ("../../../pages/adopcja.md", "/adopcja/", "/en/adopcja/"),
            ("../../../home.md", "/", "/en/"),
            ("../../../static/pliki/regulamin.pdf", "/pliki/regulamin.pdf", "/pliki/regulamin.pdf"),
            ("mapa.png", "/media/na-skraju/animals/mapa.png", "/media/na-skraju/animals/mapa.png"),
        ])
    func bySource(link: String, polish: String, english: String) throws {
        #expect(try Self.target(link) == polish)
        #expect(try Self.target(link, VirtualSite.english) == english)
    }

    @Test(
        "A link by address, in any language's form, leads to the page in the reader's language",
        arguments: [
            ("/instytucje/na-skraju/", "/instytucje/na-skraju/", "/en/institutions/na-skraju/"),
            ("/en/institutions/na-skraju/", "/instytucje/na-skraju/", "/en/institutions/na-skraju/"),
            ("/instytucje/na-skraju", "/instytucje/na-skraju/", "/en/institutions/na-skraju/"),
            ("/instytucje/na-skraju/rex/", "/instytucje/na-skraju/rex/", "/en/institutions/na-skraju/rex/"),
            (
                "/instytucje/na-skraju/wsparcie/", "/instytucje/na-skraju/wsparcie/",
                "/en/institutions/na-skraju/support/"
            ),
            ("/zwierzeta/?type=dog", "/zwierzeta/?type=dog", "/en/animals/?type=dog"),
            ("/en/settings/", "/ustawienia/", "/en/settings/"), ("/", "/", "/en/"), ("/en/", "/", "/en/"),
            ("/adopcja/", "/adopcja/", "/en/adopcja/"), ("/feed.xml", "/feed.xml", "/feed.xml"),
            ("/pliki/regulamin.pdf", "/pliki/regulamin.pdf", "/pliki/regulamin.pdf"),
        ])
    func byAddress(link: String, polish: String, english: String) throws {
        #expect(try Self.target(link) == polish)
        #expect(try Self.target(link, VirtualSite.english) == english)
    }

    @Test(
        "An anchor is that of the reader's page, be it written as in any language",
        arguments: [
            (
                "../institution.md#jak-dojechać", "/instytucje/na-skraju/#jak-dojecha%C4%87",
                "/en/institutions/na-skraju/#jak-dojecha%C4%87"
            ),
            ("/adopcja/#krok-pierwszy", "/adopcja/#krok-pierwszy", "/en/adopcja/#first-step"),
            ("/en/adopcja/#paw-in-paw", "/adopcja/#%C5%82apa-w-%C5%82ap%C4%99", "/en/adopcja/#paw-in-paw"),
            ("luna.md#wsparcie", "/instytucje/na-skraju/luna/#wsparcie", "/en/institutions/na-skraju/luna/#support"),
            ("#kontakt", "#kontakt", "#contact"),
        ])
    func anchors(link: String, polish: String, english: String) throws {
        #expect(try Self.target(link) == polish)
        #expect(try Self.target(link, VirtualSite.english) == english)
    }

    @Test("Links carry the base URL's path")
    func base() throws {
        let found = try Self.html("[x](luna.md)", base: "https://example.org/schroniska/")
        #expect(found.html == "<p><a href=\"/schroniska/instytucje/na-skraju/luna/\">x</a></p>\n")
    }

    @Test(
        "A link that leads nowhere is an error at its place, with the nearest thing offered",
        arguments: [
            ("lunna.md", "broken-link", "did you mean \"luna.md\"?"),
            ("luna.json", "broken-link", "did you mean \"luna.md\"?"),
            ("../../na-skrju/institution.md", "broken-link", "did you mean the institution \"na-skraju\"?"),
            ("/instytucje/na-skrju/", "broken-link", "did you mean \"/instytucje/na-skraju/\"?"),
            ("/en/institutions/na-skraju/lunna/", "broken-link", "did you mean \"/en/institutions/na-skraju/luna/\"?"),
            ("/adpcja/", "broken-link", "did you mean \"/adopcja/\"?"),
            ("/zwierzeta/strona/2/", "broken-link", "did you mean \"/zwierzeta/\"?"),
            ("/instytucje/na-skraju/rex/zdjecia/", "broken-link", "did you mean \"/instytucje/na-skraju/rex/\"?"),
            ("../../../../etc/passwd", "broken-link", nil),
            ("/instytucje/azyl/wsparcie/", "broken-link", nil),
            ("luna.md#wspracie", "broken-anchor", "did you mean \"#wsparcie\"?"),
            ("#nigdzie", "broken-anchor", nil),
            ("javascript:alert(1)", "forbidden-scheme", "use an address that starts with https://"),
        ] as [(String, String, String?)])
    func broken(link: String, id: String, suggestion: String?) throws {
        let found = try Self.html("Ala.\n\nŁąka [tu](\(link)).")
        #expect(found.html == "<p>Ala.</p>\n<p>Łąka tu.</p>\n")
        let diagnostic = try #require(found.diagnostics.first)
        #expect(found.diagnostics.count == 1)
        #expect(diagnostic.id == id)
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.file == "institutions/na-skraju/animals/rex.md")
        // Five lines stand before the description's third.
        #expect(diagnostic.line == 7)
        #expect(diagnostic.column == 11)
        #expect(diagnostic.length == link.count)
        // Where nothing is near, the rule for links is told instead.
        let offered = try #require(diagnostic.suggestion?.english)
        #expect(suggestion.map { $0 == offered } ?? !offered.hasPrefix("did you mean"))
    }

    @Test("A picture of another site is refused, and one beside the record is published")
    func pictures() throws {
        let foreign = try Self.html("![x](https://example.com/a.png)")
        #expect(foreign.html == "<p>x</p>\n")
        #expect(foreign.diagnostics.map(\.id) == ["foreign-picture"])
        let own = try Self.html("![Mapa](mapa.png)")
        #expect(own.html == "<p><img src=\"/media/na-skraju/animals/mapa.png\" alt=\"Mapa\" loading=\"lazy\"></p>\n")
        #expect(own.attachments == [], "What is made of it is published, not the file")
        #expect(
            try Self.html("![Mapa](mapa.svg)").attachments == ["institutions/na-skraju/animals/mapa.svg"])
    }

    @Test("Links to other sites, mail and telephone stay as they are")
    func elsewhere() throws {
        for link in ["https://example.com/a?b=c#d", "mailto:a@example.org", "tel:+48586222552"] {
            #expect(try Self.target(link) == link)
        }
    }
}
