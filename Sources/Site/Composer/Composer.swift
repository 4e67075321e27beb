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
    let prose: ProseComposer
    let surroundings: Surroundings

    init(
        plan: SitePlan, vocabulary: Vocabulary, addresses: Addresses, media: MediaLibrary, assets: SiteAssets,
        prose: ProseComposer, surroundings: Surroundings
    ) {
        self.plan = plan
        self.vocabulary = vocabulary
        self.addresses = addresses
        self.media = media
        self.assets = assets
        self.prose = prose
        self.surroundings = surroundings
    }

    var texts: Texts { vocabulary.texts }
    var language: Language { vocabulary.language }
    var date: CalendarDate { plan.date }
    var settings: SiteSettings { plan.catalogue.settings }

    func wording(_ text: Localized<String>) -> Wording { vocabulary.wording(text) }

    func wording(_ text: Localized<String>?) -> Wording? { vocabulary.wording(text) }

    func link(to page: PageKind) -> String { addresses.link(plan.address(of: page, language, addresses)) }
}

/// What is the same on all pages of a language.
struct Surroundings: Sendable {
    let siteTitle: String
    let contentSecurityPolicy: String
    /// The languages' codes and own names, in the site's order.
    let languages: [(language: Language, name: String)]
    let sharingImage: PageFrame.Image
}
