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
    static let pictureOfSite = Phrase("picture.site", "title")
}

extension PageTemplate {
    static let home = PageTemplate(
        .home, of: HomePage.model, phrases: [.pictureOfSite, .numberOfInstitutions, .numberOfAnimals, .numberOfTowns]
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
        let animals: Figure
        let towns: Figure

        static let model = Model<Figures>("numbers", "How large the catalogue is") {
            $0.object("institutions", "How many institutions there are", Figure.model) { $0.institutions }
            $0.object("animals", "How many animals look for a home", Figure.model) { $0.animals }
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
    let institutions: [InstitutionCard]
    let hasMoreInstitutions: Bool
    let numbers: Figures
    let urgent: [ListedAnimal]
    let morePages: [FurtherLink]

    static let model = Model<HomePage>("home page", "The home page") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.object("heading", "The title of home.md", Wording.model) { $0.heading }
        $0.object("lead", "The lead of home.md", Wording.model) { $0.lead }
        $0.object("video", "The film of home.md", VideoModel.model) { $0.video }
        $0.flag("hasSteps", "Whether home.md has steps") { !$0.steps.isEmpty }
        $0.list("steps", "How it works", Step.model) { $0.steps }
        $0.passage("body", flag: "hasBody", lang: "bodyLang", "the text of home.md") { $0.body }
        $0.list(
            "institutions", flag: "hasInstitutions", "Institutions in the order of their names", InstitutionCard.model
        ) { $0.institutions }
        $0.flag("hasMoreInstitutions", "Whether there are more than are shown") { $0.hasMoreInstitutions }
        $0.object("numbers", "How large the catalogue is", Figures.model) { $0.numbers }
        $0.list(
            "urgent", flag: "hasUrgent", "Animals that need a home urgently, the longest wait first", ListedAnimal.model
        ) {
            $0.urgent
        }
        $0.list("morePages", flag: "hasMorePages", "Further pages for which the menus have no room", FurtherLink.model)
        { $0.morePages }
    }
}

extension LocalizedSite {
    /// The most institutions on the home page.
    static let institutionsOnHome = 60
    static let urgentOnHome = 8

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
            institutions: byName.prefix(LocalizedSite.institutionsOnHome).map { overviews[$0].card },
            hasMoreInstitutions: byName.count > LocalizedSite.institutionsOnHome,
            numbers: HomePage.Figures(
                institutions: figure(overviews.count, .numberOfInstitutions),
                animals: figure(plan.seeking.count, .numberOfAnimals), towns: figure(townCount, .numberOfTowns)),
            urgent: plan.urgent.prefix(LocalizedSite.urgentOnHome).map(listedWithKeeper),
            morePages: PageMenus(plan.catalogue.pages).others.map {
                HomePage.FurtherLink(title: builder.wording($0.title), link: builder.link(to: plan.page(of: $0)))
            })
    }

    private func figure(_ count: Int, _ phrase: Phrase) -> HomePage.Figure {
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
