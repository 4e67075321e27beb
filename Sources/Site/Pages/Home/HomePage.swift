import Templates

/// The intro.
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

    static let model = Model<HomePage>("home page", "The intro") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.object("heading", "The title of home.md", Wording.model) { $0.heading }
        $0.object("lead", "The lead of home.md", Wording.model) { $0.lead }
        $0.object("video", "The film of home.md", VideoModel.model) { $0.video }
        $0.flag("hasSteps", "Whether home.md has steps") { !$0.steps.isEmpty }
        $0.list("steps", "How it works", Step.model) { $0.steps }
        $0.passage("body", flag: "hasBody", lang: "bodyLang", "the text of home.md") { $0.body }
        $0.flag("hasInstitutions", "Whether the next list has any") { !$0.institutions.isEmpty }
        $0.list("institutions", "Institutions in the order of their names", InstitutionCard.model) { $0.institutions }
        $0.flag("hasMoreInstitutions", "Whether there are more than are shown") { $0.hasMoreInstitutions }
        $0.object("numbers", "How large the catalogue is", Figures.model) { $0.numbers }
        $0.flag("hasUrgent", "Whether the next list has any") { !$0.urgent.isEmpty }
        $0.list("urgent", "Animals that need a home urgently, the longest wait first", ListedAnimal.model) {
            $0.urgent
        }
        $0.flag("hasMorePages", "Whether the next list has any") { !$0.morePages.isEmpty }
        $0.list("morePages", "Further pages for which the menus have no room", FurtherLink.model) { $0.morePages }
    }
}
