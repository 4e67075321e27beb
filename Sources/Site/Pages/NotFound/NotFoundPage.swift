import Templates

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
            $0.text("home", "The intro's name") { $0.home }
            $0.text("institutions", "The catalogue's name") { $0.institutions }
            $0.text("animals", "The name of the list of all animals") { $0.animals }
            $0.text("homeLink", "The intro") { $0.homeLink }
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
