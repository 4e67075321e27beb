import Content
import Languages
import Records

/// Makes the models that pages of one language share: cards, contacts, ways to give, frames.
final class PageModelBuilder: Sendable {
    let records: LocalizedRecords
    let media: MediaLibrary
    let defaults: PageDefaults
    let codes: TransferCodes
    /// The drawings that stand in for pictures.
    let placeholders: [AnimalType: PublishedPicture]

    init(_ records: LocalizedRecords, media: MediaLibrary, codes: TransferCodes) {
        let publication = records.publication
        self.records = records
        self.media = media
        self.codes = codes
        defaults = PageDefaults(records)
        placeholders = Dictionary(
            uniqueKeysWithValues: AnimalType.allCases.map {
                ($0, PublishedPicture(publication.assets.placeholder(for: $0), publication.urls))
            })
    }

    var plan: SitePlan { records.plan }
    var urls: SiteURLs { records.publication.urls }
    var prose: ProseRenderer { records.publication.prose }
    var pictures: PicturePublisher { records.publication.pictures }
    var vocabulary: Vocabulary { records.vocabulary }
    var texts: Texts { vocabulary.texts }
    var language: Language { vocabulary.language }
    var isPublished: Bool { records.publication.isPublished }
    var settings: SiteSettings { plan.catalogue.settings }

    func wording(_ text: Localized<String>) -> Wording { vocabulary.wording(text) }

    func wording(_ text: Localized<String>?) -> Wording? { vocabulary.wording(text) }

    func link(to page: Page) -> String { records.link(to: page) }
}
