import Content
import Foundation
import Mustache
import Parallel
import Records
import TemplateTree
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
            templates: try RealTemplates.folder(), date: date, content: nil)
    }

    @Test("Every page comes out byte for byte as swift-mustache renders it", arguments: [0, 1])
    func equivalence(language: Int) throws {
        let builder = try Self.builder()
        var library = MustacheLibrary()
        for (name, source) in try RealTemplates.folder().templates {
            try library.register(String(decoding: source, as: UTF8.self), named: name)
        }
        var compiler = TemplateCompiler(
            TemplateSources(try RealTemplates.folder().templates), constants: [0, 1].map(builder.constants))
        let compiled = PageTemplates.all(&compiler)
        let templates = try #require(compiled)[language]
        let site = builder.localizedSite(language, media: builder.media, similar: SimilarAnimals(builder.plan))
        let models = Dictionary(uniqueKeysWithValues: PageTemplate.all.map { ($0.type, $0.read) })
        let constants = builder.constants(language).mapValues { $0.dynamic(absent: NSNull()) }
        let pages = builder.pages + builder.universalPages
        #expect(pages.count > 60)
        #expect(Set(pages.map(\.type)).count == PageTemplate.all.count)
        for page in pages {
            var found: [String: Any]?
            models[page.type]?(page, site) { found = $0.dynamic($1, absent: NSNull()) }
            let names = try #require(found)
            var bytes: [UInt8] = []
            templates.render(page, of: site, into: &bytes)
            let judged = try #require(
                library.render(constants.merging(names) { _, own in own }, withTemplate: page.type.name))
            let same = judged == String(decoding: bytes, as: UTF8.self)
            #expect(same, "\(page)")
        }
    }

    @Test("No template lies in the folder that no page uses")
    func unused() throws {
        let builder = try Self.builder()
        var compiler = TemplateCompiler(
            TemplateSources(try RealTemplates.folder().templates), constants: builder.constants(0))
        let compiled = PageTemplates.all(&compiler)
        #expect(compiled?.count == 1)
        #expect(compiler.unusedTemplates == [])
    }

    @Test("The list of names for designers is the one that the code gives")
    func names() throws {
        let file = RealTemplates.root.appending(path: "Documentation/template-names.md")
        #expect(try String(contentsOf: file, encoding: .utf8) == TemplateNames.reference)
    }
}
