import Records

/// The ways to reach an institution.
enum APIContact {
    static let object = APIObject<Contact>("Contact", "At least one phone, the e-mail or the website is there.") {
        contact in
        contact.optional("person", "Whom to ask for.", .text) { $0.person }
        contact.list("phones", "Telephone numbers.", phone.type) { $0.phones }
        contact.optional("email", "The e-mail address.", .email) { $0.email }
        contact.optional("website", "Its own site.", .webAddress) { $0.website }
        contact.optional("facebook", "Its page there.", .webAddress) { $0.facebook }
        contact.optional("instagram", "Its page there.", .webAddress) { $0.instagram }
        contact.optional("whatsapp", "The number on WhatsApp, as a telephone dials it: E.164.", .text) {
            $0.whatsApp?.dialled
        }
    }

    private static let phone = APIObject<Contact.Phone>("Phone", "A telephone number.") { phone in
        phone.required("number", "As the institution writes it.", .text) { $0.number.written }
        phone.required("dialled", "As a telephone dials it: E.164 where the country is known.", .text) {
            $0.number.dialled
        }
        phone.optional("label", "What it is for, by language.", .localized) { $0.label }
    }
}

/// Hours of ordinary weeks.
enum APIOpeningHours {
    static let object = APIObject<OpeningHours.Regular>("OpeningHours", "Hours of ordinary weeks.") { hours in
        hours.required("days", "In the week's order.", APIType<Weekday>.word.list) { $0.days }
        hours.required("opens", "HH:MM.", .time) { $0.opens }
        hours.required("closes", "HH:MM, up to 24:00.", .time) { $0.closes }
        hours.optional("note", "More, by language.", .localized) { $0.note }
    }
}

/// A single day with hours of its own.
enum APIOpeningException {
    static let object = APIObject<OpeningHours.Exception>(
        "OpeningException", "A single day that differs; without hours it is closed."
    ) { exception in
        exception.required("date", "The day.", .date) { $0.date }
        exception.optional("opens", "HH:MM.", .time) { $0.hours?.lowerBound }
        exception.optional("closes", "HH:MM, up to 24:00.", .time) { $0.hours?.upperBound }
        exception.optional("note", "Why, by language.", .localized) { $0.note }
    }
}

/// Numbers in public registers.
enum APIRegisters {
    static let object = APIObject<Institution.Registers>("Registers", "Numbers in public registers.") { registers in
        registers.optional("krs", "Poland's National Court Register.", .pattern("^[0-9]{10}$")) { $0.krs?.compact }
        registers.optional("nip", "Poland's tax number.", .pattern("^[0-9]{10}$")) { $0.nip?.compact }
        registers.optional("regon", "Poland's register of businesses.", .pattern("^[0-9]{9}([0-9]{5})?$")) {
            $0.regon?.compact
        }
        registers.optional("veterinaryNumber", "The veterinary authority's number.", .text) { $0.veterinaryNumber }
    }
}
