import Languages
import Templates

/// The designers' reference: every name that a template can use.
public enum TemplateNames {
    /// As Markdown, made from the models themselves.
    public static var reference: String {
        var pages = ModelReference(level: 3)
        pages.add(HomePage.model)
        pages.add(InstitutionsPage.model)
        pages.add(InstitutionPage.model)
        pages.add(SupportPage.model)
        pages.add(AdoptionPage.model)
        pages.add(AnimalPage.model)
        pages.add(AnimalsPage.model)
        pages.add(SettingsPage.model)
        pages.add(FavouritesPage.model)
        pages.add(BasketsPage.model)
        pages.add(BasketPage.model)
        pages.add(NeedsPage.model)
        pages.add(AccessibilityPage.model)
        pages.add(FurtherPageModel.model)
        pages.add(NotFoundPage.model)
        return """
            # Names for templates

            Made by `shelters names`. A *text* is written with `{{name}}` and is false in a section where there is none; *markup* is
            written with `{{{name}}}`; a *flag* is for sections alone; an *object* has names of its own (`{{picture.link}}`, or
            `{{#picture}}{{link}}{{/picture}}`); a *list* repeats what stands in its section.

            ## Templates and their models

            | template | model |
            | --- | --- |
            | `home.mustache` | home page |
            | `institutions.mustache` | institutions page |
            | `institution.mustache` | institution page |
            | `support.mustache` | support page |
            | `adoption.mustache` | adoption page |
            | `animal.mustache` | animal page |
            | `animals.mustache` | animals page |
            | `settings.mustache` | settings page |
            | `favourites.mustache` | favourites page |
            | `baskets.mustache` | baskets page |
            | `basket.mustache` | basket page |
            | `needs.mustache` | needs page |
            | `accessibility.mustache` | accessibility page |
            | `page.mustache` | further page |
            | `not-found.mustache` | page for lost readers |
            | `offline.mustache` | page for lost readers |

            ## Names on every page

            | name | kind | meaning |
            | --- | --- | --- |
            \(onEveryPage.map { "| `\($0.name)` | \($0.kind) | \($0.about) |" }.joined(separator: "\n"))

            ## Models

            \(pages.markdown)
            """
    }

    /// The constants of `SiteConstants`.
    static let onEveryPage: [(name: String, kind: String, about: String)] =
        [
            ("texts.*", "text", "Every text below `texts` in the language's file, by its dotted name"),
            ("site.title", "text", "The site's title"),
            ("site.language", "text", "The page's language (BCP 47)"),
            ("site.locale", "text", "The page's language for Open Graph"),
            ("site.otherLocales", "list", "The site's other languages for Open Graph, each as `locale`"),
            ("site.timeZone", "text", "The time zone in which hours are meant"),
            ("site.home", "text", "The intro"),
            ("site.institutions", "text", "The catalogue of institutions"),
            ("site.animals", "text", "The list of all animals"),
            ("site.settings", "text", "The settings"),
            ("site.favourites", "text", "The animals that the visitor keeps on the device"),
            ("site.baskets", "text", "The list of baskets; none where there are no baskets"),
            ("site.needs", "text", "The wish lists; none where nobody asks for anything"),
            ("site.accessibility", "text", "The accessibility statement; none where the site has none"),
            ("site.worker", "text", "The service worker; none where the site does not work offline"),
            ("site.root", "text", "The site's root relative to the host"),
            ("site.feed", "text", "The Atom feed of the language"),
            ("site.manifest", "text", "The web manifest of the language"),
            ("site.searchIndex", "text", "The search index of the language"),
            (
                "site.animalTypes", "text",
                "For scripts: the types of animals as records write them by their words, as JSON"
            ),
            ("site.hasSearch", "flag", "Whether there is anything to find"),
            ("site.headerPages", "list", "Further pages for the header, each with `title`, `link` and `lang`"),
            ("site.footerPages", "list", "Further pages for the footer, each with `title`, `link` and `lang`"),
            ("site.hasFooterPages", "flag", "Whether that list has any"),
            ("site.hasMorePages", "flag", "Whether the intro lists further pages for which neither has room"),
            ("site.demo", "flag", "Whether all records are invented"),
            ("site.contactEmail", "text", "How to reach those who run the site"),
            ("assets.css", "text", "The style sheet"),
            ("assets.themeScript", "markup", "The script that stands in the page itself, before anything is shown"),
        ]
        + Phrase.ofScripts.map { name, phrase in
            ("plurals.\(name)", "text", "The phrase `\(phrase.key)` for scripts: JSON, its forms by plural category")
        } + SiteAssets.scripts.keys.sorted().map { ("assets.scripts.\($0)", "text", "The script `\($0)`") }
        + SiteAssets.scripts.keys.sorted().map {
            ("assets.imports.\($0)", "list", "What the script `\($0)` imports, each as `link`")
        } + SiteAssets.icons.keys.sorted().map { ("assets.icons.\($0)", "text", "The icon `\($0)`") }
        + SiteAssets.styles.keys.sorted().map { ("assets.styles.\($0)", "text", "The further style sheet `\($0)`") }
        + SiteAssets.drawings.keys.sorted().map { ("assets.drawings.\($0)", "text", "The drawing `\($0)`") }
}
