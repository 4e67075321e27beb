import Content
import Languages
import Records

extension Edition {
    /// How many institutions the intro shows.
    static let institutionsOnHome = 60
    static let urgentOnHome = 8

    func home() -> HomePage {
        let home = plan.catalogue.home
        let data = structuredData
        let settings = composer.settings
        let heading = composer.wording(home.title)
        let lead = composer.wording(home.lead)
        let description = composer.wording(settings.description)?.text ?? lead?.text ?? heading.text
        return HomePage(
            frame: composer.frame(
                of: .home,
                FrameContent(
                    shareTitle: composer.surroundings.siteTitle, description: description, section: .home,
                    isSectionItself: true, structuredData: { data.appendHome(to: &$0) })),
            heading: heading, lead: lead, video: home.video.map { composer.video($0) },
            steps: home.steps.map {
                HomePage.Step(title: composer.wording($0.title), text: composer.wording($0.text))
            },
            body: composer.compose(home.body, on: .home).passage,
            institutions: byName.prefix(Edition.institutionsOnHome).map { faces[$0].card },
            hasMoreInstitutions: byName.count > Edition.institutionsOnHome,
            numbers: HomePage.Figures(
                institutions: figure(faces.count, .numberOfInstitutions),
                animals: figure(plan.seeking.count, .numberOfAnimals), towns: figure(townCount, .numberOfTowns)),
            urgent: plan.urgent.prefix(Edition.urgentOnHome).map(listedWithKeeper),
            morePages: PageMenus(plan.catalogue.pages).others.map {
                HomePage.FurtherLink(
                    title: composer.wording($0.title),
                    link: composer.addresses.link(composer.addresses.page($0.slug, language)))
            })
    }

    private func figure(_ count: Int, _ phrase: Phrase) -> HomePage.Figure {
        HomePage.Figure(value: texts.number(count), label: texts.plural(phrase, count))
    }
}
