import Languages
import Records
import Templates

extension PageType {
    /// A page beside the catalogue.
    static let standalone = PageType(
        "page", .id { $0.catalogue.pages[$1].slug }, below: .home, records: { plan, _ in plan.catalogue.pages.indices },
        isOrderedByID: false, files: "pages/*", source: { $0.catalogue.pages[$1].source },
        formerly: { $0.catalogue.pages[$1].formerly },
        description: { $0.catalogue.pages[$1].body })
}

extension Page {
    static func standalone(_ number: Int) -> Page { Page(.standalone, number) }
}

extension SitePlan {
    func page(of page: StandalonePage) -> Page { .standalone(numbersOfPages[page.slug] ?? 0) }
}

extension PageTemplate {
    static let standalone = PageTemplate(.standalone, of: StandalonePageModel.model) { $0.standalone($1.record) }
}

/// A page beside the catalogue.
struct StandalonePageModel: Sendable {
    let frame: PageFrame
    let heading: Wording
    let lead: Wording?
    let body: Passage

    static let model = Model<StandalonePageModel>("further page", "A page beside the catalogue") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.object("heading", "Its title", Wording.model) { $0.heading }
        $0.object("lead", "Its description", Wording.model) { $0.lead }
        $0.passage("body", flag: "hasBody", lang: "bodyLang", "its text") { $0.body }
    }
}

extension LocalizedSite {
    func standalone(_ number: Int) -> StandalonePageModel {
        let page = plan.catalogue.pages[number]
        let heading = builder.wording(page.title)
        let lead = builder.wording(page.description)
        let data = structuredData
        let body = builder.compose(page.body, on: .standalone(number))
        return StandalonePageModel(
            frame: builder.frame(
                of: .standalone(number),
                FrameContent(
                    title: heading.text, shareTitle: heading.text,
                    description: lead?.text ?? builder.summary("", body.opening), kind: .article,
                    structuredData: data.place(.standalone(number), titled: heading.text))),
            heading: heading, lead: lead, body: body.passage)
    }
}
