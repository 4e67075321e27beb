import Content
import Languages
import Parallel
import Records

/// The whole site in one language: what its pages share, made once, and their models.
final class Edition: Sendable {
    let composer: Composer
    let similar: SimilarAnimals
    let structuredData: StructuredData
    /// In the plan's order of animals.
    let cards: [AnimalCard]
    /// In the catalogue's order.
    let faces: [InstitutionFace]
    /// Places in `faces`, in the alphabetical order of the institutions' names.
    let byName: [Int]
    let institutionFacets: [Facet]
    /// Of all animals.
    let animalFacets: [Facet]
    let townCount: Int
    /// For each animal, those before and after it on its institution's page.
    private let neighbours: [(previous: Int32?, next: Int32?)]

    init(_ composer: Composer, similar: SimilarAnimals, structuredData: StructuredData, parallel: Parallel) {
        let plan = composer.plan
        let texts = composer.texts
        self.composer = composer
        self.similar = similar
        self.structuredData = structuredData
        let cards = parallel.map(count: plan.animals.count, grain: 64) { composer.card(ofAnimal: $0) }
        let faces = parallel.map(count: plan.catalogue.institutions.count, grain: 4) {
            composer.face(ofInstitution: $0, cards: cards)
        }
        self.cards = cards
        self.faces = faces
        byName = texts.sorted(faces.indices) { faces[$0].link.name.text }
        institutionFacets = composer.facetsOfInstitutions()
        animalFacets = composer.facets(ofAnimals: plan.animals.indices, isOfMany: true)
        townCount = Set(faces.map(\.link.town)).count
        var neighbours = [(previous: Int32?, next: Int32?)](repeating: (nil, nil), count: cards.count)
        for face in faces {
            for (one, other) in zip(face.order, face.order.dropFirst()) {
                neighbours[one].next = Int32(other)
                neighbours[other].previous = Int32(one)
            }
        }
        self.neighbours = neighbours
    }

    var plan: SitePlan { composer.plan }
    var texts: Texts { composer.texts }
    var language: Language { composer.language }

    func face(ofAnimal number: Int) -> InstitutionFace { faces[plan.animals[number].institution] }

    /// An animal on a page that shows animals of several institutions.
    func listedWithKeeper(_ number: Int) -> ListedAnimal {
        ListedAnimal(card: cards[number], keeper: face(ofAnimal: number).keeper)
    }

    func link(toAnimal number: Int32?) -> AnimalLink? {
        number.map { AnimalLink(link: cards[Int($0)].link, name: cards[Int($0)].name) }
    }

    func previous(ofAnimal number: Int) -> AnimalLink? { link(toAnimal: neighbours[number].previous) }

    func next(ofAnimal number: Int) -> AnimalLink? { link(toAnimal: neighbours[number].next) }
}
