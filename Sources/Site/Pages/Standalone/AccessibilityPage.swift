import Languages
import Markup
import Records
import Templates

extension PageType {
    static let accessibility = PageType(
        "accessibility", .word("the accessibility statement"), below: .home,
        records: { plan, _ in plan.catalogue.settings.accessibilityStatement == nil ? 0..<0 : 0..<1 })
}

extension Page {
    static let accessibility = Page(.accessibility)
}

extension PageTemplate {
    static let accessibility = PageTemplate(
        .accessibility, of: AccessibilityPage.model
    ) { site, _ in site.accessibility() }
}

/// The accessibility statement of a public body.
struct AccessibilityPage: Sendable {
    struct Day: Sendable {
        let value: String
        let text: String

        static let model = Model<Day>("day", "A day of the statement") {
            $0.text("value", "The day as YYYY-MM-DD") { $0.value }
            $0.text("text", "The day in words") { $0.text }
        }
    }

    let frame: PageFrame
    let title: String
    let body: Wording
    /// The site's address.
    let address: String
    let published: Day
    let updated: Day
    let prepared: Day
    let reviewed: Day?
    let conformance: AccessibilityStatement.Conformance
    let isOwnAssessment: Bool
    let failures: [Wording]
    let exemptions: [Wording]
    let burdens: [Wording]
    let burdenAnalysis: WebAddress?
    let contact: Wording
    let email: String
    let emailLink: String
    let phone: String
    let phoneLink: String
    let complaints: Wording
    let features: [Wording]
    let shortcuts: Wording?
    let applications: Wording?
    let architecture: Wording
    let architectureAddress: WebAddress?
    let communication: Wording

    static let model = Model<AccessibilityPage>("accessibility page", "The accessibility statement of a public body") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.text("title", "The statement's title") { $0.title }
        $0.object("body", "Whose site it is", Wording.model) { $0.body }
        $0.text("address", "The site's absolute address") { $0.address }
        $0.object("published", "When the site was published", Day.model) { $0.published }
        $0.object("updated", "When it last changed in a way that matters", Day.model) { $0.updated }
        $0.object("prepared", "When the statement was drawn up", Day.model) { $0.prepared }
        $0.object("reviewed", "When it was last reviewed, from the first review on", Day.model) { $0.reviewed }
        $0.flag("isFull", "Whether the site conforms fully") { $0.conformance == .full }
        $0.flag("isPartial", "Whether the site conforms partly") { $0.conformance == .partial }
        $0.flag("isNone", "Whether the site does not conform") { $0.conformance == .none }
        $0.flag("isOwnAssessment", "Whether the body assessed the site itself") { $0.isOwnAssessment }
        $0.list("failures", flag: "hasFailures", "What does not conform", Wording.model) { $0.failures }
        $0.list("exemptions", flag: "hasExemptions", "What the law does not ask for", Wording.model) { $0.exemptions }
        $0.list("burdens", flag: "hasBurdens", "What would cost too much", Wording.model) { $0.burdens }
        $0.object("burdenAnalysis", "The analysis of those costs", WebAddress.model) { $0.burdenAnalysis }
        $0.object("contact", "Who answers, else the body", Wording.model) { $0.contact }
        $0.text("email", "The e-mail address") { $0.email }
        $0.text("emailLink", "mailto: and the address") { $0.emailLink }
        $0.text("phone", "The telephone number") { $0.phone }
        $0.text("phoneLink", "tel: and the number") { $0.phoneLink }
        $0.object("complaints", "To whom a complaint can be sent, else the body", Wording.model) { $0.complaints }
        $0.list("features", flag: "hasFeatures", "Helpful features, limits and other information", Wording.model) {
            $0.features
        }
        $0.object("shortcuts", "Keyboard shortcuts of the site's own", Wording.model) { $0.shortcuts }
        $0.object("applications", "Mobile applications", Wording.model) { $0.applications }
        $0.object("architecture", "How people reach and move about the building", Wording.model) { $0.architecture }
        $0.object("architectureAddress", "A page that describes that", WebAddress.model) { $0.architectureAddress }
        $0.object("communication", "How the body communicates with people of special needs", Wording.model) {
            $0.communication
        }
    }
}

extension LocalizedSite {
    /// Nil where the site has no accessibility statement.
    func accessibility() -> AccessibilityPage? {
        guard let statement = builder.settings.accessibilityStatement else { return nil }
        let title = builder.records.title(of: .accessibility)
        let body = builder.wording(statement.body)
        func day(_ date: CalendarDate) -> AccessibilityPage.Day {
            AccessibilityPage.Day(value: date.description, text: texts.date(date, .long))
        }
        return AccessibilityPage(
            frame: builder.frame(
                of: .accessibility,
                structuredData: structuredData.place(.accessibility)),
            title: title, body: body, address: builder.records.absolute(.home),
            published: day(statement.published), updated: day(statement.updated), prepared: day(statement.prepared),
            reviewed: statement.reviewed.map(day), conformance: statement.conformance,
            isOwnAssessment: statement.assessment == .own, failures: statement.failures.map { builder.wording($0) },
            exemptions: statement.exemptions.map { builder.wording($0) },
            burdens: statement.burdens.map { builder.wording($0) },
            burdenAnalysis: statement.burdenAnalysis,
            contact: builder.wording(statement.contact) ?? body, email: statement.email,
            emailLink: "mailto:" + PercentEncoding.encoded(email: statement.email), phone: statement.phone.written,
            phoneLink: "tel:" + statement.phone.dialled, complaints: builder.wording(statement.complaints) ?? body,
            features: statement.features.map { builder.wording($0) },
            shortcuts: builder.wording(statement.shortcuts), applications: builder.wording(statement.applications),
            architecture: builder.wording(statement.architecture),
            architectureAddress: statement.architectureAddress,
            communication: builder.wording(statement.communication))
    }
}
