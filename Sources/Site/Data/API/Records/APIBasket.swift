import Records

/// Institutions that share a gift.
struct APIBasket: Sendable {
    /// The basket's place in the catalogue.
    let number: Int
    let publication: Publication

    private var basket: Basket { publication.catalogue.baskets[number] }

    static let object = APIObject<APIBasket>("Basket", "Institutions that share a gift.") { basket in
        basket.required("id", "Unique among baskets.", .id) { $0.basket.id }
        basket.required("page", "The address of its page, by language.", .addressByLanguage) {
            $0.publication.addresses(of: .basket($0.number))
        }
        basket.required("name", "By language.", .localized) { $0.basket.name }
        basket.optional("category", "Among which others it is listed, by language.", .localized) {
            $0.basket.category
        }
        basket.required("featured", "Whether it comes first.", .flag) { $0.basket.isFeatured }
        basket.list("formerly", "The ids that it had before.", .id) { $0.basket.formerly.map(\.id) }
        basket.required("currency", "ISO 4217: every institution has an account in it.", .pattern("^[A-Z]{3}$")) {
            $0.basket.currency.rawValue
        }
        basket.required("shares", "What each institution gets; they sum to 100.", APIShare.object.type.list) {
            $0.basket.shares
        }
        basket.optional("picture", "A picture.", APIPicture.object.type) { basket in
            basket.basket.picture.map { APIPicture(picture: $0, publication: basket.publication) }
        }
        basket.optional("descriptionHTML", "As pages show it, by language.", .textByLanguage) { basket in
            basket.basket.description.isEmpty ? nil : basket.publication.html(basket.basket.description)
        }
    }
}

/// The share of a gift that an institution gets.
enum APIShare {
    static let object = APIObject<Basket.Share>("Share", "What an institution gets of a gift.") { share in
        share.required("institution", "The institution's id.", .id) { $0.institution }
        share.required("percent", "From 1 to 100.", .integer(from: 1)) { $0.percent }
    }
}
