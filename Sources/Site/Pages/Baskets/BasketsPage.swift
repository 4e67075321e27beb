import Templates

/// Baskets of one category.
struct BasketGroup: Sendable {
    /// Nil for those without a category.
    let name: Wording?
    let baskets: [BasketCard]

    static let model = Model<BasketGroup>("basket group", "Baskets of one category") {
        $0.object("name", "The category; none for baskets without one", Wording.model) { $0.name }
        $0.list("baskets", "Its baskets", BasketCard.model) { $0.baskets }
    }
}

/// All baskets.
struct BasketsPage: Sendable {
    let frame: PageFrame
    let featured: [BasketCard]
    let groups: [BasketGroup]
    let count: String
    let isSearchable: Bool

    static let model = Model<BasketsPage>("baskets page", "All baskets") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.flag("hasFeatured", "Whether the next list has any") { !$0.featured.isEmpty }
        $0.list("featured", "The baskets that come first", BasketCard.model) { $0.featured }
        $0.flag("hasGroups", "Whether the next list has any") { !$0.groups.isEmpty }
        $0.list("groups", "All other baskets by their categories", BasketGroup.model) { $0.groups }
        $0.text("count", "How many baskets there are, in words") { $0.count }
        $0.flag("isSearchable", "Whether there are so many that a search helps") { $0.isSearchable }
    }
}
