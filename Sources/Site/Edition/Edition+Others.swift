import Languages
import Records

extension Edition {
    func settings() -> SettingsPage {
        SettingsPage(frame: ownFrame(of: .settings, .settingsTitle, .settingsSummary, section: .settings))
    }

    func favourites() -> FavouritesPage {
        FavouritesPage(frame: ownFrame(of: .favourites, .favouritesTitle, .favouritesSummary, section: .favourites))
    }

    /// The frame of a page that means something to its visitor alone, and nothing to search engines.
    private func ownFrame(
        of page: PageKind, _ title: Phrase, _ summary: Phrase, section: PageFrame.Section
    ) -> PageFrame {
        let title = texts(title)
        return composer.frame(
            of: page,
            FrameContent(
                title: title, shareTitle: title,
                description: texts(summary, ["title": composer.surroundings.siteTitle]),
                section: section, isSectionItself: true, isHidden: true))
    }

    func further(_ number: Int) -> FurtherPageModel {
        let page = plan.catalogue.pages[number]
        let heading = composer.wording(page.title)
        let lead = composer.wording(page.description)
        let data = structuredData
        let body = composer.compose(page.body, on: .further(number))
        return FurtherPageModel(
            frame: composer.frame(
                of: .further(number),
                FrameContent(
                    title: heading.text, shareTitle: heading.text,
                    description: lead?.text ?? composer.summary("", body.opening), kind: .article, section: .none,
                    structuredData: { data.appendPage(page, to: &$0) })),
            heading: heading, lead: lead, body: body.passage)
    }
}
