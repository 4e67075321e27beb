import Content
import Records

/// A company that gives food.
struct APIPatron: Sendable {
    let patron: Patron
    let publication: Publication

    static let object = APIObject<APIPatron>("Patron", "A company that gives food to an institution.") { patron in
        patron.required("id", "Unique among patrons.", .id) { $0.patron.id }
        patron.fields(.patron) { $0.patron }
        patron.optional("recipient", "The id of the institution that was drawn.", .id) {
            FoodDraw(of: $0.patron.month, among: $0.patron.candidates)?.winner
        }
        patron.optional("logo", "Its logo.", APIPicture.object.type) { patron in
            patron.patron.logo.map { APIPicture(picture: $0, publication: patron.publication) }
        }
        patron.optional("descriptionHTML", "As pages show it, by language.", .textByLanguage) {
            $0.publication.html($0.patron.description).ifAny
        }
    }
}
