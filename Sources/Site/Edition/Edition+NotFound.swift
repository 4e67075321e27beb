import Languages
import Records

extension Edition {
    /// The page for lost readers, in the default language's frame.
    func notFound(_ all: [Texts]) -> NotFoundPage { forStrays(all, title: texts(.notFoundTitle), "notFound") }

    /// The page for readers without a network, in the default language's frame.
    func offline(_ all: [Texts]) -> NotFoundPage { forStrays(all, title: texts(.offlineTitle), "offline") }

    /// - Parameter group: of the texts that templates can use.
    private func forStrays(_ all: [Texts], title: String, _ group: String) -> NotFoundPage {
        let addresses = composer.addresses
        return NotFoundPage(
            frame: PageFrame(
                title: "\(title) – \(composer.surroundings.siteTitle)", shareTitle: title, description: title,
                canonical: nil, alternates: [],
                languages: composer.surroundings.languages.map { language, name in
                    PageFrame.LanguageLink(
                        code: language.code, name: name, link: addresses.link(addresses.home(language)),
                        isCurrent: language == self.language)
                }, image: composer.surroundings.sharingImage,
                contentSecurityPolicy: composer.surroundings.contentSecurityPolicy, isHidden: true, section: .none,
                isSectionItself: false),
            entries: all.enumerated().map { index, texts in
                func text(_ name: String) -> String {
                    if case .text(let text) = texts.constants["\(group).\(name)"] { text } else { "" }
                }
                let language = texts.language
                return NotFoundPage.Entry(
                    lang: index == 0 ? nil : language.code, title: text("title"), text: text("text"),
                    home: text("home"), institutions: text("institutions"), animals: text("animals"),
                    homeLink: addresses.link(addresses.home(language)),
                    institutionsLink: addresses.link(addresses.institutions(language)),
                    animalsLink: addresses.link(addresses.animals(language)),
                    favourites: text("favourites"), favouritesLink: addresses.link(addresses.favourites(language)))
            })
    }
}
