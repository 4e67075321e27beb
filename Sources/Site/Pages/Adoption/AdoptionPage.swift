import Templates

/// How to adopt from an institution.
struct AdoptionPage: Sendable {
    let frame: PageFrame
    let face: InstitutionFace
    let heading: Wording
    let lead: Wording?
    let body: Passage

    static let model = Model<AdoptionPage>("adoption page", "How to adopt from an institution") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.object("institution", "The institution", InstitutionLink.model) { $0.face.link }
        $0.object("heading", "The page's title", Wording.model) { $0.heading }
        $0.object("lead", "Its description", Wording.model) { $0.lead }
        $0.passage("body", flag: "hasBody", lang: "bodyLang", "the steps of an adoption") { $0.body }
        $0.text("animalCount", "How many of its animals look for a home, in words; none for none") {
            $0.face.seekingCount
        }
        $0.object("contact", "How to reach it", ContactModel.model) { $0.face.contact }
    }
}
