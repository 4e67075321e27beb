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
    let institutionsCrumb: Crumb

    init(of records: LocalizedRecords) {
        self.records = records
        siteTitle = records.text(records.publication.settings.title)
        home = records.absolute(.home)
        institutionsCrumb = (records.texts(.institutionsTitle), records.absolute(.institutions(page: 1)))
    }

    /// Appends one document that holds what `write` writes: things side by side, after the way to the page.
    func append(_ crumbs: [Crumb] = [], to bytes: inout [UInt8], _ write: (inout JSONWriter) -> Void = { _ in }) {
        JSONWriter.append(to: &bytes, escaping: .script) { json in
            json.object { json in
                json.member("@context", "https://schema.org")
                json.member("@graph") { json in
                    json.array { json in
                        if !crumbs.isEmpty { appendBreadcrumbs(crumbs, to: &json) }
                        write(&json)
                    }
                }
            }
        }
    }

    /// Returns what appends a page of which there is nothing to tell but its place.
    func place(_ title: String, _ page: Page) -> @Sendable (inout [UInt8]) -> Void {
        { [self] in append([(title, records.absolute(page))], to: &$0) }
    }

    /// Returns the identifier of an institution in all documents and languages.
    func identifier(ofInstitution number: Int) -> String {
        let publication = records.publication
        return publication.urls.absolute(.institution(number), publication.defaultLanguage) + "#institution"
    }

    /// The identifier of the site in a language.
    var siteIdentifier: String { home + "#website" }

    /// The pages above and including an institution's, below the home page.
    func trail(toInstitution number: Int) -> [Crumb] {
        let record = records.plan.catalogue.institutions[number].record
        return [institutionsCrumb, (records.text(record.name), records.absolute(.institution(number)))]
    }
}
