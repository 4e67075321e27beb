import Templates

/// The way between the numbered pages of a list.
struct Pagination: Sendable {
    struct Page: Sendable {
        let number: String
        let link: String
        var isCurrent = false
        var isGap = false

        static let model = Model<Page>("numbered page", "A page of the list, or a gap between pages") {
            $0.text("number", "The page's number") { $0.number }
            $0.text("link", "Where it is") { $0.link }
            $0.flag("isCurrent", "Whether it is this page") { $0.isCurrent }
            $0.flag("isGap", "Whether it stands for pages that are left out") { $0.isGap }
        }
    }

    let summary: String
    let previous: String?
    let next: String?
    let pages: [Page]

    /// The pages whose numbers are shown: the first, the last and those around the current one. A gap is a nil.
    static func shown(current: Int, of count: Int) -> [Int?] {
        var shown: [Int?] = []
        var last = 0
        for page in 1...max(1, count) where page == 1 || page == count || abs(page - current) <= 2 {
            // A gap of one page is no shorter than the page's own number.
            if page - last == 2 { shown.append(page - 1) } else if page - last > 2 { shown.append(nil) }
            shown.append(page)
            last = page
        }
        return shown
    }

    static let model = Model<Pagination>("pagination", "The way between the numbered pages of a list") {
        $0.text("summary", "Which page of how many") { $0.summary }
        $0.text("previous", "The page before") { $0.previous }
        $0.text("next", "The page after") { $0.next }
        $0.list("pages", "Pages to go to", Page.model) { $0.pages }
    }
}

extension PageModelBuilder {
    /// The part of a list that a page shows, and the way to the others.
    func part(
        _ page: Int, of count: Int, perPage: Int, _ numbered: (Int) -> Page
    ) -> (range: Range<Int>, pagination: Pagination?) {
        (
            SitePlan.range(ofPage: page, of: count, perPage: perPage),
            pagination(page, of: SitePlan.pageCount(count, perPage: perPage), numbered)
        )
    }

    /// The way between the pages of a list; nil where there is but one.
    private func pagination(_ current: Int, of count: Int, _ page: (Int) -> Page) -> Pagination? {
        guard count > 1 else { return nil }
        let summary = texts(
            .paginationSummary, ["page": texts.number(current), "pages": texts.number(count)])
        return Pagination(
            summary: summary, previous: current > 1 ? link(to: page(current - 1)) : nil,
            next: current < count ? link(to: page(current + 1)) : nil,
            pages: Pagination.shown(current: current, of: count).map { number in
                guard let number else { return Pagination.Page(number: "", link: "", isGap: true) }
                return Pagination.Page(
                    number: texts.number(number), link: link(to: page(number)), isCurrent: number == current)
            })
    }
}
