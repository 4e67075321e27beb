extension SiteArtwork {
    /// The colours are those of the style sheet's surfaces.
    init(of assets: SiteAssets, _ addresses: Addresses) {
        func icon(_ name: String, _ mediaType: String, _ sizes: String, isMaskable: Bool = false) -> Icon? {
            assets[name].map {
                Icon(link: addresses.link($0.address), mediaType: mediaType, sizes: sizes, isMaskable: isMaskable)
            }
        }
        self.init(
            icons: [
                icon("icons/icon.svg", "image/svg+xml", "any"), icon("icons/icon-192.png", "image/png", "192x192"),
                icon("icons/icon-512.png", "image/png", "512x512"),
                icon("icons/icon-maskable-512.png", "image/png", "512x512", isMaskable: true),
            ].compactMap { $0 }, themeColour: "#f5f5ec", backgroundColour: "#f5f5ec",
            placeholder: { type in assets.placeholder(for: type).map { addresses.link($0.address) } ?? "" })
    }
}
