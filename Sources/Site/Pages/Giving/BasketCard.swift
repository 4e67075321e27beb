import Templates

/// A basket in a list.
struct BasketCard: Sendable {
    let id: String
    let link: String
    let name: Wording
    let category: Wording?
    let picture: PictureModel?
    /// The beginning of its description.
    let opening: String
    let openingLang: String?
    /// "3 instytucje".
    let count: String
    let institutions: [Wording]
    let isFeatured: Bool

    static let model = Model<BasketCard>("basket card", "A basket in a list") {
        $0.text("id", "Its id, the same in every language") { $0.id }
        $0.text("link", "Its page") { $0.link }
        $0.object("name", "Its name", Wording.model) { $0.name }
        $0.object("category", "Among which others it is listed", Wording.model) { $0.category }
        $0.object("picture", "Its picture, where it has one", PictureModel.model) { $0.picture }
        $0.text("opening", "How its description begins") { $0.opening }
        $0.text("openingLang", "The language of that (BCP 47), only where that is not the page's") { $0.openingLang }
        $0.text("count", "How many institutions share it, in words") { $0.count }
        $0.list("institutions", "The institutions' names", Wording.model) { $0.institutions }
        $0.flag("isFeatured", "Whether it comes first") { $0.isFeatured }
    }
}
