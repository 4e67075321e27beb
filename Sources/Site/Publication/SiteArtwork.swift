import Records

/// The site's own pictures and colours, as far as documents other than pages tell of them. Addresses are as links use
/// them, relative to the host.
public struct SiteArtwork: Sendable {
    public struct Icon: Sendable {
        public var link: String
        /// `image/png` ...
        public var mediaType: String
        /// `192x192`, or `any` for a drawing.
        public var sizes: String
        /// Whether the picture stays whole when a device cuts it to its own shape, instead of showing it as it is.
        public var isMaskable: Bool

        public init(link: String, mediaType: String, sizes: String, isMaskable: Bool = false) {
            self.link = link
            self.mediaType = mediaType
            self.sizes = sizes
            self.isMaskable = isMaskable
        }
    }

    public var icons: [Icon]
    /// What stands for an animal without a picture.
    public var placeholder: @Sendable (AnimalType) -> String
    /// The colours of the browser's own surfaces around the site, as CSS writes them.
    public var themeColour: String
    public var backgroundColour: String

    public init(
        icons: [Icon], themeColour: String, backgroundColour: String,
        placeholder: @escaping @Sendable (AnimalType) -> String
    ) {
        self.icons = icons
        self.themeColour = themeColour
        self.backgroundColour = backgroundColour
        self.placeholder = placeholder
    }
}
