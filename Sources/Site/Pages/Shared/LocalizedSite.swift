import Content
import Languages
import Parallel
import Records

/// The whole site in one language: what its pages share, made once, and their models.
final class LocalizedSite: Sendable {
    let builder: PageModelBuilder
    let similar: SimilarAnimals
    let structuredData: StructuredData
    /// In the plan's order of animals.
    let cards: [AnimalCard]
    /// In the catalogue's order.
    let overviews: [InstitutionOverview]
    /// Places in `overviews`, in the alphabetical order of the institutions' names.
    let byName: [Int]
    /// In the catalogue's order. Few builds make pages of every institution.
    private let supports: [Once<SupportModel?>]
    /// Those that every map of the country shows.
    let townsOnMap: Once<[CountryMapModel.Town]>
    private let facetsOfInstitutions: Once<[Facet]>
    private let facetsOfAnimals: Once<[Facet]>
    private let facetsOfWalks: Once<[Facet]>
    private let feedsOfAnimals: Once<[FeedGroup]>
    let townCount: Int
    /// For each animal, those before and after it on its institution's page.
    private let neighbours: [(previous: Int32?, next: Int32?)]

    /// - Parameter previous: the same of an earlier state of the site that differs in records of institutions alone.
    init(
        _ builder: PageModelBuilder, similar: SimilarAnimals, after previous: LocalizedSite? = nil,
        parallel: Parallel
    ) {
        let plan = builder.plan
        let texts = builder.texts
        self.builder = builder
        self.similar = similar
        structuredData = StructuredData(of: builder.records)
        let isKnown = LocalizedSite.unchanged(plan, since: previous?.plan)
        let cards = parallel.map(count: plan.animals.count, grain: 64) { number in
            if let previous, isKnown[plan.animals[number].institution] { return previous.cards[number] }
            return AnimalCard(ofAnimal: number, builder)
        }
        let overviews = parallel.map(count: plan.catalogue.institutions.count, grain: 4) { number in
            if let previous, isKnown[number] { return previous.overviews[number] }
            return InstitutionOverview(ofInstitution: number, cards, builder)
        }
        self.cards = cards
        self.overviews = overviews
        byName = texts.sorted(overviews.indices) { overviews[$0].link.name.text }
        supports = overviews.indices.map { number in Once { builder.support(ofInstitution: number) } }
        townsOnMap = Once { plan.gazetteer.map(CountryMapModel.towns) ?? [] }
        facetsOfInstitutions = Once { builder.facetsOfInstitutions() }
        facetsOfAnimals = Once { builder.facets(builder.records.publication.seekingTally()) }
        facetsOfWalks = Once { builder.facets(builder.records.publication.walkedTally()) }
        feedsOfAnimals = Once { builder.feedGroups() }
        townCount = Set(overviews.map(\.link.town)).count
        var neighbours = [(previous: Int32?, next: Int32?)](repeating: (nil, nil), count: cards.count)
        for overview in overviews {
            for (one, other) in zip(overview.order, overview.order.dropFirst()) {
                neighbours[one].next = Int32(other)
                neighbours[other].previous = Int32(one)
            }
        }
        self.neighbours = neighbours
    }

    /// For each institution whether it and its animals are the very same as before, and stand at the same places.
    private static func unchanged(_ plan: SitePlan, since previous: SitePlan?) -> [Bool] {
        let institutions = plan.catalogue.institutions
        guard let previous else { return [Bool](repeating: false, count: institutions.count) }
        return institutions.indices.map { number in
            number < previous.catalogue.institutions.count
                && institutions[number] === previous.catalogue.institutions[number]
                && plan.animalsOfInstitution[number] == previous.animalsOfInstitution[number]
        }
    }

    var institutionFacets: [Facet] { facetsOfInstitutions() }
    /// The filters for all animals.
    var animalFacets: [Facet] { facetsOfAnimals() }
    /// The filters for the animals that visitors may take for walks.
    var walkFacets: [Facet] { facetsOfWalks() }
    /// The feeds of new animals.
    var animalFeeds: [FeedGroup] { feedsOfAnimals() }

    var plan: SitePlan { builder.plan }
    var texts: Texts { builder.texts }
    var language: Language { builder.language }

    /// The ways to give to an institution itself; nil where there is none.
    func support(ofInstitution number: Int) -> SupportModel? { supports[number]() }

    func overview(ofAnimal number: Int) -> InstitutionOverview { overviews[plan.animals[number].institution] }

    /// An animal on a page that shows animals of several institutions.
    func listedWithKeeper(_ number: Int) -> ListedAnimal {
        ListedAnimal(card: cards[number], keeper: overview(ofAnimal: number))
    }

    func feed(_ subject: FeedSubject) -> PageFrame.Feed {
        PageFrame.Feed(
            title: builder.records.title(of: subject),
            link: builder.urls.link(builder.urls.feed(of: subject, language)))
    }

    func previous(ofAnimal number: Int) -> AnimalCard? { neighbours[number].previous.map { cards[Int($0)] } }

    func next(ofAnimal number: Int) -> AnimalCard? { neighbours[number].next.map { cards[Int($0)] } }
}
