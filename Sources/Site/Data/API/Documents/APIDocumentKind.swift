/// A kind of document of the API: its description, and the documents of a site.
struct APIDocumentKind: Sendable {
    let definition: APIDefinition
    let documents: @Sendable (Publication) -> [EmittedDocument]

    /// - Parameters:
    ///   - origin: returns the institutions of which a document is made.
    ///   - documents: returns the documents of a site, each with its address.
    init<Document>(
        _ object: APIObject<Document>,
        of origin: @escaping @Sendable (Document) -> EmittedDocument.Origin? = { _ in nil },
        _ documents: @escaping @Sendable (Publication) -> [(address: Address, document: Document)]
    ) {
        definition = object.definition
        self.documents = { publication in
            documents(publication).map { address, document in
                EmittedDocument(at: address, of: origin(document)) { object.append(document, to: &$0) }
            }
        }
    }

    /// Makes the kind of a document that holds all records of a kind, there only where the site has any.
    /// - Parameters:
    ///   - name: the name of the document and of the list in it: `baskets`.
    ///   - records: returns the records by their ids.
    static func collection<Record: Sendable>(
        _ name: String, of record: APIObject<Record>, _ records: @escaping @Sendable (Publication) -> [Record]
    ) -> APIDocumentKind {
        let object = APIObject<Publication>(
            name.prefix(1).uppercased() + name.dropFirst(), "The document /api/\(name).json: all \(name), by id."
        ) { document in
            document.begin(kind: name) { $0 }
            document.required("count", "How many \(name) there are.", .integer(from: 0)) { records($0).count }
            document.required(name, "By id.", record.type.list, records)
        }
        return APIDocumentKind(object) { publication in
            records(publication).isEmpty ? [] : [(Address(file: "api/\(name).json"), publication)]
        }
    }
}

extension APIObject {
    /// Adds the fields with which every document begins.
    mutating func begin(kind: String, _ publication: @escaping @Sendable (Value) -> Publication) {
        required("$schema", "The address of the schema.", .address) { publication($0).urls.absolute(API.schema) }
        required("kind", "Tells this document from the others.", .constant(kind)) { _ in kind }
    }
}
