extension PageType {
    static let favourites = PageType("favourites", .word("the visitors' own animals"), below: .home, indexing: .hidden)
}

extension Page {
    static let favourites = Page(.favourites)
}

extension PageTemplate {
    /// The animals that the visitor keeps on the device; a script fills the page.
    static let favourites = PageTemplate(
        .favourites, frameAlone: "favourites page", "The animals that the visitor keeps on the device")
}
