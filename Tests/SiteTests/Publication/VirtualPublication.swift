import Content
import Foundation
import Languages
import Records
import Testing
import XMLTree

@testable import Site

/// A small site made in code, without files and texts.
enum VirtualPublication {
    static let polish = Language("pl")!  // well-formed
    static let english = Language("en")!  // well-formed

    static func site(
        _ institutions: [InstitutionEntry] = [], languages: [Language] = [polish, english],
        baseURL: String = "https://example.org/", date: String = "2026-06-01", staticFiles: [String] = [],
        pages: [FurtherPage] = [], baskets: [Basket] = []
    ) throws -> Publication {
        var title = Localized("Schroniska wokół nas", in: polish)
        title[english] = "SheltersAround"
        var settings = SiteSettings(
            title: title, baseURL: try BaseURL(WebAddress(baseURL)), languages: languages)
        settings.description = Localized("Katalog <zwierząt> & schronisk", in: polish)
        let catalogue = Catalogue(
            settings: settings, home: Home(title: Localized("Witaj", in: polish)), pages: pages,
            institutions: institutions, baskets: baskets, staticFiles: staticFiles)
        let words = [
            polish: try PathWords(
                institutions: RecordID("instytucje"), support: RecordID("wsparcie"), adoption: RecordID("adopcja"),
                animals: RecordID("zwierzeta"), settings: RecordID("ustawienia"),
                favourites: RecordID("moje-zwierzeta"), baskets: RecordID("koszyki"), needs: RecordID("potrzeby"),
                accessibility: RecordID("deklaracja-dostepnosci"),
                page: RecordID("strona")),
            english: try PathWords(
                institutions: RecordID("institutions"), support: RecordID("support"), adoption: RecordID("adoption"),
                animals: RecordID("animals"), settings: RecordID("settings"), favourites: RecordID("my-animals"),
                baskets: RecordID("baskets"), needs: RecordID("needs"),
                accessibility: RecordID("accessibility"), page: RecordID("page")),
        ]
        return Publication(
            catalogue: catalogue,
            addresses: Addresses(settings: settings, words: words),
            date: try #require(CalendarDate(date)),
            artwork: SiteArtwork(
                icons: [
                    SiteArtwork.Icon(link: "/assets/icon.svg", mediaType: "image/svg+xml", sizes: "any"),
                    SiteArtwork.Icon(
                        link: "/assets/icon-512.png", mediaType: "image/png", sizes: "512x512", isMaskable: true),
                ], themeColour: "#0a6", backgroundColour: "#fff", placeholder: { "/assets/\($0.rawValue).svg" }),
            prose: ProseRendering(
                html: { prose, language, bytes in
                    bytes += "<p lang=\"\(language)\">\(prose.markdown)</p>".utf8
                }, plainText: { $0.markdown }),
            wording: PlainWording.init)
    }

    static func institution(
        _ id: String = "na-skraju", _ animals: [AnimalEntry] = [],
        _ change: (inout Institution) throws -> Void = { _ in }
    ) throws -> InstitutionEntry {
        var record = Institution(
            id: try RecordID(id), name: Localized("Schronisko \(id)", in: polish), type: .shelter,
            address: Records.Address(postalCode: "34-100", town: "Wadowice", country: .poland),
            contact: Contact(email: "biuro@example.org"))
        try change(&record)
        return InstitutionEntry(record: record, source: "institutions/\(id)/institution.md", animals: animals)
    }

    static func animal(
        _ id: String, name: String? = "Rex", _ change: (inout Animal) throws -> Void = { _ in }
    ) throws -> AnimalEntry {
        var record = Animal(id: try RecordID(id), name: name, type: .dog)
        try change(&record)
        return AnimalEntry(record: record, source: "institutions/na-skraju/animals/\(id).md")
    }

    static func prose(_ markdown: String, in language: Language = polish) -> Localized<Prose> {
        Localized(Prose(markdown: markdown, origin: Origin(file: "rex.md"), notation: .body), in: language)
    }

    /// A localized text in both languages.
    static func text(_ polishText: String, _ englishText: String) -> Localized<String> {
        var text = Localized(polishText, in: polish)
        text[english] = englishText
        return text
    }
}

/// Words that show what was asked for.
struct PlainWording: CatalogueWording {
    let language: Language

    func title(of animal: Animal) -> String { animal.name ?? "\(animal.type) \(animal.number ?? "?")" }
    func label(of type: AnimalType) -> String { "\(language):\(type)" }
    func label(of type: InstitutionType) -> String { "\(language):\(type)" }
    func status(of animal: Animal) -> String { "\(language):\(animal.status)" }
    func lineParts(about animal: Animal, on today: CalendarDate) -> [String] { [line(about: animal, on: today)] }
    func line(about animal: Animal, on today: CalendarDate) -> String { "\(language):\(animal.type) on \(today)" }
    func count(ofSeeking animals: Int) -> String { "\(language):\(animals) seeking" }
    var basketsTitle: String { "\(language): baskets" }

    func transferTitle(toInstitution name: String) -> String { "\(language): gift to \(name)" }
    func transferTitle(forAnimal name: String?, number: String?) -> String {
        "\(language): gift for \(name ?? "-") \(number ?? "-")"
    }
    var institutionsTitle: String { "\(language): institutions" }
    var animalsTitle: String { "\(language): animals" }
    func supportTitle(of institution: String) -> String { "\(language): support \(institution)" }
    func feedTitle(ofSite title: String) -> String { "\(language): feed of \(title)" }
    func feedTitle(ofInstitution name: String) -> String { "\(language): feed of \(name)" }
}

extension EmittedDocument {
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        render(&bytes)
        return bytes
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The document as JSON. What is not JSON fails the test.
    func json() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    /// The document as XML. What is not well-formed fails the test.
    func xml() throws -> XMLTree { try XMLTree(parsing: bytes) }
}

extension [EmittedDocument] {
    func document(_ file: String) throws -> EmittedDocument { try #require(first { $0.file == file }) }
}
