import Languages
import Templates

extension PageType {
    static let support = PageType(
        "support", .word("support pages"), below: .institution,
        nameOfOne: { "the support page of the institution \"\($0.catalogue.institutions[$1].record.id)\"" },
        records: { $0.takesGifts($1) ? $1..<$1 + 1 : $1..<$1 },
        indexing: .listed { $0.confirmation(ofInstitution: $1) }, sections: { _, _ in [.contact] })
}

extension Page {
    /// The page that explains how to support an institution.
    static func support(_ institution: Int) -> Page { Page(.support, institution) }
}

extension Phrase {
    static let supportTitle = Phrase("title.support", "name")
    static let supportSummary = Phrase("summary.support", "name")
}

extension PageTemplate {
    static let support = PageTemplate(.support, of: SupportPage.model, phrases: [.supportTitle, .supportSummary]) {
        $0.support($1.record)
    }
}

/// The page that explains how to support an institution.
struct SupportPage: Sendable {
    let frame: PageFrame
    let overview: InstitutionOverview
    let support: SupportModel

    static let model = Model<SupportPage>("support page", "How to support an institution") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.text("id", "The institution's id") { $0.overview.link.id }
        $0.object("institution", "The institution", InstitutionLink.model) { $0.overview.link }
        $0.object("support", "How to give", SupportModel.model) { $0.support }
        $0.list("needs", flag: "hasNeeds", "What it asks people to bring", Wording.model) { $0.overview.needs }
        $0.object("contact", "How to reach it", ContactModel.model) { $0.overview.contact }
    }
}

extension LocalizedSite {
    /// Nil where there is no way to support the institution.
    func support(_ number: Int) -> SupportPage? {
        let overview = overviews[number]
        guard let support = support(ofInstitution: number) else { return nil }
        let data = structuredData
        let name = overview.link.name.text
        let title = texts(.supportTitle, ["name": name])
        return SupportPage(
            frame: builder.frame(
                of: .support(number),
                FrameContent(
                    title: title, shareTitle: title, description: texts(.supportSummary, ["name": name]),
                    image: builder.sharingImage(ofInstitution: number, name),
                    structuredData: {
                        data.append(
                            data.trail(toInstitution: number) + [(title, data.records.absolute(.support(number)))],
                            to: &$0
                        ) { data.appendInstitution(number, to: &$0) }
                    })),
            overview: overview, support: builder.withCodes(support))
    }
}
