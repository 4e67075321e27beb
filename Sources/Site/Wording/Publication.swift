import Content
import Languages
import Parallel
import Records

/// A site that is published: its records, their addresses, and what every document shares. A reference, so that
/// everything made of it can share it.
public final class Publication: Sendable {
    let plan: SitePlan
    /// All pages that exist in every language, in one order on every machine.
    let pages: [Page]
    let urls: SiteURLs
    let assets: SiteAssets
    let prose: ProseRenderer
    let pictures: PicturePublisher
    /// In the site's order of languages.
    let vocabularies: [Vocabulary]
    let naming: FileNaming
    /// False where the site is checked alone: then pages are made as far as that finds problems.
    let isPublished: Bool
    let artwork: SiteArtwork
    private let joiningForms: Once<[JoiningForm]>
    /// Of the animals that look for a home, and of those to walk with.
    let seekingTally: Once<FilterTally>
    let walkedTally: Once<FilterTally>

    init(
        _ plan: SitePlan, _ pages: [Page], urls: SiteURLs, assets: SiteAssets, prose: ProseRenderer,
        pictures: PicturePublisher,
        vocabularies: [Vocabulary], naming: FileNaming, isPublished: Bool
    ) {
        self.plan = plan
        self.pages = pages
        self.urls = urls
        self.assets = assets
        self.prose = prose
        self.pictures = pictures
        self.vocabularies = vocabularies
        self.naming = naming
        self.isPublished = isPublished
        artwork = SiteArtwork(of: assets, urls)
        seekingTally = Once { FilterTally(of: plan.seeking, isOfMany: true, in: plan) }
        walkedTally = Once { FilterTally(of: plan.walked, isOfMany: true, in: plan) }
        joiningForms = Once {
            plan.catalogue.settings.languages.map { JoiningForm(in: $0, on: plan.date, naming: naming) }
        }
    }

    var catalogue: Catalogue { plan.catalogue }
    var settings: SiteSettings { catalogue.settings }
    var languages: [Language] { catalogue.settings.languages }
    var defaultLanguage: Language { catalogue.settings.defaultLanguage }

    /// The records as readers of a language see them; of the default one where the site does not have the language.
    subscript(language: Language) -> LocalizedRecords {
        LocalizedRecords(publication: self, vocabulary: vocabularies[languages.firstIndex(of: language) ?? 0])
    }

    /// Returns the form by which institutions join, in one of the site's languages.
    func joiningForm(in language: Language) -> JoiningForm { joiningForms()[languages.firstIndex(of: language) ?? 0] }

    /// Returns a value for every language of the site, in their order.
    func inEveryLanguage<Value: Sendable>(_ value: (LocalizedRecords) -> Value) -> ByLanguage<Value> {
        ByLanguage(
            entries: vocabularies.map { vocabulary in
                .init(
                    language: vocabulary.language,
                    value: value(LocalizedRecords(publication: self, vocabulary: vocabulary)))
            })
    }

    /// Returns the absolute address of a page in every language.
    func addresses(of page: Page) -> ByLanguage<String> { inEveryLanguage { $0.absolute(page) } }

    /// Returns a description as HTML in every language that has one.
    func html(_ description: Localized<Prose>) -> ByLanguage<String> {
        description.map { entry in
            var bytes: [UInt8] = []
            prose.appendAbsolute(entry.value, entry.language, to: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Returns the absolute address of a film of the content folder.
    func media(_ contentPath: String) -> String { urls.absolute(urls.media(contentPath)) }

    /// Returns the absolute address of a record's picture, as any program can show it.
    func address(of picture: Picture, isLogo: Bool = false) -> String {
        urls.absolute(pictures.picture(picture.file, isLogo: isLogo).address)
    }

    /// Returns the media type of the file at that address.
    func mediaType(of picture: Picture, isLogo: Bool = false) -> String? {
        pictures.picture(picture.file, isLogo: isLogo).mediaType
    }

    /// Returns the address of a picture's small square cut, relative to the host, for the cards that scripts make. A
    /// logo is small as it is.
    func cardLink(of picture: Picture, isLogo: Bool = false) -> String {
        let published = pictures.picture(picture.file, isLogo: isLogo)
        return published.cardLink ?? published.link
    }
}
