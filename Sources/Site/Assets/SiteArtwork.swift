import Records

/// The site's own pictures and colours, for documents other than pages.
struct SiteArtwork: Sendable {
    struct Icon: Sendable {
        /// Relative to the host.
        let link: String
        let mediaType: String
        /// `192x192`, or `any` for a drawing.
        let sizes: String
        /// True if the picture stays whole when a device cuts it to its own shape.
        let isMaskable: Bool
    }

    /// The colour of the browser's own surfaces around the site, as CSS writes it: that of the style sheet's surfaces.
    static let surfaceColour = "#f5f5ec"

    let icons: [Icon]

    init(of assets: SiteAssets, _ urls: SiteURLs) {
        func icon(_ name: String, _ mediaType: String, _ sizes: String, isMaskable: Bool = false) -> Icon? {
            assets[name].map {
                Icon(link: urls.link($0.address), mediaType: mediaType, sizes: sizes, isMaskable: isMaskable)
            }
        }
        icons = [
            icon("icons/icon.svg", "image/svg+xml", "any"), icon("icons/icon-192.png", "image/png", "192x192"),
            icon("icons/icon-512.png", "image/png", "512x512"),
            icon("icons/icon-maskable-512.png", "image/png", "512x512", isMaskable: true),
        ].compactMap { $0 }
    }
}
