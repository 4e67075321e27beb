import Documents
import Records
import Testing

@testable import Content

@Suite("The site's settings")
struct SiteSettingsTests {
    private static let required = "title: A\nbaseURL: https://example.org\nlanguages: [pl]\n"

    @Test("All settings reach the catalogue")
    func settings() throws {
        let site = TrialSite([
            "site.yml": """
            title: {pl: Schroniska, en: Shelters}
            description: {pl: Opis}
            baseURL: https://example.org/sciezka
            languages: [pl, en]
            timeZone: Europe/Kyiv
            staleAfterDays: 30
            demo: true
            contact: {email: a@example.org}
            """
        ])
        let settings = try #require(try site.load().catalogue).settings
        #expect(settings.title[Language("en")!] == "Shelters")
        #expect(settings.baseURL.text == "https://example.org/sciezka/")
        #expect(settings.baseURL.path == "/sciezka/")
        #expect(settings.baseURL.origin == "https://example.org")
        #expect(settings.languages.map(\.code) == ["pl", "en"])
        #expect((settings.timeZone, settings.staleAfterDays, settings.isDemo) == ("Europe/Kyiv", 30, true))
        #expect(settings.contactEmail == "a@example.org")
    }

    @Test(
        "A wrong setting is told at its own line and column",
        arguments: [
            ("title: A\nlanguages: [pl]\n", ["1:1 missing-field"]),
            ("title: A\nbaseURL: https://a.pl\n", ["1:1 missing-field"]),
            ("title: A\nbaseURL: https://a.pl?x\nlanguages: [pl]\n", ["2:10 invalid-url"]),
            ("title: A\nbaseURL: https://a.pl\nlanguages: []\n", ["3:12 list-too-short"]),
            ("title: A\nbaseURL: https://a.pl\nlanguages: [PL]\n", ["3:13 invalid-language"]),
            ("title: A\nbaseURL: https://a.pl\nlanguages: pl\n", ["3:12 wrong-type"]),
            ("\(required)timeZone: Europe/Warszawa\n", ["4:11 unknown-time-zone"]),
            ("\(required)staleAfterDays: 0\n", ["4:17 out-of-range"]),
            ("\(required)demo: maybe\n", ["4:7 wrong-type"]),
            ("\(required)contact: {email: x}\n", ["4:18 invalid-email"]),
            ("\(required)theme: dark\n", ["4:1 unknown-field"]),
            ("\(required)staleAfterDay: 30\n", ["4:1 unknown-field"]),
            ("title: {pl: A, fr: B}\nbaseURL: https://a.pl\nlanguages: [pl]\n", ["1:16 unknown-language"]),
            ("title: [A]\nbaseURL: https://a.pl\nlanguages: [pl]\n", ["1:8 wrong-type"]),
        ])
    func refused(text: String, expected: [String]) throws {
        let diagnostics = try TrialSite(["site.yml": text]).diagnostics().filter { $0.file == "site.yml" }
        #expect(diagnostics.told == expected)
    }

    @Test(
        "A wrong field of the home page or a page is told at its own line and column",
        arguments: [
            ("home.md", "---\ntitle: A\nvideo: {url: 'http://a.pl/v'}\n---\n", "3:14 url-scheme"),
            ("home.md", "---\ntitle: A\nvideo: {url: 'https://a.pl', poster: p.jpg}\n---\n", "3:38 missing-file"),
            (
                "home.md", "---\ntitle: A\nvideo: {url: 'https://a.pl', captions: [{language: pl}]}\n---\n",
                "3:41 missing-field"
            ),
            ("home.md", "---\ntitle: A\nsteps: [{title: B}]\n---\n", "3:9 missing-field"),
            ("home.md", "title: A\n", "1:1 missing-front-matter"),
            ("pages/a.md", "---\ntitle: A\nmenu: top\n---\n", "3:7 unknown-value"),
            ("pages/a.md", "---\ntitle: A\norder: first\n---\n", "3:8 wrong-type"),
            ("pages/a.md", "---\nmenu: none\n---\n", "1:1 missing-field"),
            ("pages/a.md", "---\ntitle: A\nslug: b\n---\n", "3:1 unknown-field"),
        ])
    func pages(file: String, text: String, expected: String) throws {
        #expect(try TrialSite([file: text]).diagnostics().told == [expected])
    }
}
