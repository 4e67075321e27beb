import Content
import Records

/// `/api/institutions/<id>.json`: an institution with all its animals.
struct APIInstitutionDocument: Sendable {
    let entry: InstitutionEntry
    let publication: Publication

    static let object = APIObject<APIInstitutionDocument>(
        "InstitutionWithAnimals", "The document /api/institutions/<id>.json: an institution with all its animals."
    ) { document in
        document.required("$schema", "The address of the schema.", .address) { $0.publication.absolute(API.schema) }
        document.required("kind", "Tells this document from the others.", .constant("institution")) { _ in
            "institution"
        }
        document.required("institution", "The institution.", APIInstitution.object.type) {
            APIInstitution(entry: $0.entry, publication: $0.publication)
        }
        document.required(
            "animals", "Its animals by id, those that have a home among them.", APIAnimal.object.type.list
        ) { document in
            document.entry.animals.map {
                APIAnimal(entry: $0, institution: document.entry, publication: document.publication, hasHTML: true)
            }
        }
    }
}
