import Content
import Documents
import Records

/// What machines read of a page: JSON-LD 1.1 in the words of schema.org, the text of a `script` element of the type
/// `application/ld+json`. Every method appends one document, escaped for its place.
///
/// Institutions are `AnimalShelter`s. An animal is a `Thing` that an `ItemPage` is about: never a `Product`, and nothing is
/// offered, because nobody sells it.
public final class StructuredData: Sendable {
    let publication: Publication
    let language: Language
    let words: any CatalogueWording
    /// The same on every page of a language, so it is made once.
    let siteTitle: String
    let home: String
    let catalogue: String

    public init(of publication: Publication, in language: Language) {
        self.publication = publication
        self.language = language
        words = publication.wording(language)
        siteTitle = publication.text(publication.settings.title, language)
        home = publication.absolute(publication.addresses.home(language))
        catalogue = publication.absolute(publication.addresses.institutions(language))
    }

    // MARK: Pages

    /// The intro: the site and how to search it.
    public func appendHome(to bytes: inout [UInt8]) {
        append(to: &bytes) { appendSite(to: &$0) }
    }

    /// A page of the catalogue: its institutions, and the position of the `first` of them in the whole catalogue, from 1.
    public func appendInstitutions(
        _ entries: some Collection<InstitutionEntry>, first: Int = 1, to bytes: inout [UInt8]
    ) {
        append(to: &bytes) { json in
            appendBreadcrumbs([(words.institutionsTitle, catalogue)], to: &json)
            appendList(
                entries.lazy.map { [self] entry in
                    let record = entry.record
                    return (publication.text(record.name, language), institution(record.id))
                }, first: first, to: &json)
        }
    }

    /// A page of all animals: those on it, each with its institution, and the position of the `first` of them in the whole
    /// list, from 1.
    public func appendAnimals(
        _ entries: some Collection<(animal: AnimalEntry, institution: InstitutionEntry)>, first: Int = 1,
        to bytes: inout [UInt8]
    ) {
        append(to: &bytes) { json in
            let list = publication.absolute(publication.addresses.animals(language))
            appendBreadcrumbs([(words.animalsTitle, list)], to: &json)
            appendList(
                entries.lazy.map { [self] entry in
                    (
                        words.title(of: entry.animal.record),
                        animal(entry.animal.record.id, of: entry.institution.record.id)
                    )
                }, first: first, to: &json)
        }
    }

    /// An institution's page: the animals on it, and the position of the `first` of them among all of the institution,
    /// from 1.
    public func appendInstitution(
        _ entry: InstitutionEntry, animals: some Collection<AnimalEntry>, first: Int = 1, to bytes: inout [UInt8]
    ) {
        append(to: &bytes) { json in
            appendBreadcrumbs(trail(to: entry), to: &json)
            appendInstitution(entry, to: &json)
            guard !animals.isEmpty else { return }
            appendList(
                animals.lazy.map { [self] animal in
                    (words.title(of: animal.record), self.animal(animal.record.id, of: entry.record.id))
                }, first: first, to: &json)
        }
    }

    /// The page that tells how to support an institution.
    public func appendSupport(of entry: InstitutionEntry, to bytes: inout [UInt8]) {
        let name = publication.text(entry.record.name, language)
        let page = publication.absolute(publication.addresses.support(entry.record.id, language))
        append(to: &bytes) { json in
            appendBreadcrumbs(trail(to: entry) + [(words.supportTitle(of: name), page)], to: &json)
            appendInstitution(entry, to: &json)
        }
    }

    /// The page that tells how to adopt from an institution.
    public func appendAdoption(title: String, of entry: InstitutionEntry, to bytes: inout [UInt8]) {
        let page = publication.absolute(publication.addresses.adoption(entry.record.id, language))
        append(to: &bytes) { json in
            appendBreadcrumbs(trail(to: entry) + [(title, page)], to: &json)
            appendInstitution(entry, to: &json)
        }
    }

    /// An animal's page.
    public func appendAnimal(_ entry: AnimalEntry, of institution: InstitutionEntry, to bytes: inout [UInt8]) {
        append(to: &bytes) { json in
            let title = words.title(of: entry.record)
            let page = animal(entry.record.id, of: institution.record.id)
            appendBreadcrumbs(trail(to: institution) + [(title, page)], to: &json)
            appendAnimal(
                entry.record, title: title, page: page, of: institution.record,
                description: publication.excerpt(
                    entry.record.description, language, limit: StructuredData.excerptLength), to: &json)
        }
    }

    /// A further page.
    public func appendPage(_ page: FurtherPage, to bytes: inout [UInt8]) {
        append(to: &bytes) { json in
            appendBreadcrumbs(
                [
                    (
                        publication.text(page.title, language),
                        publication.absolute(publication.addresses.page(page.slug, language))
                    )
                ], to: &json)
        }
    }

    /// All baskets, in the order of their ids.
    public func appendBaskets(to bytes: inout [UInt8]) {
        append(to: &bytes) { json in
            appendBreadcrumbs([basketsCrumb], to: &json)
            appendList(
                publication.catalogue.baskets.lazy.map { [self] in
                    (publication.text($0.name, language), basket($0.id))
                }, first: 1, to: &json)
        }
    }

    /// A basket's page: what it is for, and who shares the gifts.
    public func appendBasket(_ record: Basket, to bytes: inout [UInt8]) {
        append(to: &bytes) { json in
            let name = publication.text(record.name, language)
            let page = basket(record.id)
            appendBreadcrumbs([basketsCrumb, (name, page)], to: &json)
            json.object { json in
                json.member("@type", "DonateAction")
                json.member("@id", page + "#gift")
                json.member("url", page)
                json.member("name", name)
                json.member(
                    "description",
                    publication.excerpt(record.description, language, limit: StructuredData.excerptLength))
                json.member("recipient") { json in
                    json.array(of: record.shares) { json, share in
                        json.object { json in
                            json.member("@type", "AnimalShelter")
                            json.member("@id", identifier(of: share.institution))
                            json.member("url", institution(share.institution))
                        }
                    }
                }
            }
        }
    }

    private var basketsCrumb: (String, String) {
        (words.basketsTitle, publication.absolute(publication.addresses.baskets(language)))
    }

    private func basket(_ id: RecordID) -> String {
        publication.absolute(publication.addresses.basket(id, language))
    }

    /// The settings, or any other page that there is nothing to tell about but its place.
    public func appendPlace(title: String, address: Address, to bytes: inout [UInt8]) {
        append(to: &bytes) { appendBreadcrumbs([(title, publication.absolute(address))], to: &$0) }
    }

    // MARK: Parts

    /// How much of a description is told, in characters.
    static let excerptLength = 300

    /// One document that holds what `write` writes: things side by side.
    private func append(to bytes: inout [UInt8], _ write: (inout JSONWriter) -> Void) {
        JSONWriter.append(to: &bytes, escaping: .script) { json in
            json.object { json in
                json.member("@context", "https://schema.org")
                json.member("@graph") { $0.array(write) }
            }
        }
    }

    func institution(_ id: RecordID) -> String {
        publication.absolute(publication.addresses.institution(id, language))
    }

    func animal(_ id: RecordID, of institution: RecordID) -> String {
        publication.absolute(publication.addresses.animal(id, of: institution, language))
    }

    /// What identifies an institution in all documents and languages.
    func identifier(of institution: RecordID) -> String {
        publication.absolute(publication.addresses.institution(institution, publication.defaultLanguage))
            + "#institution"
    }

    /// What identifies the site in a language.
    var siteIdentifier: String { home + "#website" }

    /// The pages above and including an institution's, below the intro.
    private func trail(to entry: InstitutionEntry) -> [(String, String)] {
        [
            (words.institutionsTitle, catalogue),
            (publication.text(entry.record.name, language), institution(entry.record.id)),
        ]
    }
}
