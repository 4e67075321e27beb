import Markup
import Records
import Templates

extension WebAddress {
    static let model = Model<WebAddress>("web", "A link to a site elsewhere") {
        $0.text("link", "The absolute address") { $0.text }
        $0.text("label", "Its host, without www.") { $0.host }
    }
}

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
    let website: WebAddress?
    let facebook: WebAddress?
    let instagram: WebAddress?
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
        $0.object("website", "Its own site", WebAddress.model) { $0.website }
        $0.object("facebook", "Its page on Facebook", WebAddress.model) { $0.facebook }
        $0.object("instagram", "Its page on Instagram", WebAddress.model) { $0.instagram }
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

extension PageModelBuilder {
    func contact(ofInstitution number: Int) -> ContactModel {
        let record = plan.catalogue.institutions[number].record
        let contact = record.contact
        let address = record.address
        return ContactModel(
            person: contact.person,
            phones: contact.phones.map { phone in
                ContactModel.Phone(
                    number: phone.number.written, link: "tel:" + phone.number.dialled, label: wording(phone.label))
            },
            email: contact.email, emailLink: contact.email.map { "mailto:" + PercentEncoding.encoded(email: $0) },
            website: contact.website, facebook: contact.facebook,
            instagram: contact.instagram, street: PageModelBuilder.street(of: address),
            postalCode: address.postalCode, town: address.town, region: address.region,
            country: address.country == .poland ? nil : address.country.code, timeZone: timeZone(of: record),
            mapLink: record.location.map {
                let (latitude, longitude) = (
                    PageModelBuilder.degrees($0.latitude), PageModelBuilder.degrees($0.longitude)
                )
                return "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)&zoom=16"
            },
            directionsLink: PageModelBuilder.directions(to: record),
            hours: openingHours(plan.institutionsToday[number].openingHours, note: record.hoursNote))
    }

    /// Returns the IANA time zone in which an institution's hours are meant.
    func timeZone(of record: Institution) -> String { record.timeZone ?? records.publication.settings.timeZone }

    /// Street and number. Houses of villages without streets are numbered by the village.
    static func street(of address: Records.Address) -> String? {
        guard let number = address.number else { return address.street }
        return "\(address.street ?? address.town) \(number)"
    }

    /// OpenStreetMap's way to the place, or its search for the address.
    private static func directions(to record: Institution) -> String {
        if let location = record.location {
            let place = "\(degrees(location.latitude))%2C\(degrees(location.longitude))"
            return "https://www.openstreetmap.org/directions?to=\(place)"
        }
        let address = record.address
        let parts = [street(of: address), "\(address.postalCode) \(address.town)", address.country.code]
        let query = PercentEncoding.encoded(path: parts.compactMap { $0 }.joined(separator: ", "))
        return "https://www.openstreetmap.org/search?query=\(query)"
    }

    /// Degrees with at most six decimal places, about a tenth of a metre (RFC 5870, 3.4.2 allows no exponents).
    static func degrees(_ value: Double) -> String {
        let millionths = Int((value * 1_000_000).rounded())
        let (whole, fraction) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
        var digits = String(fraction)
        digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        return (millionths < 0 ? "-" : "") + String(whole) + (digits.isEmpty ? "" : "." + digits)
    }
}
