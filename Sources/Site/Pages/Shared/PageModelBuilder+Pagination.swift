extension PageModelBuilder {
    /// The way between the pages of a list; nil where there is but one.
    func pagination(_ current: Int, of count: Int, _ page: (Int) -> Page) -> Pagination? {
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
