import Records

/// What is known of an animal's health.
enum APIHealth {
    static let object = APIObject<Animal.Health>("Health", "An animal's health; what is left out is not known.") {
        health in
        health.optional("vaccinated", "Whether it is vaccinated.", .flag) { $0.isVaccinated }
        health.optional("neutered", "Whether it is neutered.", .flag) { $0.isNeutered }
        health.optional("chipped", "Whether it has a microchip.", .flag) { $0.isChipped }
        health.optional("specialNeeds", "Whether it needs special care.", .flag) { $0.hasSpecialNeeds }
        health.optional("notes", "More, by language.", .localized) { $0.notes }
    }
}

/// Whom an animal gets on with.
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
        goodWith.optional("dogs", "Other dogs.", .oneOf(["yes", "no", "selective"])) { $0.dogs.map(word) }
        goodWith.optional("cats", "Cats.", .oneOf(["yes", "no", "selective"])) { $0.cats.map(word) }
    }

    private static func word(_ tolerance: Tolerance) -> String {
        switch tolerance {
        case .yes: "yes"
        case .no: "no"
        case .selective: "selective"
        }
    }
}

/// Where an animal lives if not at its institution.
enum APIPlace {
    static let object = APIObject<Animal.Place>("Place", "Where an animal lives; never an address.") { place in
        place.required("kind", "What kind of place it is.", .word) { $0.kind }
        place.optional("town", "The town.", .text) { $0.town }
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
