import Languages
import Templates

/// A template with the model that it renders and the function that makes the model: all that it takes to make the pages
/// of a type.
public struct PageTemplate: Sendable {
    /// Appends a page of a localized site.
    typealias Renderer = @Sendable (Page, LocalizedSite, inout [UInt8]) -> Void

    let type: PageType
    /// The phrases that its pages alone use, among them those of its heading.
    let phrases: [Phrase]
    /// Returns what renders it in each language; nil where it does not compile: the compiler has its problems then.
    let compile: @Sendable (inout TemplateCompiler) -> [Renderer]?
    /// Calls a function with the model of a page, and with the address of what it shows, if anything.
    let read: @Sendable (Page, LocalizedSite, (Shape, Accessor.Address) -> Void) -> Void
    /// Adds the model to the designers' reference, and returns the name by which it is described there.
    let describe: @Sendable (inout ModelReference) -> String

    /// - Parameters:
    ///   - model: the names that the template may use.
    ///   - phrases: those of its pages besides the heading's.
    ///   - make: returns the model of a page; nil where there is nothing to show.
    init<Value>(
        _ type: PageType, of model: @escaping @autoclosure @Sendable () -> Model<Value>, phrases: [Phrase] = [],
        _ make: @escaping @Sendable (LocalizedSite, Page) -> Value?
    ) {
        self.type = type
        self.phrases = phrases + (type.heading.map { [$0.title, $0.summary] } ?? [])
        compile = { compiler in
            compiler.compileForEach(type.name, for: model())?.map { template in
                { page, site, bytes in
                    // What is wrong with a page is found while its model is made.
                    guard let value = make(site, page), site.builder.isPublished else { return }
                    template.render(value, into: &bytes)
                }
            }
        }
        read = { page, site, body in
            if let value = make(site, page) { model().withAddress(of: value, body) }
        }
        describe = { reference in reference.add(model()) }
    }

    /// A page that scripts fill, or that has nothing but texts: its model is the frame alone.
    init(_ type: PageType, frameAlone name: String, _ about: String) {
        self.init(
            type,
            of: Model<PageFrame>(name, about) {
                $0.object("frame", "What every page has around its content", PageFrame.model) { $0 }
            }
        ) { site, page in site.builder.frame(of: page) }
    }
}

extension PageTemplate {
    /// All kinds of pages, in the order of the sitemap: a new kind of page is a line here.
    static let all: [PageTemplate] = [
        .home,
        .institutions,
        .animals,
        .walks,
        .settings,
        .favourites,
        .plan,
        .standalone,
        .baskets,
        .basket,
        .ownBasket,
        .needs,
        .nearMe,
        .map,
        .lostAndFound,
        .notice,
        .happyEndings,
        .patrons,
        .focus,
        .join,
        .accessibility,
        .animalType,
        .region,
        .institution,
        .support,
        .adoption,
        .animal,
        .notFound,
        .offline,
    ]

    static let types = all.map(\.type)

    /// The types to whose only page the navigation may lead.
    static let sections = types.filter { $0.section == $0 }

    /// The names of the path words that texts must have, those that stand beside one another in addresses together.
    public static let pathWords: [[String]] = [
        types.filter { $0.parent == .home }.compactMap(\.pathWord),
        types.filter { $0.parent != .home }.compactMap(\.pathWord) + [SiteURLs.numberWord],
    ]
}

extension Phrase {
    /// All phrases of this module, so that a language's file can be checked for them before anything is written.
    public static let ofSite = shared + PageTemplate.all.flatMap(\.phrases)
}

extension PageType {
    /// The name of the path word at the end of the type's addresses; nil where they end otherwise.
    var pathWord: String? {
        if case .word = segment { name } else { nil }
    }
}

/// The compiled templates of all pages, for one language.
struct PageTemplates: Sendable {
    private let renderers: [PageType: PageTemplate.Renderer]

    /// Returns those of each language; nil where any does not compile: the compiler has its problems then.
    static func all(_ compiler: inout TemplateCompiler) -> [PageTemplates]? {
        var renderers = [[PageType: PageTemplate.Renderer]](repeating: [:], count: compiler.languageCount)
        // All are compiled before any is missed, so that every problem is found at once.
        for template in PageTemplate.all {
            for (language, renderer) in (template.compile(&compiler) ?? []).enumerated() {
                renderers[language][template.type] = renderer
            }
        }
        guard renderers.allSatisfy({ $0.count == PageTemplate.all.count }) else { return nil }
        return renderers.map { PageTemplates(renderers: $0) }
    }

    /// Appends a page. A page that the site does not have appends nothing.
    func render(_ page: Page, of site: LocalizedSite, into bytes: inout [UInt8]) {
        renderers[page.type]?(page, site, &bytes)
    }
}
