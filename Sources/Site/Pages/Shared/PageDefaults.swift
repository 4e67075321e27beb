import Languages
import Records

/// The values that are the same on all pages of a language.
struct PageDefaults: Sendable {
    let siteTitle: String
    let contentSecurityPolicy: String
    /// The policy of animals' pages, which have a script less.
    let animalPolicy: String
    /// The languages with their own names, in the site's order.
    let languages: [(language: Language, name: String)]
    /// The picture with which pages are shared that have none of their own.
    let sharingImage: PageFrame.Image

    init(_ records: LocalizedRecords) {
        let publication = records.publication
        siteTitle = records.text(publication.settings.title)
        animalPolicy = ContentSecurityPolicy.text(of: publication.assets, [SiteAssets.themeScript])
        contentSecurityPolicy = ContentSecurityPolicy.text(of: publication.assets)
        languages = publication.vocabularies.map { ($0.language, $0.texts.name) }
        let picture = publication.assets[SiteAssets.sharingPicture]
        sharingImage = PageFrame.Image(
            address: picture.map { publication.urls.absolute($0.address) } ?? "",
            alternative: records.texts(.pictureOfSite, ["title": siteTitle]), size: picture?.size)
    }
}
