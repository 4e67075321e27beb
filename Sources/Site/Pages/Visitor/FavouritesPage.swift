import Languages
import Templates

extension PageType {
    static let favourites = PageType("favourites", .word("the visitors' own animals"), below: .home, indexing: .hidden)
}

extension Page {
    static let favourites = Page(.favourites)
}

extension PageTemplate {
    static let favourites = PageTemplate(
        .favourites, of: FavouritesPage.model
    ) { site, _ in site.favourites() }
}

/// The animals that the visitor keeps on the device; a script fills it.
struct FavouritesPage: Sendable {
    let frame: PageFrame

    static let model = Model<FavouritesPage>("favourites page", "The animals that the visitor keeps on the device") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
    }
}

extension LocalizedSite {
    func favourites() -> FavouritesPage {
        FavouritesPage(frame: builder.frame(of: .favourites))
    }
}
