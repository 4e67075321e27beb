import Templates

/// The ways to reach an institution.
struct ContactModel: Sendable {
    struct Phone: Sendable {
        let number: String
        let link: String
        let label: Wording?

        static let model = Model<Phone>("phone", "A telephone number") {
            $0.text("number", "As staff write it") { $0.number }
            $0.text("link", "tel: and the number as a telephone dials it") { $0.link }
            $0.object("label", "Whose or what for", Wording.model) { $0.label }
        }
    }

    let person: String?
    let phones: [Phone]
    let email: String?
    let emailLink: String?
    let website: WebLink?
    let facebook: WebLink?
    let instagram: WebLink?
    let street: String?
    let postalCode: String
    let town: String
    let region: String?
    let country: String?
    let timeZone: String
    let mapLink: String?
    let directionsLink: String
    let hours: OpeningHoursModel?

    static let model = Model<ContactModel>("contact", "How to reach an institution") {
        $0.text("person", "Whom to ask for") { $0.person }
        $0.flag("hasPhones", "Whether there is a telephone number") { !$0.phones.isEmpty }
        $0.list("phones", "Telephone numbers", Phone.model) { $0.phones }
        $0.text("email", "The e-mail address") { $0.email }
        $0.text("mailbox", "The e-mail address before its @") { $0.email.map { String($0.prefix { $0 != "@" }) } }
        $0.text("mailHost", "The @ and what follows it") { $0.email.map { String($0.drop { $0 != "@" }) } }
        $0.text("emailLink", "mailto: and the e-mail address") { $0.emailLink }
        $0.object("website", "Its own site", WebLink.model) { $0.website }
        $0.object("facebook", "Its page on Facebook", WebLink.model) { $0.facebook }
        $0.object("instagram", "Its page on Instagram", WebLink.model) { $0.instagram }
        $0.object("phone", "The first of its telephone numbers", Phone.model) { $0.phones.first }
        $0.text("street", "Street and number") { $0.street }
        $0.text("postalCode", "The postal code") { $0.postalCode }
        $0.text("town", "The town") { $0.town }
        $0.text("region", "The region") { $0.region }
        $0.text("country", "The country's code, where it is not Poland") { $0.country }
        $0.text("timeZone", "The IANA time zone of its hours") { $0.timeZone }
        $0.text("mapLink", "The place on a map, an absolute address; none where coordinates are not known") {
            $0.mapLink
        }
        $0.text("directionsLink", "The way there on a map, an absolute address") { $0.directionsLink }
        $0.object("hours", "When it is open, where the record says", OpeningHoursModel.model) { $0.hours }
    }
}
