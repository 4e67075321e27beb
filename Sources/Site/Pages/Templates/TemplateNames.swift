import Languages
import Templates

/// The designers' reference: every name that a template can use.
public enum TemplateNames {
    /// As Markdown, made from the models themselves.
    public static var reference: String {
        var pages = ModelReference(level: 3)
        let rows = PageTemplate.all.map { template in
            "| `\(template.type.name).mustache` | \(template.describe(&pages)) |"
        }
        return """
            # Names for templates

            Made by `shelters names`. A *text* is written with `{{name}}` and is false in a section where there is none; *markup* is
            written with `{{{name}}}`; a *flag* is for sections alone; an *object* has names of its own (`{{picture.link}}`, or
            `{{#picture}}{{link}}{{/picture}}`); a *list* repeats what stands in its section.

            ## Templates and their models

            | template | model |
            | --- | --- |
            \(rows.joined(separator: "\n"))

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
            ("site.worker", "text", "The service worker; none where the site does not work offline"),
            ("site.root", "text", "The site's root relative to the host"),
            ("site.feed", "text", "The Atom feed of the language"),
            ("site.manifest", "text", "The web manifest of the language"),
            ("site.searchIndex", "text", "The search index of the language"),
            ("site.directory", "text", "All animals in few bytes, for scripts"),
            ("site.institutionDirectory", "text", "All institutions in few bytes, for scripts"),
            ("site.places", "text", "The contents of the directory of places, for scripts; none where there is none"),
            ("site.placesCredit", "text", "Whom places and outlines of regions come from; none where there are none"),
            ("site.scriptTexts", "text", "The texts below `texts.scripts` as JSON, for scripts that fetch them late"),
            (
                "site.hourTexts", "text",
                "Those below `texts.hours` that say whether a place is open now, and public holidays by country"
            ),
            ("site.searchTexts", "text", "Those below `texts.search`, for the search box"),
            (
                "site.types", "text",
                "For scripts: the types of animals and of institutions as records write them by their words, as JSON"
            ),
            ("site.hasSearch", "flag", "Whether there is anything to find"),
            ("site.headerPages", "list", "Further pages for the header, each with `title`, `link` and `lang`"),
            ("site.footerPages", "list", "Further pages for the footer, each with `title`, `link` and `lang`"),
            ("site.hasFooterPages", "flag", "Whether that list has any"),
            ("site.hasMorePages", "flag", "Whether the home page lists further pages for which neither has room"),
            ("site.demo", "flag", "Whether all records are invented"),
            ("site.contactEmail", "text", "How to reach those who run the site"),
            ("assets.css", "text", "The style sheet"),
            ("assets.themeScript", "markup", "The script that stands in the page itself, before anything is shown"),
            ("assets.arrivalScript", "markup", "The other one, which animals' pages do not need"),
        ]
        + PageTemplate.sections.map {
            ("site.\($0.name)", "text", "The address of \($0.collectiveName); none where the site has none")
        }
        + Phrase.ofScripts.map { name, phrase in
            ("plurals.\(name)", "text", "The phrase `\(phrase.key)` for scripts: JSON, its forms by plural category")
        } + SiteAssets.scripts.keys.sorted().map { ("assets.scripts.\($0)", "text", "The script `\($0)`") }
        + SiteAssets.scripts.keys.sorted().map {
            ("assets.imports.\($0)", "list", "What the script `\($0)` imports, each as `link`")
        } + SiteAssets.icons.keys.sorted().map { ("assets.icons.\($0)", "text", "The icon `\($0)`") }
        + SiteAssets.styles.keys.sorted().map { ("assets.styles.\($0)", "text", "The further style sheet `\($0)`") }
        + SiteAssets.drawings.keys.sorted().map { ("assets.drawings.\($0)", "text", "The drawing `\($0)`") }
}
