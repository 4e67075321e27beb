import Content
import Languages
import Records

/// Turns records into what pages show of them, in one language.
final class Composer: Sendable {
    let plan: SitePlan
    let vocabulary: Vocabulary
    let addresses: Addresses
    let media: MediaLibrary
    let assets: SiteAssets
    let prose: ProseDesk
    let surroundings: Surroundings
    let pictures: PictureDesk
    let codes: TransferCodes
    /// What stands in for a picture.
    let placeholders: [AnimalType: PublishedPicture]

    init(
        plan: SitePlan, vocabulary: Vocabulary, addresses: Addresses, media: MediaLibrary, assets: SiteAssets,
        prose: ProseDesk, surroundings: Surroundings, pictures: PictureDesk, codes: TransferCodes
    ) {
        self.plan = plan
        self.vocabulary = vocabulary
        self.addresses = addresses
        self.media = media
        self.assets = assets
        self.prose = prose
        self.surroundings = surroundings
        self.pictures = pictures
        self.codes = codes
        placeholders = Dictionary(
            uniqueKeysWithValues: AnimalType.allCases.map {
                ($0, PublishedPicture(assets.placeholder(for: $0), addresses))
            })
    }

    var texts: Texts { vocabulary.texts }
    var language: Language { vocabulary.language }
    var date: CalendarDate { plan.date }
    var settings: SiteSettings { plan.catalogue.settings }

    func wording(_ text: Localized<String>) -> Wording { vocabulary.wording(text) }

    func wording(_ text: Localized<String>?) -> Wording? { vocabulary.wording(text) }

    func link(to page: PageKind) -> String { addresses.link(plan.address(of: page, language, addresses)) }
}
