/// The ways to reach an institution. At least one phone, the e-mail or the website is given.
public struct Contact: Sendable, Equatable {
    public var person: String?
    public var phones: [Phone]
    public var email: String?
    public var website: WebAddress?
    public var facebook: WebAddress?
    public var instagram: WebAddress?
    /// A number that begins with the country's code.
    public var whatsApp: PhoneNumber?

    public struct Phone: Sendable, Equatable {
        public var number: PhoneNumber
        public var label: Localized<String>?

        public init(number: PhoneNumber, label: Localized<String>? = nil) {
            self.number = number
            self.label = label
        }
    }

    public init(
        person: String? = nil, phones: [Phone] = [], email: String? = nil, website: WebAddress? = nil,
        facebook: WebAddress? = nil, instagram: WebAddress? = nil, whatsApp: PhoneNumber? = nil
    ) {
        self.person = person
        self.phones = phones
        self.email = email
        self.website = website
        self.facebook = facebook
        self.instagram = instagram
        self.whatsApp = whatsApp
    }
}
