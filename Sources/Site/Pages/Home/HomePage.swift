import Content
import Documents
import Languages
import Records
import Templates

extension PageType {
    static let home = PageType(
        "home", .root, files: "home", source: { _, _ in "home.md" },
        description: { plan, _ in plan.catalogue.home.body })
}

extension Page {
    static let home = Page(.home)
}

extension Phrase {
    static let numberOfInstitutions = Phrase(plural: "numbers.institutions")
    static let numberOfAnimals = Phrase(plural: "numbers.animals")
    static let numberOfTowns = Phrase(plural: "numbers.towns")
    static let elsewhere = Phrase("home.elsewhere")
    static let pictureOfSite = Phrase("picture.site", "title")
}

extension PageTemplate {
    static let home = PageTemplate(
        .home, of: HomePage.model,
        phrases: [.pictureOfSite, .numberOfInstitutions, .numberOfAnimals, .numberOfTowns, .elsewhere]
    ) { site, _ in site.home() }
}

/// The home page.
struct HomePage: Sendable {
    struct Step: Sendable {
        let title: Wording
        let text: Wording

        static let model = Model<Step>("step", "A step of how it works") {
            $0.object("title", "What to do", Wording.model) { $0.title }
            $0.object("text", "How", Wording.model) { $0.text }
        }
    }

    struct Figure: Sendable {
        let value: String
        let label: String

        static let model = Model<Figure>("figure", "A number and what it counts") {
            $0.text("value", "The number") { $0.value }
            $0.text("label", "What it counts, in the form that goes with the number") { $0.label }
        }
    }

    struct Figures: Sendable {
        let institutions: Figure
        /// Nil where no animal looks for a home.
        let animals: Figure?
        let towns: Figure

        static let model = Model<Figures>("numbers", "How large the catalogue is") {
            $0.object("institutions", "How many institutions there are", Figure.model) { $0.institutions }
            $0.object("animals", "How many animals look for a home, where any does", Figure.model) { $0.animals }
            $0.object("towns", "In how many towns", Figure.model) { $0.towns }
        }
    }

    /// A further page for which the menus have no room.
    struct FurtherLink: Sendable {
        let title: Wording
        let link: String

        static let model = Model<FurtherLink>("further link", "A further page for which the menus have no room") {
            $0.object("title", "Its title", Wording.model) { $0.title }
            $0.text("link", "Where it is") { $0.link }
        }
    }

    let frame: PageFrame
    let heading: Wording
    let lead: Wording?
    let video: VideoModel?
    let steps: [Step]
    let body: Passage
    let institutions: [InstitutionOverview]
    /// Empty where all institutions have cards.
    let regions: [InstitutionRegion]
    let numbers: Figures
    let stories: [HappyEnding]
    let homes: HomeFigures?
    let patrons: [PatronModel]
    let urgent: [ListedAnimal]
    let newest: [ListedAnimal]
    let longestWaiting: [ListedAnimal]
    let morePages: [FurtherLink]

    private var hasFaces: Bool { !(urgent.isEmpty && newest.isEmpty && longestWaiting.isEmpty) }

    static let model = Model<HomePage>("home page", "The home page") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.object("heading", "The title of home.md", Wording.model) { $0.heading }
        $0.object("lead", "The lead of home.md", Wording.model) { $0.lead }
        $0.object("video", "The film of home.md", VideoModel.model) { $0.video }
        $0.flag("isExplained", "Whether home.md has a lead, a film or steps") {
            $0.lead != nil || $0.video != nil || !$0.steps.isEmpty
        }
        $0.flag("hasSteps", "Whether home.md has steps") { !$0.steps.isEmpty }
        $0.list("steps", "How it works", Step.model) { $0.steps }
        $0.passage("body", flag: "hasBody", lang: "bodyLang", "the text of home.md") { $0.body }
        $0.list(
            "institutions", flag: "hasInstitutions",
            "Institutions in the order of their names; where they are many, some that have animals",
            InstitutionOverview.card
        ) { $0.institutions }
        $0.list(
            "regions", flag: "hasRegions", "All institutions by region, where they are many", InstitutionRegion.model
        ) { $0.regions }
        $0.object("numbers", "How large the catalogue is", Figures.model) { $0.numbers }
        $0.list(
            "stories", flag: "hasStories", "The newest stories of animals that found a home", HappyEnding.model
        ) { $0.stories }
        $0.object("homes", "How many animals went home", HomeFigures.model) { $0.homes }
        $0.list("patrons", flag: "hasPatrons", "The patrons of the month", PatronModel.model) { $0.patrons }
        $0.list(
            "urgent", flag: "hasUrgent", "Animals that need a home urgently, the longest wait first", ListedAnimal.model
        ) {
            $0.urgent
        }
        $0.list(
            "newest", flag: "hasNewest", "Others that arrived in the last seven days, the newest first",
            ListedAnimal.model
        ) { $0.newest }
        $0.list(
            "longestWaiting", flag: "hasLongestWaiting", "Others that look for a home, the longest wait first",
            ListedAnimal.model
        ) { $0.longestWaiting }
        $0.flag("hasFaces", "Whether there is an animal in one of these lists") { $0.hasFaces }
        $0.list("morePages", flag: "hasMorePages", "Further pages for which the menus have no room", FurtherLink.model)
        { $0.morePages }
    }
}

extension LocalizedSite {
    /// The most institutions that have cards on the home page; of more, some have, and all stand by region.
    static let institutionsOnHome = 12

    private static let storiesOnHome = 3

    func home() -> HomePage {
        let home = plan.catalogue.home
        let data = structuredData
        let settings = builder.settings
        let heading = builder.wording(home.title)
        let lead = builder.wording(home.lead)
        let description = builder.wording(settings.description)?.text ?? lead?.text ?? heading.text
        return HomePage(
            frame: builder.frame(
                of: .home,
                FrameContent(
                    shareTitle: builder.defaults.siteTitle, description: description,
                    structuredData: { data.append(to: &$0, data.appendSite) })),
            heading: heading, lead: lead, video: home.video.map { builder.video($0) },
            steps: home.steps.map {
                HomePage.Step(title: builder.wording($0.title), text: builder.wording($0.text))
            },
            body: builder.compose(home.body, on: .home).passage,
            institutions: institutionsOnHome.map { overviews[$0] }, regions: isLarge ? institutionsByRegion() : [],
            numbers: HomePage.Figures(
                institutions: figure(overviews.count, .numberOfInstitutions),
                animals: plan.seeking.isEmpty ? nil : figure(plan.seeking.count, .numberOfAnimals),
                towns: figure(townCount, .numberOfTowns)),
            stories: plan.stories.prefix(LocalizedSite.storiesOnHome).compactMap(happyEnding), homes: homeFigures,
            patrons: currentPatrons,
            urgent: plan.urgent.prefix(SitePlan.animalsInRow).map(listedWithKeeper),
            newest: plan.newest.map(listedWithKeeper), longestWaiting: plan.longestWaiting.map(listedWithKeeper),
            morePages: PageMenus(plan.catalogue.pages).others.map {
                HomePage.FurtherLink(title: builder.wording($0.title), link: builder.link(to: plan.page(of: $0)))
            })
    }

    private var isLarge: Bool { byName.count > LocalizedSite.institutionsOnHome }

    private var institutionsOnHome: [Int] {
        guard isLarge else { return byName }
        return Array(
            byName.filter { !overviews[$0].animalsOnCard.isEmpty }.prefix(LocalizedSite.institutionsOnHome / 2))
    }

    /// Returns a number with what it counts.
    func figure(_ count: Int, _ phrase: Phrase) -> HomePage.Figure {
        HomePage.Figure(value: texts.number(count), label: texts.plural(phrase, count))
    }
}

extension StructuredData {
    /// Appends the site, with the address at which it can be searched.
    fileprivate func appendSite(to json: inout JSONWriter) {
        json.thing("WebSite") { json in
            json.member("@id", siteIdentifier)
            json.member("url", home)
            json.member("name", siteTitle)
            json.member("description", records.text(ifAny: records.publication.settings.description))
            json.member("inLanguage", records.language.code)
            json.thing("potentialAction", "SearchAction") { json in
                json.member("target") { json in
                    let animals = records.absolute(.animals(page: 1))
                    json.thing("EntryPoint") { json in
                        json.member("urlTemplate", animals + "?q={search_term_string}")
                    }
                }
                json.member("query-input", "required name=search_term_string")
            }
        }
    }
}
