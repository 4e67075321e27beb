import Languages
import Templates

extension PageType {
    static let needs = PageType(
        "needs", .word("the wish lists"), below: .home,
        records: { plan, _ in plan.catalogue.institutions.contains { !$0.record.needs.isEmpty } ? 0..<1 : 0..<0 })
}

extension Page {
    static let needs = Page(.needs)
}

extension PageTemplate {
    static let needs = PageTemplate(.needs, of: NeedsPage.model) { site, _ in
        site.needs()
    }
}

/// The things that one institution asks people to bring.
struct WishList: Sendable {
    let overview: InstitutionOverview

    static let model = Model<WishList>("wish list", "What one institution asks people to bring") {
        $0.object("institution", "The institution", InstitutionLink.model) { $0.overview.link }
        $0.list("needs", "What it asks people to bring", Wording.model) { $0.overview.needs }
        $0.object("contact", "How to reach it", ContactModel.model) { $0.overview.contact }
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

/// The page of the things that institutions ask people to bring, by town.
struct NeedsPage: Sendable {
    let frame: PageFrame
    let towns: [TownWishes]

    static let model = Model<NeedsPage>("needs page", "What institutions ask people to bring, by town") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.list("towns", "By town, in alphabetical order", TownWishes.model) { $0.towns }
    }
}

extension LocalizedSite {
    /// Wish lists by town.
    func needs() -> NeedsPage {
        let wishing = byName.filter { !overviews[$0].needs.isEmpty }
        let towns = alphabetical(Set(wishing.map { overviews[$0].link.town }))
        let lists = Dictionary(grouping: wishing) { overviews[$0].link.town }
        return NeedsPage(
            frame: builder.frame(
                of: .needs, structuredData: structuredData.place(.needs)
            ),
            towns: towns.map { town in
                TownWishes(town: town, lists: (lists[town] ?? []).map { WishList(overview: overviews[$0]) })
            })
    }
}
