import Content
import Languages
import Markup
import Records
import Templates

extension Phrase {
    static let toldBy = Phrase("happyEndings.told", "teller", "date")
    static let storySubject = Phrase("happyEndings.subject", "animal")
    static let storyLetter = Phrase("happyEndings.letter", "file")
    static let numberOfHomesThisYear = Phrase(plural: "numbers.homesThisYear")
    static let numberOfHomes = Phrase(plural: "numbers.homes")
}

/// The story of an animal that found a home.
struct HappyEnding: Sendable {
    let card: AnimalCard
    let keeper: InstitutionOverview
    /// The address of the story on the animal's page.
    let link: String
    let told: String
    let opening: Wording
    /// The animal before it went home; nil where one of the two pictures is missing.
    let before: PictureModel?
    let after: PictureModel?
    /// The pictures besides these two.
    var further: [PictureModel] = []
    /// The whole story, on the animal's page alone.
    var text = Passage.empty

    static let model = Model<HappyEnding>("happy ending", "The story of an animal that found a home") {
        $0.object("animal", "The animal", AnimalCard.model) { $0.card }
        $0.object("keeper", "Who cared for it", InstitutionOverview.keeper) { $0.keeper }
        $0.text("link", "The story on the animal's page") { $0.link }
        $0.text("told", "Who tells it, and when") { $0.told }
        $0.object("opening", "How the story begins", Wording.model) { $0.opening }
        $0.object("before", "The animal before; there only where the picture after is", PictureModel.model) {
            $0.before
        }
        $0.object("after", "The first picture from the new home", PictureModel.model) { $0.after }
        $0.list(
            "further", flag: "hasFurther", "Its other pictures; on the animal's page alone", PictureModel.model
        ) { $0.further }
        $0.passage("text", flag: "hasText", lang: "textLang", "the whole story; on the animal's page alone") {
            $0.text
        }
    }
}

/// The numbers of animals that went home.
struct HomeFigures: Sendable {
    let thisYear: HomePage.Figure
    let all: HomePage.Figure

    static let model = Model<HomeFigures>("homes", "How many animals went home") {
        $0.object("thisYear", "In the year of the build", HomePage.Figure.model) { $0.thisYear }
        $0.object("all", "In all", HomePage.Figure.model) { $0.all }
    }
}

extension LocalizedSite {
    /// Returns the story of an animal as lists show it; nil where there is none.
    func happyEnding(ofAnimal number: Int) -> HappyEnding? {
        let entry = plan.animals[number].entry
        guard let story = entry.story else { return nil }
        let card = cards[number]
        let opening = builder.records.description(story.text)
        let pictures = builder.pictures(story.pictures, of: card.name)
        return HappyEnding(
            card: card, keeper: overview(ofAnimal: number),
            link: card.link + "#" + PageSection.story.id(in: texts),
            told: texts(.toldBy, ["teller": story.teller, "date": texts.date(story.date, .long)]),
            opening: Wording(
                text: builder.records.excerpt(story.text, limit: LocalizedSite.storyExcerpt) ?? "",
                lang: opening.flatMap { $0.language == language ? nil : $0.language.code }),
            before: pictures.isEmpty || entry.record.pictures.isEmpty ? nil : card.picture, after: pictures.first,
            further: Array(pictures.dropFirst()))
    }

    /// Returns the whole story of an animal, for its page.
    /// - Parameter description: the animal's own, whose headings keep their anchors.
    func wholeStory(ofAnimal number: Int, beside description: Localized<Prose>) -> HappyEnding? {
        guard var ending = happyEnding(ofAnimal: number), let story = plan.animals[number].entry.story else {
            return nil
        }
        ending.text = builder.compose(story.text, on: .animal(number), below: description).passage
        return ending
    }

    /// Returns an e-mail to the institution that begins the story of an animal that went home; nil where somebody told it,
    /// or the institution has no address. The institution reads it in the site's first language.
    func storyLetter(ofAnimal number: Int) -> String? {
        let planned = plan.animals[number]
        let animal = planned.entry.record
        let keeper = plan.catalogue.institutions[planned.institution].record
        guard animal.status == .adopted, planned.entry.story == nil, let email = keeper.contact.email else {
            return nil
        }
        let publication = builder.records.publication
        let institutional = publication[publication.defaultLanguage]
        let file = "institutions/\(keeper.id)/animals/\(animal.id).story.md"
        return PercentEncoding.mailto(
            email,
            subject: institutional.texts(.storySubject, ["animal": institutional.vocabulary.title(of: animal)]),
            text: institutional.texts(.storyLetter, ["file": file]))
    }

    /// The number of characters of a story in lists.
    private static let storyExcerpt = 220

    /// Nil where no animal went home.
    var homeFigures: HomeFigures? {
        guard plan.homes.all > 0 else { return nil }
        return HomeFigures(
            thisYear: figure(plan.homes.thisYear, .numberOfHomesThisYear), all: figure(plan.homes.all, .numberOfHomes))
    }
}
