import Records

/// Sizes and qualities of what is published, chosen by measuring; see Documentation/pictures.md.
enum PictureSettings {
    /// To be raised when the same settings come to make other bytes.
    static let revision = 5

    /// The widths that a page's column needs on ordinary and on dense screens.
    static let widths = [720, 1280]
    /// A picture is at most this much higher than wide, lest a tall one take as much as several others.
    static let tallest = 1.5
    static let fallbackWidth = 960
    /// Sides of the squares that cards show.
    static let cardSides = [320, 640]
    static let cardFallbackSide = 320
    /// The size that networks ask for (Open Graph).
    static let sharing = (width: 1200, height: 630)
    /// At least twice the largest that pages show, and enough for other sites to show it, in pixels.
    static let logoSide = 256
    /// A size that is not this much larger than the next smaller one is not worth a file.
    static let step = 1.2
    /// The most that is kept of a picture to make all its sizes from, in pixels.
    static let basePixels = 6_000_000.0

    static let avif = (quality: 52, speed: 8)
    static let webp = (quality: 74, effort: 4)
    static let jpegQuality: Int32 = 74
    static let logoQuality: Int32 = 86
    /// The quality of pictures that keep their size.
    static let copyQuality: Int32 = 90
    static let copyPixels = 50_000_000.0

    /// Everything that decides which bytes are made, as text.
    static func description(of purposes: PicturePurpose, focus: FocalPoint?) -> String {
        """
        revision \(revision); purposes \(purposes.rawValue); widths \(widths); tallest \(tallest); \
        fallback \(fallbackWidth); cards \(cardSides) \(cardFallbackSide); sharing \(sharing); logo \(logoSide); \
        step \(step); base \(basePixels); avif \(avif) \(PictureLibraries.haveAVIF); webp \(webp); \
        jpeg \(jpegQuality) \(logoQuality); copy \(copyQuality) \(copyPixels); \(PictureLibraries.versions)\
        \(focus.map { "; focus \($0.x) \($0.y)" } ?? "")
        """
    }
}
