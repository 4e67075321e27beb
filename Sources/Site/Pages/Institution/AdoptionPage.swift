import Languages
import Templates

extension PageType {
    static let adoption = PageType(
        "adoption", .word("adoption pages"), below: .institution,
        nameOfOne: { "the adoption page of the institution \"\($0.catalogue.institutions[$1].record.id)\"" },
        records: { $0.catalogue.institutions[$1].record.adoption == nil ? $1..<$1 : $1..<$1 + 1 },
        // It stands only below institutions: a page of the site may well be called so.
        reservesWord: false,
        files: "institutions/*/adoption", source: { $0.catalogue.institutions[$1].record.adoption?.source },
        description: { $0.catalogue.institutions[$1].record.adoption?.body }, sections: { _, _ in [.contact] })
}

extension Page {
    /// The page that explains how to adopt from an institution.
    static func adoption(_ institution: Int) -> Page { Page(.adoption, institution) }
}

extension Phrase {
    static let adoptionTitle = Phrase("title.adoption", "name")
    static let adoptionSummary = Phrase("summary.adoption", "name")
}

extension PageTemplate {
    static let adoption = PageTemplate(.adoption, of: AdoptionPage.model, phrases: [.adoptionTitle, .adoptionSummary]) {
        $0.adoption($1.record)
    }
}

/// The page that explains how to adopt from an institution.
struct AdoptionPage: Sendable {
    let frame: PageFrame
    let overview: InstitutionOverview
    let heading: Wording
    let lead: Wording?
    let body: Passage

    static let model = Model<AdoptionPage>("adoption page", "How to adopt from an institution") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.object("institution", "The institution", InstitutionLink.model) { $0.overview.link }
        $0.object("heading", "The page's title", Wording.model) { $0.heading }
        $0.object("lead", "Its description", Wording.model) { $0.lead }
        $0.passage("body", flag: "hasBody", lang: "bodyLang", "the steps of an adoption") { $0.body }
        $0.text("animalCount", "How many of its animals look for a home, in words; none for none") {
            $0.overview.seekingCount
        }
        $0.object("contact", "How to reach it", ContactModel.model) { $0.overview.contact }
    }
}

extension LocalizedSite {
    /// Nil where the institution does not tell how to adopt.
    func adoption(_ number: Int) -> AdoptionPage? {
        let entry = plan.catalogue.institutions[number]
        let overview = overviews[number]
        guard let guide = entry.record.adoption else { return nil }
        let data = structuredData
        let name = overview.link.name.text
        let heading =
            guide.title.isEmpty
            ? Wording(text: texts(.adoptionTitle, ["name": name])) : builder.wording(guide.title)
        let lead = builder.wording(guide.description)
        let kind = Page.adoption(number)
        let body = builder.compose(guide.body, on: kind)
        return AdoptionPage(
            frame: builder.frame(
                of: kind,
                FrameContent(
                    title: guide.title.isEmpty ? heading.text : "\(heading.text) – \(name)",
                    shareTitle: heading.text,
                    description: lead?.text
                        ?? builder.summary(texts(.adoptionSummary, ["name": name]), body.opening),
                    image: builder.sharingImage(ofInstitution: number, name), kind: .article,
                    structuredData: {
                        data.append(
                            data.trail(toInstitution: number) + [(heading.text, data.records.absolute(kind))], to: &$0
                        ) { data.appendInstitution(number, to: &$0) }
                    })),
            overview: overview, heading: heading, lead: lead, body: body.passage)
    }
}
