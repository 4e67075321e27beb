/// A page that search finds as it finds institutions.
enum SearchPage: Hashable, Sendable {
    /// A page of which there is one, as the list of animals to walk with.
    case section(PageType)
    /// The place of a page beside the catalogue.
    case standalone(Int)
    /// The place of a patron in the catalogue.
    case patron(Int)

    /// Those that a site has.
    static func all(_ plan: SitePlan) -> [SearchPage] {
        let sections = PageTemplate.types.filter { $0.heading != nil && !$0.records(plan, 0).isEmpty }
        return sections.map { .section($0) } + plan.catalogue.pages.indices.map { .standalone($0) }
            + plan.catalogue.patrons.indices.map { .patron($0) }
    }

    var page: Page {
        switch self {
        case .section(let type): Page(type)
        case .standalone(let place): .standalone(place)
        case .patron: .patrons
        }
    }
}
