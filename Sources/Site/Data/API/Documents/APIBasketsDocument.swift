import Records

/// `/api/baskets.json`: all baskets. There only where the site has any.
struct APIBasketsDocument: Sendable {
    let publication: Publication

    static let object = APIObject<APIBasketsDocument>(
        "Baskets", "The document /api/baskets.json: all baskets, by id."
    ) { document in
        document.required("$schema", "The address of the schema.", .address) {
            $0.publication.urls.absolute(API.schema)
        }
        document.required("kind", "Tells this document from the others.", .constant("baskets")) { _ in "baskets" }
        document.required("count", "How many baskets there are.", .integer(from: 0)) {
            $0.publication.catalogue.baskets.count
        }
        document.required("baskets", "By id.", APIBasket.object.type.list) { document in
            document.publication.catalogue.baskets.indices.map {
                APIBasket(number: $0, publication: document.publication)
            }
        }
    }
}
