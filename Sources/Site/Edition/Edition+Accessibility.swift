import Languages
import Records

extension Edition {
    /// Nil where the site has no accessibility statement.
    func accessibility() -> AccessibilityPage? {
        guard let statement = composer.settings.accessibilityStatement else { return nil }
        let title = texts(.accessibilityTitle)
        let data = structuredData
        let addresses = composer.addresses
        let body = composer.wording(statement.body)
        func day(_ date: CalendarDate) -> AccessibilityPage.Day {
            AccessibilityPage.Day(value: date.description, text: texts.date(date, .long))
        }
        return AccessibilityPage(
            frame: composer.frame(
                of: .accessibility,
                FrameContent(
                    title: title, shareTitle: title,
                    description: texts(.accessibilitySummary, ["title": composer.surroundings.siteTitle]),
                    section: .none,
                    structuredData: { [language] in
                        data.appendPlace(title: title, address: addresses.accessibility(language), to: &$0)
                    })),
            title: title, body: body, address: addresses.absolute(addresses.home(language)),
            published: day(statement.published), updated: day(statement.updated), prepared: day(statement.prepared),
            reviewed: statement.reviewed.map(day), conformance: statement.conformance,
            isOwnAssessment: statement.assessment == .own, failures: statement.failures.map { composer.wording($0) },
            exemptions: statement.exemptions.map { composer.wording($0) },
            burdens: statement.burdens.map { composer.wording($0) },
            burdenAnalysis: statement.burdenAnalysis.map(WebLink.init),
            contact: composer.wording(statement.contact) ?? body, email: statement.email,
            emailLink: "mailto:" + PercentEncoding.encoded(email: statement.email), phone: statement.phone.written,
            phoneLink: "tel:" + statement.phone.dialled, complaints: composer.wording(statement.complaints) ?? body,
            features: statement.features.map { composer.wording($0) },
            shortcuts: composer.wording(statement.shortcuts), applications: composer.wording(statement.applications),
            architecture: composer.wording(statement.architecture),
            architectureAddress: statement.architectureAddress.map(WebLink.init),
            communication: composer.wording(statement.communication))
    }
}
