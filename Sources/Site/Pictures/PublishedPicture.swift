import PictureFormats
import Pictures

/// The addresses and sizes of a picture's files. A reference, because every page in every language that shows
/// it shares it.
final class PublishedPicture: Sendable {
    /// The whole picture, for any program; of a logo its only file.
    let address: Address
    /// The type of that file.
    let size: PixelSize?
    let mediaType: String?
    /// Relative to the host.
    let link: String
    /// The whole picture in the modern format, as `srcset` (HTML, 4.8.4.2.1) writes it; nil where there is none.
    let sourceSet: String?
    /// The media type of what the sets name.
    let sourceType: String?
    /// The square cut for cards.
    let cardAddress: Address?
    let cardLink: String?
    let cardSet: String?
    /// The side of the smallest square, in pixels.
    let cardSide: Int?
    let sharingAddress: Address?
    let sharingSize: PixelSize?
    /// The class of the style sheet by which a crop of the square that is half as high keeps the focus: `y2`; nil where
    /// the middle is right.
    let bandClass: String?
    /// The classes of the style sheet that show its colours at the top, in the middle and at the bottom until it is
    /// loaded: `t9bd m864 b574`.
    let styleClass: String?

    init(_ picture: ProcessedPicture, _ urls: SiteURLs) {
        func address(_ rendition: Rendition) -> Address { Address(file: "media/" + picture.name + rendition.suffix) }
        func set(_ role: Rendition.Role) -> String? {
            let files = picture.renditions(role).map { "\(urls.link(address($0))) \($0.width)w" }
            return files.isEmpty ? nil : files.joined(separator: ", ")
        }
        let whole = picture.renditions(.fallback).first ?? picture.renditions(.logo).first
        let card = picture.renditions(.cardFallback).first
        let sharing = picture.renditions(.sharing).first
        self.address = whole.map(address) ?? Address(file: "media/" + picture.name)
        size = whole.flatMap { PixelSize(width: $0.width, height: $0.height) }
        mediaType = whole?.encoding.mediaType
        link = urls.link(self.address)
        sourceSet = set(.display)
        sourceType = picture.renditions(.display).first?.encoding.mediaType
        cardAddress = card.map(address)
        cardLink = cardAddress.map(urls.link)
        cardSet = set(.card)
        cardSide = card?.width
        sharingAddress = sharing.map(address)
        sharingSize = sharing.flatMap { PixelSize(width: $0.width, height: $0.height) }
        bandClass = picture.focusInSquare.map { focus in
            // The part of what is left over that lies above the band, in fifths: heads stand above its middle.
            "y\(Int((min(1, max(0, (focus.y - 0.22) * 2)) * 5).rounded()))"
        }
        // What is transparent shows what lies behind it.
        styleClass =
            whole?.role == .logo
            ? nil : zip("tmb", picture.colours).map { "\($0)\($1.shade)" }.joined(separator: " ")
    }

    /// A drawing of the templates.
    init(_ drawing: SiteAssets.File?, _ urls: SiteURLs) {
        address = drawing?.address ?? Address(file: "")
        size = drawing?.size
        mediaType = nil
        link = drawing.map { urls.link($0.address) } ?? ""
        sourceSet = nil
        sourceType = nil
        cardAddress = nil
        cardLink = nil
        cardSet = nil
        cardSide = nil
        sharingAddress = nil
        sharingSize = nil
        bandClass = nil
        styleClass = nil
    }

    /// A file that is published as it is, or would be if anything were.
    init(file: String, size: PixelSize?, _ urls: SiteURLs) {
        address = urls.media(file)
        self.size = size
        mediaType = MediaType.of(file)
        link = urls.link(address)
        sourceSet = nil
        sourceType = nil
        cardAddress = nil
        cardLink = nil
        cardSet = nil
        cardSide = nil
        // Drawings are no pictures that other sites show.
        sharingAddress = mediaType == "image/svg+xml" ? nil : address
        sharingSize = size
        bandClass = nil
        styleClass = nil
    }
}
