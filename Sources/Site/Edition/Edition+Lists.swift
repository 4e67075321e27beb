import Languages

extension Edition {
    func institutions(page: Int) -> InstitutionsPage {
        let shown = byName[SitePlan.range(ofPage: page, of: byName.count, perPage: SitePlan.institutionsPerPage)]
        let pagination = composer.pagination(
            page, of: SitePlan.pageCount(byName.count, perPage: SitePlan.institutionsPerPage)
        ) { .institutions(page: $0) }
        let data = structuredData
        let entries = shown.map { plan.catalogue.institutions[$0] }
        let title = composer.numbered(texts(.institutionsTitle), page: page)
        return InstitutionsPage(
            frame: composer.frame(
                of: .institutions(page: page),
                FrameContent(
                    title: title, shareTitle: title,
                    description: texts(.institutionsSummary, ["title": composer.surroundings.siteTitle]),
                    section: .institutions, isSectionItself: page == 1, pagination: pagination,
                    structuredData: { data.appendInstitutions(entries, first: shown.startIndex + 1, to: &$0) })),
            institutions: shown.map { faces[$0].card }, count: texts.plural(.institutionCount, byName.count),
            facets: institutionFacets, pagination: pagination)
    }

    func animals(page: Int) -> AnimalsPage {
        let shown = plan.seeking[SitePlan.range(ofPage: page, of: plan.seeking.count, perPage: SitePlan.animalsPerPage)]
        let pagination = composer.pagination(
            page, of: SitePlan.pageCount(plan.seeking.count, perPage: SitePlan.animalsPerPage)
        ) { .animals(page: $0) }
        let data = structuredData
        let entries = shown.map { number in
            let animal = plan.animals[number]
            return (animal: animal.entry, institution: plan.catalogue.institutions[animal.institution])
        }
        let title = composer.numbered(texts(.animalsTitle), page: page)
        return AnimalsPage(
            frame: composer.frame(
                of: .animals(page: page),
                FrameContent(
                    title: title, shareTitle: title,
                    description: texts(.animalsSummary, ["title": composer.surroundings.siteTitle]),
                    section: .animals, isSectionItself: page == 1, pagination: pagination,
                    structuredData: { data.appendAnimals(entries, first: shown.startIndex + 1, to: &$0) })),
            animals: shown.map(listedWithKeeper), count: texts.plural(.animalCount, plan.seeking.count),
            facets: page == 1 ? animalFacets : animalFacets.filter { $0.name != FacetName.town.rawValue },
            pagination: pagination)
    }
}
