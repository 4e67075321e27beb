import Content
import Languages
import Records
import Templates

extension PageType {
    static let animals = PageType(
        "animals", .word("the list of all animals"), below: .home,
        pageCount: { plan, _ in SitePlan.pageCount(plan.seeking.count, perPage: SitePlan.animalsPerPage) })
}

extension Page {
    /// - Parameter page: from 1.
    static func animals(page: Int) -> Page { Page(.animals, number: page) }
}

extension PageTemplate {
    static let animals = PageTemplate(
        .animals, of: AnimalsPage.model
    ) { site, page in site.animals(page: page.number) }
}

/// A numbered page of all animals that look for a home.
struct AnimalsPage: Sendable {
    let frame: PageFrame
    let animals: [ListedAnimal]
    let count: String
    let facets: [Facet]
    let pagination: Pagination?

    static let model = Model<AnimalsPage>("animals page", "A page of all animals that look for a home") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.list(
            "animals", flag: "hasAnimals", "The animals of this page, urgent ones first, then the newest",
            ListedAnimal.model
        ) {
            $0.animals
        }
        $0.text("count", "How many animals there are on all pages, in words") { $0.count }
        $0.list(
            "facets", flag: "hasFacets", "What animals can be narrowed by; their town only on the first page",
            Facet.model
        ) {
            $0.facets
        }
        $0.object("pagination", "There where the list has more than one page", Pagination.model) { $0.pagination }
    }
}

extension LocalizedSite {
    func animals(page: Int) -> AnimalsPage {
        let shown = plan.seeking[SitePlan.range(ofPage: page, of: plan.seeking.count, perPage: SitePlan.animalsPerPage)]
        let pagination = builder.pagination(
            page, of: SitePlan.pageCount(plan.seeking.count, perPage: SitePlan.animalsPerPage)
        ) { .animals(page: $0) }
        let data = structuredData
        return AnimalsPage(
            frame: builder.frame(
                of: .animals(page: page), pagination: pagination,
                structuredData: { data.appendAnimals(shown, to: &$0) }),
            animals: shown.map(listedWithKeeper), count: texts.plural(.animalCount, plan.seeking.count),
            facets: page == 1 ? animalFacets : animalFacets.filter { $0.name != "town" },
            pagination: pagination)
    }
}

extension StructuredData {
    /// Appends a page of all animals: those on it, at their positions in the whole list.
    fileprivate func appendAnimals(_ animals: ArraySlice<Int>, to bytes: inout [UInt8]) {
        append([crumb(to: .animals(page: 1))], to: &bytes) {
            appendList(animals.lazy.map(crumb(ofAnimal:)), first: animals.startIndex + 1, to: &$0)
        }
    }

    func crumb(ofAnimal number: Int) -> Crumb {
        (records.vocabulary.title(of: records.plan.animals[number].entry.record), records.absolute(.animal(number)))
    }
}
