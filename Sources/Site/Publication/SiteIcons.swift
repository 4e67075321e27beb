/// Where the site's icons are. All addresses as links use them: relative to the host or absolute.
public struct SiteIcons: Sendable {
    public struct Icon: Sendable {
        public var address: String
        /// `image/png` ...
        public var mediaType: String
        /// `192x192`, or `any` for a drawing.
        public var sizes: String
        /// Whether the picture stays whole when a device cuts it to a circle (`maskable`), instead of showing as it is.
        public var isMaskable: Bool

        public init(address: String, mediaType: String, sizes: String, isMaskable: Bool = false) {
            self.address = address
            self.mediaType = mediaType
            self.sizes = sizes
            self.isMaskable = isMaskable
        }
    }

    public var icons: [Icon]
    /// The colours of the browser's own surfaces around the site, as CSS writes them.
    public var themeColour: String
    public var backgroundColour: String

    public init(icons: [Icon], themeColour: String, backgroundColour: String) {
        self.icons = icons
        self.themeColour = themeColour
        self.backgroundColour = backgroundColour
    }
}
