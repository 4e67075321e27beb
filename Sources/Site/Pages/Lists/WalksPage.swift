import Languages
import Templates

extension PageType {
    static let walks = PageType(
        "walks", .word("the list of animals to walk with"), below: .home,
        records: { plan, _ in plan.walked.isEmpty ? 0..<0 : 0..<1 },
        pageCount: { plan, _ in SitePlan.pageCount(ofAnimals: plan.walked.count) })
}

extension Page {
    /// - Parameter page: from 1.
    static func walks(page: Int) -> Page { Page(.walks, number: page) }
}

extension PageTemplate {
    static let walks = PageTemplate(.walks, of: WalksPage.model) { site, page in site.walks(page: page.number) }
}

/// An institution with animals that visitors may take for walks.
struct WalkPlace: Sendable {
    let institution: InstitutionLink
    let rules: WalkRules?

    static let model = Model<WalkPlace>("place for walks", "An institution with animals to walk with") {
        $0.include(InstitutionLink.model) { $0.institution }
        $0.object("rules", "Its rules of walks, where its page has a section with them", WalkRules.model) { $0.rules }
    }
}

/// A numbered page of all animals that visitors may take for walks.
struct WalksPage: Sendable {
    let frame: PageFrame
    let part: AnimalListPart
    let count: String
    let facets: [Facet]
    let places: [WalkPlace]

    static let model = Model<WalksPage>("walks page", "A page of all animals that visitors may take for walks") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.include(AnimalListPart.model) { $0.part }
        $0.text("count", "How many animals there are on all pages, in words") { $0.count }
        $0.list("facets", flag: "hasFacets", "What animals can be narrowed by", Facet.model) { $0.facets }
        $0.list("places", flag: "hasPlaces", "The institutions of these animals; on the first page", WalkPlace.model) {
            $0.places
        }
    }
}

extension LocalizedSite {
    /// The filters of the page: what matters on a walk, and where it begins.
    private static let filters: Set = ["type", "size", "energy", "experience", "reviewed", "region"]

    func walks(page: Int) -> WalksPage {
        let part = part(page, of: plan.walked, at: [structuredData.crumb(to: .walks(page: 1))]) { .walks(page: $0) }
        return WalksPage(
            frame: builder.frame(
                of: .walks(page: page), pagination: part.pagination, feed: plan.hasReviews ? feed(.reviews) : nil,
                structuredData: part.structuredData),
            part: part, count: texts.plural(.animalCount, plan.walked.count),
            facets: walkFacets.filter { LocalizedSite.filters.contains($0.name) },
            places: page > 1 ? [] : placesForWalks)
    }

    private var placesForWalks: [WalkPlace] {
        let institutions = Set(plan.walked.map { plan.animals[$0].institution })
        return byName.filter(institutions.contains).map { number in
            WalkPlace(
                institution: overviews[number].link,
                rules: plan.catalogue.institutions[number].record.walks.map { builder.rules(of: $0, in: number) })
        }
    }
}
