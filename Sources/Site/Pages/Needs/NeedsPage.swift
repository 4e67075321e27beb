import Templates

/// What one institution asks people to bring.
struct WishList: Sendable {
    let face: InstitutionFace

    static let model = Model<WishList>("wish list", "What one institution asks people to bring") {
        $0.object("institution", "The institution", InstitutionLink.model) { $0.face.link }
        $0.list("needs", "What it asks people to bring", Wording.model) { $0.face.needs }
        $0.object("contact", "How to reach it", ContactModel.model) { $0.face.contact }
    }
}

/// The wish lists of one town.
struct TownWishes: Sendable {
    let town: String
    let lists: [WishList]

    static let model = Model<TownWishes>("town", "The wish lists of one town") {
        $0.text("town", "The town") { $0.town }
        $0.list("lists", "Its institutions' lists", WishList.model) { $0.lists }
    }
}

/// What institutions ask people to bring, by town.
struct NeedsPage: Sendable {
    let frame: PageFrame
    let towns: [TownWishes]

    static let model = Model<NeedsPage>("needs page", "What institutions ask people to bring, by town") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.list("towns", "By town, in alphabetical order", TownWishes.model) { $0.towns }
    }
}
