import Foundation
import Records
import Testing

@testable import Site

@Suite("The web manifest")
struct WebManifestTests {
    @Test("It installs the site in one language, and keeps the others within reach")
    func content() throws {
        let icons = [
            "icons/icon.svg": Array("<svg/>".utf8), "icons/icon-512.png": Array("a".utf8),
            "icons/icon-maskable-512.png": Array("b".utf8),
        ]
        let publication = try VirtualSite(baseURL: "https://example.org/schroniska/")
            .builder(TemplateFolder(templates: [:], assets: icons)).publication
        func link(_ icon: String) throws -> String {
            "/schroniska/" + (try #require(publication.assets[icon])).address.path
        }
        let documents = WebManifest.documents(of: publication)
        #expect(documents.map(\.file) == ["manifest.webmanifest", "en/manifest.webmanifest"])
        let expected: NSDictionary = [
            "id": "/schroniska/en/", "name": "SheltersAround", "short_name": "SheltersAround",
            "description": "Katalog <zwierząt> & schronisk", "lang": "en", "dir": "ltr",
            "start_url": "/schroniska/en/", "scope": "/schroniska/", "display": "standalone",
            "theme_color": "#f5f5ec", "background_color": "#f5f5ec",
            "icons": [
                ["src": try link("icons/icon.svg"), "type": "image/svg+xml", "sizes": "any", "purpose": "any"],
                ["src": try link("icons/icon-512.png"), "type": "image/png", "sizes": "512x512", "purpose": "any"],
                [
                    "src": try link("icons/icon-maskable-512.png"), "type": "image/png", "sizes": "512x512",
                    "purpose": "maskable",
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
