import Languages
import Records
import Templates

extension PageType {
    /// The page for addresses that lead nowhere, in all languages.
    static let notFound = PageType("not-found", .file("404.html"), indexing: .hidden)
    /// The page for times without a network, in all languages.
    static let offline = PageType(
        "offline", .file("offline.html"),
        records: { plan, _ in plan.catalogue.settings.worksOffline ? 0..<1 : 0..<0 }, indexing: .hidden)
}

extension Page {
    static let notFound = Page(.notFound)
    static let offline = Page(.offline)
}

extension Phrase {
    static let notFoundTitle = Phrase("title.notFound")
    static let offlineTitle = Phrase("title.offline")
}

extension PageTemplate {
    static let notFound = PageTemplate(.notFound, of: NotFoundPage.model, phrases: [.notFoundTitle]) { site, _ in
        site.notFound()
    }

    static let offline = PageTemplate(.offline, of: NotFoundPage.model, phrases: [.offlineTitle]) { site, _ in
        site.offline()
    }
}

/// The page for addresses that lead nowhere, and the one for times without a network: in all languages at once.
struct NotFoundPage: Sendable {
    struct Entry: Sendable {
        let lang: String?
        let title: String
        let text: String
        let home: String
        let institutions: String
        let animals: String
        let homeLink: String
        let institutionsLink: String
        let animalsLink: String
        let favourites: String
        let favouritesLink: String

        static let model = Model<Entry>("entry", "What a lost reader is told, in one language") {
            $0.text("lang", "The language (BCP 47), unless it is the site's first") { $0.lang }
            $0.text("title", "That there is no such page") { $0.title }
            $0.text("text", "What to do now") { $0.text }
            $0.text("home", "The home page's name") { $0.home }
            $0.text("institutions", "The catalogue's name") { $0.institutions }
            $0.text("animals", "The name of the list of all animals") { $0.animals }
            $0.text("homeLink", "The home page") { $0.homeLink }
            $0.text("institutionsLink", "The catalogue") { $0.institutionsLink }
            $0.text("animalsLink", "The list of all animals") { $0.animalsLink }
            $0.text("favourites", "The name of the visitor's own animals") { $0.favourites }
            $0.text("favouritesLink", "The visitor's own animals") { $0.favouritesLink }
        }
    }

    let frame: PageFrame
    let entries: [Entry]

    static let model = Model<NotFoundPage>("page for lost readers", "The page for addresses that lead nowhere") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.list("entries", "What a lost reader is told, in each language of the site", Entry.model) { $0.entries }
    }
}

extension LocalizedSite {
    func notFound() -> NotFoundPage { page(title: .notFoundTitle, "notFound") }

    func offline() -> NotFoundPage { page(title: .offlineTitle, "offline") }

    /// Returns a page for readers who cannot have what they asked for, in the default language's frame.
    /// - Parameter group: of the texts that templates can use.
    private func page(title: Phrase, _ group: String) -> NotFoundPage {
        let title = texts(title)
        let publication = builder.records.publication
        return NotFoundPage(
            frame: PageFrame(of: nil, FrameContent(title: title, shareTitle: title, description: title), builder),
            entries: publication.inEveryLanguage { records in
                func text(_ name: String) -> String {
                    if case .text(let text) = records.texts.constants["\(group).\(name)"] { text } else { "" }
                }
                return NotFoundPage.Entry(
                    lang: records.language == publication.defaultLanguage ? nil : records.language.code,
                    title: text("title"), text: text("text"), home: text("home"), institutions: text("institutions"),
                    animals: text("animals"), homeLink: records.link(to: .home),
                    institutionsLink: records.link(to: .institutions(page: 1)),
                    animalsLink: records.link(to: .animals(page: 1)), favourites: text("favourites"),
                    favouritesLink: records.link(to: .favourites))
            }.entries.map(\.value))
    }
}
