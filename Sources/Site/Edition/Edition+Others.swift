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

    func further(_ number: Int) -> FurtherPageModel {
        let page = plan.catalogue.pages[number]
        let heading = composer.wording(page.title)
        let lead = composer.wording(page.description)
        let data = structuredData
        return FurtherPageModel(
            frame: composer.frame(
                of: .further(number),
                FrameContent(
                    title: heading.text, shareTitle: heading.text,
                    description: lead?.text ?? composer.summary("", page.body), kind: .article, section: .none,
                    structuredData: { data.appendPage(page, to: &$0) })),
            heading: heading, lead: lead, body: composer.passage(page.body, on: .further(number)))
    }
}
