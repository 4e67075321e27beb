import Records

/// The records as static JSON, from which an application can show the same catalogue. `Documentation/api.md` explains
/// it.
enum API {
    static let institutions = Address(file: "api/institutions.json")
    static let schema = Address(file: "api/schema.json")

    static func institution(_ id: RecordID) -> Address { Address(file: "api/institutions/\(id.text).json") }

    /// A numbered page of all animals.
    static func animals(page: Int) -> Address {
        Address(file: page == 1 ? "api/animals.json" : "api/animals/\(page).json")
    }

    /// The number of animals on a page.
    static let animalsOnPage = 500

    /// Returns all kinds of documents: a new kind is a line here.
    static func kinds(animalsOnPage: Int = API.animalsOnPage) -> [APIDocumentKind] {
        [
            APIDocumentKind(APIInstitutionsDocument.object) {
                [(institutions, APIInstitutionsDocument(publication: $0))]
            },
            APIDocumentKind(APIInstitutionDocument.object, of: { $0.origin }) { publication in
                publication.catalogue.institutions.enumerated().map { number, entry in
                    (institution(entry.record.id), APIInstitutionDocument(number: number, publication: publication))
                }
            },
            APIDocumentKind(APIAnimalsDocument.object, of: { $0.origin }) { publication in
                APIAnimalsDocument.pages(of: publication, size: animalsOnPage).map { (animals(page: $0.number), $0) }
            },
            .collection("notices", of: APINotice.object) { publication in
                publication.catalogue.notices.indices.map { APINotice(number: $0, publication: publication) }
            },
            .collection("patrons", of: APIPatron.object) { publication in
                publication.catalogue.patrons.sorted { $0.id < $1.id }
                    .map { APIPatron(patron: $0, publication: publication) }
            },
            .collection("baskets", of: APIBasket.object) { publication in
                publication.catalogue.baskets.indices.map { APIBasket(number: $0, publication: publication) }
            },
        ]
    }

    static func documents(of publication: Publication, animalsOnPage: Int = API.animalsOnPage) -> [EmittedDocument] {
        let schema = EmittedDocument(at: schema) { bytes in
            APISchemaDocument.append(to: &bytes, address: publication.urls.absolute(API.schema))
        }
        return [schema] + kinds(animalsOnPage: animalsOnPage).flatMap { $0.documents(publication) }
    }
}
