import Content
import Documents
import Records

/// The structured data of a language's pages: JSON-LD 1.1 in the words of schema.org, the text of a `script` element of
/// the type `application/ld+json`. Every page appends one document, escaped for its place.
///
/// Institutions are `AnimalShelter`s. An animal is a `Thing` that an `ItemPage` is about: never a `Product`, and
/// nothing is offered, because nobody sells it.
final class StructuredData: Sendable {
    /// A step on the way from the home page to a page, with its absolute address.
    typealias Crumb = (name: String, address: String)

    /// The most characters of a description that are published.
    static let excerptLength = 300

    let records: LocalizedRecords
    // The same on every page of a language, so they are made once.
    let siteTitle: String
    let home: String
    private let institutions: [InstitutionIdentity]

    init(of records: LocalizedRecords) {
        self.records = records
        siteTitle = records.text(records.publication.settings.title)
        home = records.absolute(.home)
        let plan = records.plan
        let publication = records.publication
        let catalogue = (records.title(of: .institutions), records.absolute(.institutions(page: 1)))
        institutions = plan.catalogue.institutions.enumerated().map { number, entry in
            let identifier = publication.urls.absolute(.institution(number), publication.defaultLanguage)
            return InstitutionIdentity(
                trail: [catalogue, (records.text(entry.record.name), records.absolute(.institution(number)))],
                identifier: identifier + "#institution")
        }
    }

    /// Appends one document that holds what `write` writes: things side by side, after the way to the page.
    func append(_ crumbs: [Crumb] = [], to bytes: inout [UInt8], _ write: (inout JSONWriter) -> Void = { _ in }) {
        JSONWriter.appendObject(to: &bytes, escaping: .script) { json in
            json.member("@context", "https://schema.org")
            json.array("@graph") { json in
                if !crumbs.isEmpty { appendBreadcrumbs(crumbs, to: &json) }
                write(&json)
            }
        }
    }

    /// Returns what appends a page of which there is nothing to tell but its place.
    func place(_ page: Page, titled title: String? = nil) -> @Sendable (inout [UInt8]) -> Void {
        { [self] in append([(title ?? records.title(of: page.type), records.absolute(page))], to: &$0) }
    }

    /// Returns the step to a page with a heading of its type.
    func crumb(to page: Page) -> Crumb { (records.title(of: page.type), records.absolute(page)) }

    /// Returns the identifier of an institution in all documents and languages.
    func identifier(ofInstitution number: Int) -> String { institutions[number].identifier }

    /// The identifier of the site in a language.
    var siteIdentifier: String { home + "#website" }

    /// Returns the steps to an institution's page, below the home page.
    func trail(toInstitution number: Int) -> [Crumb] { institutions[number].trail }

    /// Returns the address of an institution's page.
    func address(ofInstitution number: Int) -> String { institutions[number].trail[1].address }
}

/// The names and addresses of an institution that the pages of all its animals have.
private struct InstitutionIdentity: Sendable {
    let trail: [StructuredData.Crumb]
    let identifier: String
}
