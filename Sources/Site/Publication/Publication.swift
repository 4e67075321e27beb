import Content
import Records

/// What a build publishes: the catalogue, where everything of it lives, what the site says in each language, and the day
/// on which it is built. A reference, so that everything written from it can share it.
public final class Publication: Sendable {
    public let catalogue: Catalogue
    public let addresses: Addresses
    /// The day that ages and dates are meant on.
    public let date: CalendarDate
    public let artwork: SiteArtwork
    let prose: ProseRendering
    private let wordings: [any CatalogueWording]

    /// `wording` is asked once for each language of the site for what the site says in it.
    public init(
        catalogue: Catalogue, addresses: Addresses, date: CalendarDate, artwork: SiteArtwork, prose: ProseRendering,
        wording: (Language) -> any CatalogueWording
    ) {
        self.catalogue = catalogue
        self.addresses = addresses
        wordings = catalogue.settings.languages.map(wording)
        self.date = date
        self.artwork = artwork
        self.prose = prose
    }

    var settings: SiteSettings { catalogue.settings }
    var languages: [Language] { catalogue.settings.languages }
    var defaultLanguage: Language { catalogue.settings.defaultLanguage }

    /// What the site says in a language; in the default one where the site does not have the language.
    func wording(_ language: Language) -> any CatalogueWording {
        wordings[languages.firstIndex(of: language) ?? 0]
    }

    func absolute(_ address: Address) -> String { addresses.absolute(address) }

    /// The absolute address of a picture or film of the content folder.
    func media(_ contentPath: String) -> String { addresses.absolute(addresses.media(contentPath)) }
}
