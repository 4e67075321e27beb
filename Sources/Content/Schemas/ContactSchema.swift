import Documents
import Records

extension ValueDecoder where Value == Contact {
    static var contact: ValueDecoder {
        .group(
            RecordSchema<Contact>(
                [
                    .optional(
                        "person", \.person, .text(maximum: 200), "whom to ask for", polish: ["osoba"]),
                    .defaulted(
                        "phones", \.phones, .list(of: .phone), "telephone numbers", polish: ["telefony"],
                        example: "42 000 10 10"),
                    .optional(
                        "email", \.email, .email, "an e-mail address that somebody reads",
                        polish: ["e-mail", "adres e-mail", "poczta elektroniczna", "mail", "mejl"],
                        example: "contact@example.org"),
                    .optional(
                        "website", \.website, .webAddress, "the address of its own site, with https://",
                        polish: ["strona internetowa", "strona www"]),
                    .optional(
                        "facebook", \.facebook, .webAddress, "the address of its profile on Facebook, with https://",
                        polish: ["profil na Facebooku"]),
                    .optional(
                        "instagram", \.instagram, .webAddress,
                        "the address of its profile on Instagram, with https://", polish: ["profil na Instagramie"]),
                    .optional(
                        "whatsapp", \.whatsApp, .internationalNumber, "the number on WhatsApp, if somebody reads it",
                        polish: ["numer na WhatsAppie"], example: "+48 42 000 10 10"),
                ],
                aliases: ["www": "website"], unknownFieldHints: ["phone": "did you mean \"phones: [...]\"?"],
                rules: [.atLeastOne(["phones", "email", "website"])])
        ) {
            Contact()
        }.restricted { contact, node, context in
            // A way of contact that is written wrongly is told by itself.
            let isWritten = ["phones", "email", "website", "phone"].contains { name in
                node[name].map { !$0.isLeftOut && !($0.kind == .sequence && $0.elements.isEmpty) } ?? false
            }
            guard isWritten else {
                return context.refuse(
                    "missing-contact", at: context.key ?? node,
                    "there is no way to reach the institution",
                    suggestion: "add at least one of \"phones\", \"email\" and \"website\"")
            }
            return contact
        }
    }
}

extension ValueDecoder where Value == Contact.Phone {
    /// A number, or a group of `number` and `label`.
    static var phone: ValueDecoder {
        let number = ValueDecoder<PhoneNumber>.phoneNumber
        let schema = RecordSchema<Contact.Phone>([
            .required("number", \.number, number, "the telephone number: 58 622 25 52"),
            .optional(
                "label", \.label, .localized(.text(maximum: 200)), "what this number is for: adoptions, emergencies",
                polish: ["etykieta"]),
        ])
        return ValueDecoder(
            .either([.group(schema.shape), number.shape()]),
            translate: { node, original, phone, context in
                if node.kind == .mapping {
                    let own = original?.kind == .mapping ? original : nil
                    if own == nil, let original, let number = node["number"], number.says(theSameAs: original) {
                        if let label = node["label"] {
                            phone.label = ValueDecoder<Localized<String>>.localized(.text()).decode(label, &context)
                        }
                        return
                    }
                    schema.translate(node, original: own, into: &phone, context: &context)
                } else if !(original.map { ($0["number"] ?? $0).says(theSameAs: node) } ?? false) {
                    context.report(
                        "not-translatable", at: node, "a telephone number is the same in every language",
                        suggestion: "repeat the number as it is in the record")
                }
            },
            value: { schema.value(of: $0) },
            { node, context in
                if node.kind == .mapping {
                    var phone = Contact.Phone(number: .example)
                    return schema.decode(node, into: &phone, context: &context) ? phone : nil
                }
                return number.decode(node, &context).map { Contact.Phone(number: $0) }
            })
    }
}

extension ValueDecoder where Value == PhoneNumber {
    static var phoneNumber: ValueDecoder {
        ValueDecoder<String>.text(maximum: 100).map(as: .phoneNumber, value: { .text($0.written) }) {
            text, node, context in
            if let number = PhoneNumber(text, country: context.country) { return number }
            return context.refuse(
                "invalid-phone", at: node, "\"\(text)\" is no telephone number, so nobody could call it",
                suggestion: context.country == .poland
                    ? "write nine digits, like 58 622 25 52 or +48 58 622 25 52"
                    : "write the country code and the number, like +49 30 901820")
        }
    }

    /// A telephone number that is known with its country.
    static var internationalNumber: ValueDecoder {
        phoneNumber.restricted(to: { .internationalNumber }) { number, node, context in
            if number.dialled.hasPrefix("+") { return number }
            return context.refuse(
                "invalid-phone", at: node,
                "\"\(number.written)\" is known without a country, so no message would reach it",
                suggestion: "write the country code and the number, like +49 30 901820")
        }
    }
}
