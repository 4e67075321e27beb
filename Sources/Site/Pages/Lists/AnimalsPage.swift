import Content
import Languages
import Records
import Templates

extension PageType {
    static let animals = PageType(
        "animals", .word("the list of all animals"), below: .home,
        pageCount: { plan, _ in SitePlan.pageCount(ofAnimals: plan.seeking.count) })
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
    let part: AnimalListPart
    let count: String
    let facets: [Facet]
    let types: [AnimalTypeLink]
    let feeds: [FeedGroup]

    static let model = Model<AnimalsPage>("animals page", "A page of all animals that look for a home") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.include(AnimalListPart.model) { $0.part }
        $0.text("count", "How many animals there are on all pages, in words") { $0.count }
        $0.list(
            "facets", flag: "hasFacets", "What animals can be narrowed by; their town only on the first page",
            Facet.model
        ) {
            $0.facets
        }
        $0.list(
            "types", flag: "hasTypes", "The types that look for a home; on the first page alone", AnimalTypeLink.model
        ) { $0.types }
        $0.list("feeds", "Feeds of new animals: of all, by type, by region", FeedGroup.model) { $0.feeds }
    }
}

extension LocalizedSite {
    func animals(page: Int) -> AnimalsPage {
        let part = part(page, of: plan.seeking, at: [structuredData.crumb(to: .animals(page: 1))]) {
            .animals(page: $0)
        }
        return AnimalsPage(
            frame: builder.frame(
                of: .animals(page: page), pagination: part.pagination, structuredData: part.structuredData),
            part: part, count: texts.plural(.animalCount, plan.seeking.count),
            facets: page == 1 ? animalFacets : animalFacets.filter { $0.name != "town" },
            types: page == 1 ? animalTypeLinks : [], feeds: animalFeeds)
    }
}

extension PageModelBuilder {
    /// The feeds of the types that look for a home, and of the regions.
    func feedGroups() -> [FeedGroup] {
        func group(_ facet: String, _ feeds: [(name: String, subject: FeedSubject)]) -> FeedGroup {
            FeedGroup(
                label: vocabulary.fields.label(ofFilter: facet),
                feeds: feeds.map {
                    PageFrame.Feed(title: $0.name, link: urls.link(urls.feed(of: $0.subject, language)))
                })
        }
        let regions = texts.sorted(plan.regions.indices) { plan.regions[$0].name }
        return [
            group(
                "type",
                plan.types.enumerated().filter { !$0.element.seeking.isEmpty }.map {
                    (vocabulary.label(Labels.animalType, $0.element.type), .type($0.offset))
                }),
            group("region", regions.map { (plan.regions[$0].name, .region($0)) }),
        ].filter { !$0.feeds.isEmpty }
    }
}

/// Feeds of animals that one quality tells apart.
struct FeedGroup: Sendable {
    let label: String
    let feeds: [PageFrame.Feed]

    static let model = Model<FeedGroup>("feeds", "Feeds of new animals that one quality tells apart") {
        $0.text("label", "The quality") { $0.label }
        $0.list("feeds", "A feed for each of its values", PageFrame.Feed.model) { $0.feeds }
    }
}
