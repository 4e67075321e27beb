import Languages
import Templates

extension PageType {
    static let join = PageType(
        "join", .word("the page on which institutions join"), below: .home,
        // Somebody must be there to whom a record can go.
        records: { plan, _ in
            plan.catalogue.settings.contactEmail == nil && plan.catalogue.settings.repository == nil ? 0..<0 : 0..<1
        })
}

extension Page {
    static let join = Page(.join)
}

extension PageTemplate {
    static let join = PageTemplate(.join, of: JoinPage.model) { site, _ in site.join() }
}

/// The page on which an institution makes its own record; a script shows the form.
struct JoinPage: Sendable {
    let frame: PageFrame
    let form: String
    let blank: String
    let blankAnimal: String
    let defaultLanguage: String
    let api: String
    let repository: String?

    static let model = Model<JoinPage>("join page", "The page on which an institution makes its own record") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.text("form", "The fields of the form as JSON, for its script") { $0.form }
        $0.text("blank", "An institution's record to fill in, as a file") { $0.blank }
        $0.text("blankAnimal", "An animal's record to fill in, as a file") { $0.blankAnimal }
        $0.text("defaultLanguage", "The language in which records are written") { $0.defaultLanguage }
        $0.text("api", "The folder of the institutions' documents in the API") { $0.api }
        $0.text("repository", "Where the site's content is kept; none where the settings do not say it") {
            $0.repository ?? ""
        }
    }
}

extension LocalizedSite {
    func join() -> JoinPage {
        let publication = builder.records.publication
        let urls = builder.urls
        return JoinPage(
            frame: builder.frame(of: .join),
            form: urls.link(publication.joiningForm(in: language).address),
            blank: urls.link(JoiningForm.blank(.institution, language)),
            blankAnimal: urls.link(JoiningForm.blank(.animal, language)),
            defaultLanguage: publication.defaultLanguage.code, api: urls.root + "api/institutions/",
            repository: builder.settings.repository?.text)
    }
}
