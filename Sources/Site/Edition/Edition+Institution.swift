import Languages

extension Edition {
    func institution(_ number: Int, page: Int) -> InstitutionPage {
        let entry = plan.catalogue.institutions[number]
        let face = faces[number]
        let range = SitePlan.range(
            ofPage: page, of: face.order.count, perPage: SitePlan.animalsPerInstitutionPage)
        let kind = PageKind.institution(number, page: page)
        let pagination = composer.pagination(
            page, of: SitePlan.pageCount(face.order.count, perPage: SitePlan.animalsPerInstitutionPage)
        ) { .institution(number, page: $0) }
        let data = structuredData
        let shown = face.order[range]
        let entries = shown.map { plan.animals[$0].entry }
        let name = face.link.name.text
        // Pages of more animals do not repeat the description.
        let description = page == 1 ? composer.compose(entry.record.description, on: kind) : (.empty, "")
        let lead =
            description.opening.isEmpty
            ? texts(.institutionSummary, ["type": face.link.type, "name": name, "town": face.link.town]) : ""
        return InstitutionPage(
            frame: composer.frame(
                of: kind,
                FrameContent(
                    title: composer.numbered(name, page: page),
                    shareTitle: texts(.shareInstitution, ["name": name, "town": face.link.town]),
                    description: composer.summary(lead, description.opening),
                    image: composer.sharingImage(ofInstitution: number, name), section: .institutions,
                    feed: PageFrame.Feed(
                        title: texts(.institutionFeed, ["name": name]),
                        link: composer.addresses.link(composer.addresses.feed(of: entry.record.id, language))),
                    pagination: pagination,
                    structuredData: {
                        data.appendInstitution(entry, animals: entries, first: range.lowerBound + 1, to: &$0)
                    })),
            face: face, isFirstPage: page == 1, animals: shown.map { ListedAnimal(card: cards[$0], keeper: nil) },
            description: description.passage,
            pagination: pagination)
    }

    /// Nil where there is no way to support the institution.
    func support(_ number: Int) -> SupportPage? {
        let entry = plan.catalogue.institutions[number]
        let face = faces[number]
        guard let support = face.support else { return nil }
        let data = structuredData
        let name = face.link.name.text
        let title = texts(.supportTitle, ["name": name])
        return SupportPage(
            frame: composer.frame(
                of: .support(number),
                FrameContent(
                    title: title, shareTitle: title, description: texts(.supportSummary, ["name": name]),
                    image: composer.sharingImage(ofInstitution: number, name), section: .institutions,
                    structuredData: { data.appendSupport(of: entry, to: &$0) })),
            face: face, support: composer.supportWithCodes(ofInstitution: number, support))
    }

    /// Nil where the institution does not tell how to adopt.
    func adoption(_ number: Int) -> AdoptionPage? {
        let entry = plan.catalogue.institutions[number]
        let face = faces[number]
        guard let guide = entry.record.adoption else { return nil }
        let data = structuredData
        let name = face.link.name.text
        let heading =
            guide.title.isEmpty
            ? Wording(text: texts(.adoptionTitle, ["name": name])) : composer.wording(guide.title)
        let lead = composer.wording(guide.description)
        let kind = PageKind.adoption(number)
        let body = composer.compose(guide.body, on: kind)
        return AdoptionPage(
            frame: composer.frame(
                of: kind,
                FrameContent(
                    title: guide.title.isEmpty ? heading.text : "\(heading.text) – \(name)",
                    shareTitle: heading.text,
                    description: lead?.text
                        ?? composer.summary(texts(.adoptionSummary, ["name": name]), body.opening),
                    image: composer.sharingImage(ofInstitution: number, name), kind: .article,
                    section: .institutions,
                    structuredData: { data.appendAdoption(title: heading.text, of: entry, to: &$0) })),
            face: face, heading: heading, lead: lead, body: body.passage)
    }
}
