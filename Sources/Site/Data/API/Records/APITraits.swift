import Records

/// The people and animals that an animal gets on with.
enum APIGoodWith {
    static let object = APIObject<Animal.GoodWith>(
        "GoodWith", "Whom an animal gets on with; what is left out is not known, which is not no."
    ) { goodWith in
        goodWith.optional("children", "Children.", .oneOf(["yes", "no", "fromAge"])) {
            switch $0.children {
            case .yes: "yes"
            case .no: "no"
            case .fromAge: "fromAge"
            case nil: nil
            }
        }
        goodWith.optional("childrenFromAge", "With `fromAge`: the age of the youngest, in years.", .integer(from: 0)) {
            if case .fromAge(let years) = $0.children { years } else { nil }
        }
        goodWith.optional("dogs", "Other dogs.", .word) { $0.dogs }
        goodWith.optional("cats", "Cats.", .word) { $0.cats }
    }
}

/// The title of a transfer to an account.
struct APITransferTitle: Sendable {
    let currency: Currency
    let title: ByLanguage<String>

    static let object = APIObject<APITransferTitle>("TransferTitle", "The title of a transfer.") { transfer in
        transfer.required(
            "currency", "The account's currency (ISO 4217), which tells accounts apart.", .pattern("^[A-Z]{3}$")
        ) {
            $0.currency.rawValue
        }
        transfer.required("title", "The whole title, by language.", .textByLanguage) { $0.title }
    }
}
