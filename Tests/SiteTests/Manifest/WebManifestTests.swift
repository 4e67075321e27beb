import Foundation
import Records
import Testing

@testable import Site

@Suite("The web manifest")
struct WebManifestTests {
    @Test("It installs the site in one language, and keeps the others within reach")
    func content() throws {
        let publication = try VirtualPublication.site(baseURL: "https://example.org/schroniska/")
        let documents = WebManifest.documents(of: publication)
        #expect(documents.map(\.file) == ["manifest.webmanifest", "en/manifest.webmanifest"])
        let expected: NSDictionary = [
            "id": "/schroniska/en/", "name": "SheltersAround", "short_name": "SheltersAround",
            "description": "Katalog <zwierząt> & schronisk", "lang": "en", "dir": "ltr",
            "start_url": "/schroniska/en/", "scope": "/schroniska/", "display": "standalone",
            "theme_color": "#0a6", "background_color": "#fff",
            "icons": [
                ["src": "/assets/icon.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any"],
                [
                    "src": "/assets/icon-512.png", "type": "image/png", "sizes": "512x512", "purpose": "maskable",
                ],
            ],
        ]
        #expect(try documents[1].json() as NSDictionary == expected)
    }

    @Test(
        "A short name is as many words as fit under an icon",
        arguments: [
            ("Schroniska wokół nas", "Schroniska"), ("Psy i koty", "Psy i koty"), ("Psy i koty też", "Psy i koty"),
            ("Konstantynopolitańczykowianeczka", "Konstantynopolitańczykowianeczka"), ("", ""),
        ])
    func shortName(title: String, expected: String) {
        #expect(WebManifest.shortName(of: title) == expected)
    }

    @Test(
        "The direction is that of the language's script",
        arguments: [
            ("pl", "ltr"), ("uk", "ltr"), ("ar", "rtl"), ("he", "rtl"), ("az-Arab", "rtl"), ("ar-Latn", "ltr"),
            ("fa-IR", "rtl"),
        ])
    func direction(code: String, expected: String) throws {
        #expect(WebManifest.direction(of: try #require(Language(code))) == expected)
    }
}
