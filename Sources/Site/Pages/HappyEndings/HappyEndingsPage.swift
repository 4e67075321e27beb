import Languages
import Templates

extension PageType {
    static let happyEndings = PageType(
        "happyEndings", .word("the page of happy endings"), below: .home,
        records: { plan, _ in plan.stories.isEmpty ? 0..<0 : 0..<1 },
        pageCount: { plan, _ in SitePlan.pageCount(plan.stories.count, perPage: SitePlan.storiesPerPage) })
}

extension Page {
    /// - Parameter page: from 1.
    static func happyEndings(page: Int) -> Page { Page(.happyEndings, number: page) }
}

extension PageTemplate {
    static let happyEndings = PageTemplate(
        .happyEndings, of: HappyEndingsPage.model, phrases: [.toldBy, .numberOfHomesThisYear, .numberOfHomes]
    ) { site, page in site.happyEndings(page: page.number) }
}

/// A numbered page of stories of animals that found a home.
struct HappyEndingsPage: Sendable {
    let frame: PageFrame
    let stories: [HappyEnding]
    let homes: HomeFigures?
    let pagination: Pagination?

    static let model = Model<HappyEndingsPage>("happy endings page", "Stories of animals that found a home") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.list("stories", "The stories of this page, the newest first", HappyEnding.model) { $0.stories }
        $0.object("homes", "How many animals went home", HomeFigures.model) { $0.homes }
        $0.object("pagination", "There where the list has more than one page", Pagination.model) { $0.pagination }
    }
}

extension LocalizedSite {
    func happyEndings(page: Int) -> HappyEndingsPage {
        let (range, pagination) = builder.part(page, of: plan.stories.count, perPage: SitePlan.storiesPerPage) {
            .happyEndings(page: $0)
        }
        let shown = plan.stories[range]
        return HappyEndingsPage(
            frame: builder.frame(
                of: .happyEndings(page: page), pagination: pagination, feed: feed(.stories),
                structuredData: structuredData.list(
                    shown, at: [structuredData.crumb(to: .happyEndings(page: 1))])),
            stories: shown.compactMap(happyEnding), homes: homeFigures, pagination: pagination)
    }
}
