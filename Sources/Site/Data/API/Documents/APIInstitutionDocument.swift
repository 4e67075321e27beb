import Content
import Records

/// `/api/institutions/<id>.json`: an institution with all its animals.
struct APIInstitutionDocument: Sendable {
    /// The institution's place in the catalogue.
    let number: Int
    let publication: Publication

    var origin: EmittedDocument.Origin { EmittedDocument.Origin(institutions: number..<number + 1) }

    static let object = APIObject<APIInstitutionDocument>(
        "InstitutionWithAnimals", "The document /api/institutions/<id>.json: an institution with all its animals."
    ) { document in
        document.begin(kind: "institution", \.publication)
        document.required("institution", "The institution.", APIInstitution.object.type) {
            APIInstitution(number: $0.number, publication: $0.publication)
        }
        document.required(
            "animals", "Its animals by id, those that have a home among them.", APIAnimal.object.type.list
        ) { document in
            document.publication.plan.animalsOfInstitution[document.number].map {
                APIAnimal(number: $0, publication: document.publication, hasHTML: true)
            }
        }
    }
}
