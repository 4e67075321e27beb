import Content
import Languages
import Records
import Templates

extension PageType {
    static let baskets = PageType(
        "baskets", .word("the list of baskets"), below: .home,
        records: { plan, _ in plan.catalogue.baskets.isEmpty ? 0..<0 : 0..<1 })
}

extension Page {
    static let baskets = Page(.baskets)
}

extension Phrase {
    static let basketCount = Phrase(plural: "count.baskets")
}

extension PageTemplate {
    static let baskets = PageTemplate(
        .baskets, of: BasketsPage.model, phrases: [.basketCount]
    ) { site, _ in site.baskets() }
}

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
        $0.list("featured", flag: "hasFeatured", "The baskets that come first", BasketCard.model) { $0.featured }
        $0.list("groups", flag: "hasGroups", "All other baskets by their categories", BasketGroup.model) { $0.groups }
        $0.text("count", "How many baskets there are, in words") { $0.count }
        $0.flag("isSearchable", "Whether there are so many that a search helps") { $0.isSearchable }
    }
}

extension LocalizedSite {
    func baskets() -> BasketsPage {
        let cards = plan.catalogue.baskets.indices.map(card(ofBasket:))
        let featured = cards.filter(\.isFeatured)
        let others = cards.filter { !$0.isFeatured }
        let sorted = { (cards: [BasketCard]) in
            self.texts.sorted(cards.indices) { cards[$0].name.text }.map { cards[$0] }
        }
        let categories = alphabetical(Set(others.compactMap(\.category?.text)))
        var groups = categories.map { category in
            let own = others.filter { $0.category?.text == category }
            return BasketGroup(name: own.first?.category, baskets: sorted(own))
        }
        let rest = others.filter { $0.category == nil }
        if !rest.isEmpty { groups.append(BasketGroup(name: nil, baskets: sorted(rest))) }
        let data = structuredData
        return BasketsPage(
            frame: builder.frame(
                of: .baskets, structuredData: { data.appendBaskets(to: &$0) }),
            featured: sorted(featured), groups: groups, count: texts.plural(.basketCount, cards.count),
            isSearchable: cards.count > LocalizedSite.basketsAtAGlance)
    }

    /// More than these are hard to overlook.
    private static let basketsAtAGlance = 3

    func card(ofBasket number: Int) -> BasketCard {
        let record = plan.catalogue.baskets[number]
        let name = builder.wording(record.name)
        let opening = builder.records.description(record.description)
        return BasketCard(
            id: record.id.text, link: builder.link(to: .basket(number)), name: name,
            category: builder.wording(record.category), picture: builder.mainPicture(of: record, name.text),
            opening: opening.map { Excerpt.of(builder.prose.plainText(of: $0.value), limit: 140) } ?? "",
            openingLang: opening.flatMap { $0.language == language ? nil : $0.language.code },
            count: texts.plural(.institutionCount, record.shares.count),
            institutions: record.shares.compactMap { plan.institution($0.institution).map { overviews[$0].link.name } },
            isFeatured: record.isFeatured)
    }

    /// In the alphabetical order of the language; what it does not tell apart, in the order of the letters' numbers.
    func alphabetical(_ names: Set<String>) -> [String] {
        let names = names.sorted()
        return texts.sorted(names.indices) { names[$0] }.map { names[$0] }
    }
}

extension StructuredData {
    /// Appends all baskets, in the order of their ids.
    fileprivate func appendBaskets(to bytes: inout [UInt8]) {
        append([crumb(to: .baskets)], to: &bytes) { json in
            let crumbs = records.plan.catalogue.baskets.enumerated().map { number, basket in
                (records.text(basket.name), records.absolute(.basket(number)))
            }
            appendList(crumbs, first: 1, to: &json)
        }
    }
}
