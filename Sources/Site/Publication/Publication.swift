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
    let pictures: PictureDesk
    private let wordings: [any CatalogueWording]

    /// `wording` is asked once for each language of the site for what the site says in it.
    public init(
        catalogue: Catalogue, addresses: Addresses, date: CalendarDate, artwork: SiteArtwork, prose: ProseRendering,
        pictures: PictureDesk? = nil, wording: (Language) -> any CatalogueWording
    ) {
        self.catalogue = catalogue
        self.addresses = addresses
        wordings = catalogue.settings.languages.map(wording)
        self.date = date
        self.artwork = artwork
        self.prose = prose
        self.pictures = pictures ?? PictureDesk(addresses, folder: nil)
    }

    var settings: SiteSettings { catalogue.settings }
    var languages: [Language] { catalogue.settings.languages }
    var defaultLanguage: Language { catalogue.settings.defaultLanguage }

    /// What the site says in a language; in the default one where the site does not have the language.
    func wording(_ language: Language) -> any CatalogueWording {
        wordings[languages.firstIndex(of: language) ?? 0]
    }

    func absolute(_ address: Address) -> String { addresses.absolute(address) }

    /// The absolute address of a film of the content folder.
    func media(_ contentPath: String) -> String { addresses.absolute(addresses.media(contentPath)) }

    /// The absolute address of a record's picture, as any program can show it.
    func address(of picture: Picture, isLogo: Bool = false) -> String {
        addresses.absolute(pictures.picture(picture.file, isLogo: isLogo).address)
    }

    /// The media type of what is at that address.
    func mediaType(of picture: Picture, isLogo: Bool = false) -> String? {
        pictures.picture(picture.file, isLogo: isLogo).mediaType
    }

    /// Where a picture's small square cut is, relative to the host: for the cards that scripts make. A logo is small as it
    /// is.
    func cardLink(of picture: Picture, isLogo: Bool = false) -> String {
        let published = pictures.picture(picture.file, isLogo: isLogo)
        return published.cardLink ?? published.link
    }
}
