import Languages
import Records

/// The phrases of this module. Those for the cases of an enumeration are in `Labels`.
extension Phrase {
    static let noticeSince = Phrase("notice.since", "date")
    static let staleNotice = Phrase("stale.notice", "date")
    static let waitingSince = Phrase("arrival.waiting", "waiting", "date")

    static let specialNeeds = Phrase("health.specialNeeds")
    static let childrenFromAge = Phrase(plural: "goodWith.children.fromAge")
    static let unknownChildren = Phrase("goodWith.unknown.children")
    static let unknownDogs = Phrase("goodWith.unknown.dogs")
    static let unknownCats = Phrase("goodWith.unknown.cats")
    static let walks = Phrase("ability.walks")

    static let namelessAnimal = Phrase("animal.nameless", "type", "number")
    static let pictureOfAnimal = Phrase("picture.animal", "name", "animal")
    static let furtherPicture = Phrase("picture.further", "name", "number")
    static let pictureOfLogo = Phrase("picture.logo", "name")
    static let pictureOfSite = Phrase("picture.site", "title")

    static let animalCount = Phrase(plural: "count.animals")
    static let institutionCount = Phrase(plural: "count.institutions")
    static let seekingCount = Phrase(plural: "count.seeking")
    static let numberOfInstitutions = Phrase(plural: "numbers.institutions")
    static let numberOfAnimals = Phrase(plural: "numbers.animals")
    static let numberOfTowns = Phrase(plural: "numbers.towns")

    static let paginationSummary = Phrase("pagination.summary", "page", "pages")
    static let institutionSince = Phrase("institution.since", "year")

    static let institutionsTitle = Phrase("title.institutions")
    static let animalsTitle = Phrase("title.animals")
    static let settingsTitle = Phrase("title.settings")
    static let notFoundTitle = Phrase("title.notFound")
    static let supportTitle = Phrase("title.support", "name")
    static let adoptionTitle = Phrase("title.adoption", "name")
    static let favouritesTitle = Phrase("title.favourites")
    static let accessibilityTitle = Phrase("title.accessibility")
    static let offlineTitle = Phrase("title.offline")
    static let numberedTitle = Phrase("title.numbered", "title", "page")

    static let institutionsSummary = Phrase("summary.institutions", "title")
    static let animalsSummary = Phrase("summary.animals", "title")
    static let settingsSummary = Phrase("summary.settings", "title")
    static let supportSummary = Phrase("summary.support", "name")
    static let adoptionSummary = Phrase("summary.adoption", "name")
    static let favouritesSummary = Phrase("summary.favourites", "title")
    static let accessibilitySummary = Phrase("summary.accessibility", "title")
    static let institutionSummary = Phrase("summary.institution", "type", "name", "town")
    static let animalSummary = Phrase("summary.animal", "facts", "institution", "town")

    static let basketsTitle = Phrase("title.baskets")
    static let needsTitle = Phrase("title.needs")
    static let basketsSummary = Phrase("summary.baskets", "title")
    static let basketSummary = Phrase("summary.basket", "name")
    static let needsSummary = Phrase("summary.needs", "title")
    static let shareBasket = Phrase("share.basket", "name")
    static let basketCount = Phrase(plural: "count.baskets")

    static let shareAnimal = Phrase("share.animal", "name", "type", "institution", "town")
    static let shareInstitution = Phrase("share.institution", "name", "town")

    static let transferToInstitution = Phrase("transfer.institution", "institution")
    static let transferForAnimal = Phrase("transfer.animal", "number", "name")
    static let institutionFeed = Phrase("feed.institution", "name")
    /// What scripts say of what they have found, for templates: `{{plurals.results}}`.
    static let ofScripts: [(name: String, phrase: Phrase)] = [
        ("results", Phrase(plural: "count.results")), ("show", Phrase(plural: "count.show")),
        ("animals", animalCount), ("institutions", institutionCount),
    ]

    static let tableLabel = Phrase("table.label")
    static let siteFeed = Phrase("feed.site", "title")

    /// Everything that this module says, so that a language's file can be checked for it before anything is written.
    public static let ofSite: [Phrase] =
        [
            noticeSince, staleNotice, waitingSince, specialNeeds, childrenFromAge, walks, namelessAnimal,
            pictureOfAnimal, furtherPicture, pictureOfLogo, pictureOfSite, animalCount, institutionCount, seekingCount,
            numberOfInstitutions, numberOfAnimals, numberOfTowns, paginationSummary, institutionSince,
            institutionsTitle, animalsTitle, settingsTitle, notFoundTitle, supportTitle, numberedTitle,
            institutionsSummary, animalsSummary, settingsSummary, supportSummary, institutionSummary, animalSummary,
            shareAnimal, shareInstitution, transferToInstitution, transferForAnimal, institutionFeed, siteFeed,
            tableLabel, unknownChildren, unknownDogs, unknownCats, adoptionTitle, favouritesTitle,
            accessibilityTitle, offlineTitle, adoptionSummary, favouritesSummary, accessibilitySummary,
            basketsTitle, needsTitle, basketsSummary, basketSummary, needsSummary, shareBasket, basketCount,
        ] + ofScripts.prefix(2).map(\.phrase) + FacetVocabulary.phrases + EveryLabel.phrases
}
