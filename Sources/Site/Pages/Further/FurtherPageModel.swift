import Templates

/// A page beside the catalogue.
struct FurtherPageModel: Sendable {
    let frame: PageFrame
    let heading: Wording
    let lead: Wording?
    let body: Passage

    static let model = Model<FurtherPageModel>("further page", "A page beside the catalogue") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.object("heading", "Its title", Wording.model) { $0.heading }
        $0.object("lead", "Its description", Wording.model) { $0.lead }
        $0.passage("body", flag: "hasBody", lang: "bodyLang", "its text") { $0.body }
    }
}
