import Languages
import Records

/// What is the same on all pages of a language.
struct Surroundings: Sendable {
    let siteTitle: String
    let contentSecurityPolicy: String
    /// The languages with their own names, in the site's order.
    let languages: [(language: Language, name: String)]
    /// With which pages are shared that have no picture of their own.
    let sharingImage: PageFrame.Image

    init(
        _ vocabulary: Vocabulary, _ settings: SiteSettings, _ languages: [(language: Language, name: String)],
        _ addresses: Addresses, _ assets: SiteAssets
    ) {
        siteTitle = vocabulary.wording(settings.title).text
        contentSecurityPolicy = ContentSecurityPolicy.text(inlineScript: assets.inlineScript)
        self.languages = languages
        let picture = assets[SiteAssets.sharingPicture]
        sharingImage = PageFrame.Image(
            address: picture.map { addresses.absolute($0.address) } ?? "",
            alternative: vocabulary.texts(.pictureOfSite, ["title": siteTitle]), size: picture?.size)
    }
}
