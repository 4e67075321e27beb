import Templates

/// The animals that the visitor keeps on the device; a script fills it.
struct FavouritesPage: Sendable {
    let frame: PageFrame

    static let model = Model<FavouritesPage>("favourites page", "The animals that the visitor keeps on the device") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
    }
}
