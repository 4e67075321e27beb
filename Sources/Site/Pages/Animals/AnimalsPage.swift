import Templates

/// A numbered page of all animals that look for a home.
struct AnimalsPage: Sendable {
    let frame: PageFrame
    let animals: [ListedAnimal]
    let count: String
    let facets: [Facet]
    let pagination: Pagination?

    static let model = Model<AnimalsPage>("animals page", "A page of all animals that look for a home") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.flag("hasAnimals", "Whether the next list has any") { !$0.animals.isEmpty }
        $0.list("animals", "The animals of this page, urgent ones first, then the newest", ListedAnimal.model) {
            $0.animals
        }
        $0.text("count", "How many animals there are on all pages, in words") { $0.count }
        $0.flag("hasFacets", "Whether the next list has any") { !$0.facets.isEmpty }
        $0.list("facets", "What animals can be narrowed by; their town only on the first page", Facet.model) {
            $0.facets
        }
        $0.object("pagination", "There where the list has more than one page", Pagination.model) { $0.pagination }
    }
}
