import Records

/// The records as static JSON, from which an application can show the same catalogue. `Documentation/api.md` explains
/// it.
enum API {
    static let institutions = Address(file: "api/institutions.json")
    static let baskets = Address(file: "api/baskets.json")
    static let schema = Address(file: "api/schema.json")

    static func institution(_ id: RecordID) -> Address { Address(file: "api/institutions/\(id.text).json") }

    /// A numbered page of all animals.
    static func animals(page: Int) -> Address {
        Address(file: page == 1 ? "api/animals.json" : "api/animals/\(page).json")
    }

    /// The number of animals on a page.
    static let animalsOnPage = 500

    static func documents(of publication: Publication, animalsOnPage: Int = API.animalsOnPage) -> [EmittedDocument] {
        let institutions = APIInstitutionsDocument(publication: publication)
        var documents = [
            EmittedDocument(at: schema) {
                APISchemaDocument.append(to: &$0, address: publication.urls.absolute(schema))
            },
            EmittedDocument(at: API.institutions) { bytes in
                APIInstitutionsDocument.object.append(institutions, to: &bytes)
            },
        ]
        for (number, entry) in publication.catalogue.institutions.enumerated() {
            documents.append(
                EmittedDocument(at: institution(entry.record.id)) { bytes in
                    let document = APIInstitutionDocument(number: number, publication: publication)
                    APIInstitutionDocument.object.append(document, to: &bytes)
                })
        }
        if !publication.catalogue.baskets.isEmpty {
            documents.append(
                EmittedDocument(at: baskets) { bytes in
                    APIBasketsDocument.object.append(APIBasketsDocument(publication: publication), to: &bytes)
                })
        }
        for page in APIAnimalsDocument.pages(of: publication, size: animalsOnPage) {
            documents.append(
                EmittedDocument(at: animals(page: page.number)) { bytes in
                    APIAnimalsDocument.object.append(page, to: &bytes)
                })
        }
        return documents
    }
}
