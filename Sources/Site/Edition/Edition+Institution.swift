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
        let lead =
            entry.record.description.isEmpty
            ? texts(.institutionSummary, ["type": face.link.type, "name": name, "town": face.link.town]) : ""
        return InstitutionPage(
            frame: composer.frame(
                of: kind,
                FrameContent(
                    title: composer.numbered(name, page: page),
                    shareTitle: texts(.shareInstitution, ["name": name, "town": face.link.town]),
                    description: composer.summary(lead, entry.record.description),
                    image: composer.sharingImage(ofInstitution: number, name), section: .institutions,
                    feed: PageFrame.Feed(
                        title: texts(.institutionFeed, ["name": name]),
                        link: composer.addresses.link(composer.addresses.feed(of: entry.record.id, language))),
                    pagination: pagination,
                    structuredData: {
                        data.appendInstitution(entry, animals: entries, first: range.lowerBound + 1, to: &$0)
                    })),
            face: face, isFirstPage: page == 1, animals: shown.map { ListedAnimal(card: cards[$0], keeper: nil) },
            description: page == 1 ? composer.passage(entry.record.description, on: kind) : .empty,
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
            face: face, support: support)
    }
}
