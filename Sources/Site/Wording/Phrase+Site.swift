import Languages
import Records

/// The phrases of this module. Those for the cases of an enumeration are in ``Labels``.
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

    static let animalCount = Phrase(plural: "count.animals")
    static let institutionCount = Phrase(plural: "count.institutions")
    static let seekingCount = Phrase(plural: "count.seeking")

    static let paginationSummary = Phrase("pagination.summary", "page", "pages")
    static let institutionSince = Phrase("institution.since", "year")

    static let movedTitle = Phrase("title.moved")
    static let numberedTitle = Phrase("title.numbered", "title", "page")

    static let transferToInstitution = Phrase("transfer.institution", "institution")
    static let transferForAnimal = Phrase("transfer.animal", "number", "name")
    static let results = Phrase(plural: "count.results")
    static let kilometres = Phrase(plural: "count.kilometres")
    /// The phrases that scripts need, by the names under which templates hand them over: `{{plurals.results}}`.
    static let ofScripts: [(name: String, phrase: Phrase)] = [
        ("results", results), ("show", Phrase(plural: "count.show")),
        ("kilometres", kilometres),
        ("animals", animalCount), ("institutions", institutionCount),
    ]

    static let tableLabel = Phrase("table.label")
    static let siteFeed = Phrase("feed.site", "title")
    static let partialFeed = Phrase("feed.part", "name")
    static let reviewsFeed = Phrase("feed.reviews")

    /// The phrases that pages of several kinds, and the documents beside them, use.
    static let shared: [Phrase] =
        [
            noticeSince, staleNotice, waitingSince, specialNeeds, childrenFromAge, unknownChildren, unknownDogs,
            unknownCats, walks, namelessAnimal, pictureOfAnimal, furtherPicture, pictureOfLogo, animalCount,
            institutionCount, seekingCount, paginationSummary, institutionSince, numberedTitle, transferToInstitution,
            transferForAnimal, movedTitle, galleryPosition, tableLabel, siteFeed, partialFeed,
            reviewsFeed,
        ] + ofScripts.prefix(3).map(\.phrase) + FieldWording.phrases + Labels.phrases
}
