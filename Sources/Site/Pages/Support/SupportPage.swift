import Templates

/// How to support an institution.
struct SupportPage: Sendable {
    let frame: PageFrame
    let face: InstitutionFace
    let support: SupportModel

    static let model = Model<SupportPage>("support page", "How to support an institution") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.object("institution", "The institution", InstitutionLink.model) { $0.face.link }
        $0.object("support", "How to give", SupportModel.model) { $0.support }
        $0.flag("hasNeeds", "Whether the next list has any") { !$0.face.needs.isEmpty }
        $0.list("needs", "What it asks people to bring", Wording.model) { $0.face.needs }
        $0.object("contact", "How to reach it", ContactModel.model) { $0.face.contact }
    }
}
