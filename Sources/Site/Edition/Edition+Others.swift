import Languages
import Records

extension Edition {
    func settings() -> SettingsPage {
        let title = texts(.settingsTitle)
        return SettingsPage(
            frame: composer.frame(
                of: .settings,
                FrameContent(
                    title: title, shareTitle: title,
                    description: texts(.settingsSummary, ["title": composer.surroundings.siteTitle]),
                    section: .settings, isSectionItself: true, isHidden: true)))
    }

    func favourites() -> FavouritesPage {
        let title = texts(.favouritesTitle)
        return FavouritesPage(
            frame: composer.frame(
                of: .favourites,
                FrameContent(
                    title: title, shareTitle: title,
                    description: texts(.favouritesSummary, ["title": composer.surroundings.siteTitle]),
                    section: .favourites, isSectionItself: true, isHidden: true)))
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
