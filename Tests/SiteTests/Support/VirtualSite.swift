import Content
import Languages
import Parallel
import Records
import Testing

@testable import Site

/// A small site made in code, with the texts and templates that come with the program.
struct VirtualSite {
    static let polish = Language("pl")!  // well-formed
    static let english = Language("en")!  // well-formed

    var catalogue: Catalogue
    var date: String
    var parallel = Parallel(width: 2)

    /// Institutions and animals are put into the order of their ids, as content is read.
    init(
        _ institutions: [InstitutionEntry] = [], languages: [Language] = [polish, english],
        baseURL: String = "https://example.org/", date: String = "2026-06-01", pages: [StandalonePage] = [],
        baskets: [Basket] = [], patrons: [Patron] = [], notices: [Notice] = [],
        staticFiles: [String] = []
    ) throws {
        var settings = SiteSettings(languages: languages)
        settings.title = VirtualSite.text("Schroniska wokół nas", "SheltersAround")
        settings.baseURL = try BaseURL(WebAddress(baseURL))
        settings.description = Localized("Katalog <zwierząt> & schronisk", in: VirtualSite.polish)
        catalogue = Catalogue(
            settings: settings, home: Home(title: Localized("Witaj", in: VirtualSite.polish)))
        catalogue.pages = pages
        catalogue.institutions = institutions.sorted { $0.record.id < $1.record.id }
        catalogue.baskets = baskets
        catalogue.patrons = patrons
        catalogue.notices = notices
        catalogue.staticFiles = staticFiles
        self.date = date
    }

    /// A site with one institution, "na-skraju".
    init(animals: [AnimalEntry], _ change: (inout Institution) throws -> Void = { _ in }) throws {
        try self.init([VirtualSite.institution("na-skraju", animals, change)])
    }

    static func institution(
        _ id: String = "na-skraju", _ animals: [AnimalEntry] = [],
        _ change: (inout Institution) throws -> Void = { _ in }
    ) throws -> InstitutionEntry {
        var record = Institution(id: try RecordID(id))
        record.name = Localized("Schronisko \(id)", in: polish)
        record.type = .shelter
        record.address = Records.Address(postalCode: "34-100", town: "Wadowice", country: .poland)
        record.contact = Contact(email: "biuro@example.org")
        try change(&record)
        return InstitutionEntry(
            record: record, source: "institutions/\(id)/institution.md",
            animals: animals.sorted { $0.record.id < $1.record.id })
    }

    /// A dog that is called like its id, unless it is changed.
    static func animal(
        _ id: String, of institution: String = "na-skraju", _ change: (inout Animal) throws -> Void = { _ in }
    ) throws -> AnimalEntry {
        var record = Animal(id: try RecordID(id), name: id.capitalized, type: .dog)
        try change(&record)
        return AnimalEntry(record: record, origin: Origin(file: "institutions/\(institution)/animals/\(id).md"))
    }

    static func page(_ slug: String, body: String = "") throws -> StandalonePage {
        var page = StandalonePage(id: try RecordID(slug), source: "pages/\(slug).md")
        page.title = Localized("Strona \(slug)", in: polish)
        if !body.isEmpty { page.body = prose(body, in: "pages/\(slug).md") }
        return page
    }

    static func basket(_ id: String) throws -> Basket {
        var basket = Basket(id: try RecordID(id), source: "baskets/\(id).md")
        basket.name = Localized("Koszyk \(id)", in: polish)
        return basket
    }

    /// A text in both languages.
    static func text(_ inPolish: String, _ inEnglish: String) -> Localized<String> {
        var text = Localized(inPolish, in: polish)
        text[english] = inEnglish
        return text
    }

    /// A description in Polish that is the body of a file, behind four lines of front matter.
    static func prose(
        _ markdown: String, in file: String = "institutions/na-skraju/animals/rex.md"
    ) -> Localized<Prose> {
        Localized(Prose(markdown: markdown, origin: Origin(file: file, line: 5), notation: .body), in: polish)
    }

    static func account(_ currency: Currency = .zloty, title: String? = nil) throws -> BankAccount {
        var account = BankAccount(
            currency: currency,
            account: try IBAN(currency == .zloty ? "PL61109010140000071219812874" : "DE89370400440532013000"))
        if let title { account.transferTitle = Localized(try TransferTitle(title), in: polish) }
        return account
    }

    func plan() throws -> SitePlan { SitePlan(catalogue, on: try #require(CalendarDate(date))) }

    func builder(
        _ templates: TemplateFolder = TemplateFolder(templates: [:], assets: [:]), content: DiskContent? = nil,
        isPublished: Bool = true
    ) throws -> SiteBuilder {
        SiteBuilder(
            catalogue: catalogue, texts: try RealTemplates.texts(catalogue.settings.languages.map(\.code)),
            templates: templates, date: try #require(CalendarDate(date)), content: content,
            isPublished: isPublished, parallel: parallel)
    }

    func publication() throws -> Publication { try builder().publication }

    func localized(_ language: Language = VirtualSite.polish) throws -> LocalizedSite {
        try builder().localizedSite(language)
    }

    /// The page of an animal of the only institution.
    func page(ofAnimal id: String, _ language: Language = VirtualSite.polish) throws -> AnimalPage {
        let site = try localized(language)
        return site.animal(try #require(site.plan.animal(try RecordID(id), of: 0)))
    }
}

extension SiteBuilder {
    func localizedSite(_ language: Language) throws -> LocalizedSite {
        let index = try #require(catalogue.settings.languages.firstIndex(of: language))
        return localizedSite(index, media: media, similar: SimilarAnimals(plan))
    }
}
