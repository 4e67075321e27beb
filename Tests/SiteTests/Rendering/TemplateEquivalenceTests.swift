import Content
import Foundation
import Mustache
import Parallel
import Records
import Templates
import Testing

@testable import Site

@Suite("The site's templates")
struct TemplateEquivalenceTests {
    /// The demo content, which shows nearly everything that a template can be given.
    private static func builder() throws -> SiteBuilder {
        let content = DiskContent(root: RealTemplates.root.appending(path: "content").path)
        let date = try #require(CalendarDate("2026-11-21"))
        let catalogue = try #require(try CatalogueLoader(source: content, today: date).load().catalogue)
        return SiteBuilder(
            catalogue: catalogue, texts: try RealTemplates.texts(catalogue.settings.languages.map(\.code)),
            templates: try RealTemplates.folder(), date: date, contentFolder: nil)
    }

    /// A page's model as an independent engine can read it, and the template that renders it.
    private static func dynamic(_ page: PageKind, _ edition: Edition) -> (template: String, names: [String: Any])? {
        let absent = NSNull()
        return switch page {
        case .home: ("home", HomePage.model.dynamic(edition.home(), absent: absent))
        case .institutions(let number):
            ("institutions", InstitutionsPage.model.dynamic(edition.institutions(page: number), absent: absent))
        case .institution(let index, let number):
            ("institution", InstitutionPage.model.dynamic(edition.institution(index, page: number), absent: absent))
        case .support(let index):
            edition.support(index).map { ("support", SupportPage.model.dynamic($0, absent: absent)) }
        case .adoption(let index):
            edition.adoption(index).map { ("adoption", AdoptionPage.model.dynamic($0, absent: absent)) }
        case .animal(let index): ("animal", AnimalPage.model.dynamic(edition.animal(index), absent: absent))
        case .animals(let number): ("animals", AnimalsPage.model.dynamic(edition.animals(page: number), absent: absent))
        case .settings: ("settings", SettingsPage.model.dynamic(edition.settings(), absent: absent))
        case .favourites: ("favourites", FavouritesPage.model.dynamic(edition.favourites(), absent: absent))
        case .baskets: ("baskets", BasketsPage.model.dynamic(edition.baskets(), absent: absent))
        case .basket(let index): ("basket", BasketPage.model.dynamic(edition.basket(index), absent: absent))
        case .needs: ("needs", NeedsPage.model.dynamic(edition.needs(), absent: absent))
        case .accessibility:
            edition.accessibility().map { ("accessibility", AccessibilityPage.model.dynamic($0, absent: absent)) }
        case .further(let index): ("page", FurtherPageModel.model.dynamic(edition.further(index), absent: absent))
        }
    }

    @Test("Every page comes out byte for byte as swift-mustache renders it", arguments: [0, 1])
    func equivalence(language: Int) throws {
        let builder = try Self.builder()
        var library = MustacheLibrary()
        for (name, source) in try RealTemplates.folder().templates {
            try library.register(String(decoding: source, as: UTF8.self), named: name)
        }
        var compiler = TemplateCompiler(
            TemplateSources(try RealTemplates.folder().templates), constants: builder.constants(language))
        let templates = try #require(PageTemplates(&compiler))
        let edition = builder.edition(
            language, media: builder.media,
            similar: SimilarAnimals(builder.plan))
        let constants = builder.constants(language).mapValues { $0.dynamic(absent: NSNull()) }
        #expect(builder.plan.pages.count > 60)
        for page in builder.plan.pages {
            let (template, names) = try #require(Self.dynamic(page, edition))
            var bytes: [UInt8] = []
            templates.render(page, of: edition, into: &bytes)
            let judged = try #require(
                library.render(constants.merging(names) { _, own in own }, withTemplate: template))
            let same = judged == String(decoding: bytes, as: UTF8.self)
            #expect(same, "\(page)")
        }
    }

    @Test("No template lies in the folder that no page uses")
    func unused() throws {
        let builder = try Self.builder()
        var compiler = TemplateCompiler(
            TemplateSources(try RealTemplates.folder().templates), constants: builder.constants(0))
        _ = try #require(PageTemplates(&compiler))
        #expect(compiler.unusedTemplates == [])
    }

    @Test("The list of names for designers is the one that the code gives")
    func names() throws {
        let file = RealTemplates.root.appending(path: "Documentation/template-names.md")
        #expect(try String(contentsOf: file, encoding: .utf8) == TemplateNames.reference)
    }
}
