import Markup
import Records

extension PageModelBuilder {
    func contact(of record: Institution) -> ContactModel {
        let contact = record.contact
        let address = record.address
        return ContactModel(
            person: contact.person,
            phones: contact.phones.map { phone in
                ContactModel.Phone(
                    number: phone.number.written, link: "tel:" + phone.number.dialled, label: wording(phone.label))
            },
            email: contact.email, emailLink: contact.email.map { "mailto:" + PercentEncoding.encoded(email: $0) },
            website: contact.website.map(WebLink.init), facebook: contact.facebook.map(WebLink.init),
            instagram: contact.instagram.map(WebLink.init), street: PageModelBuilder.street(of: address),
            postalCode: address.postalCode, town: address.town, region: address.region,
            country: address.country == .poland ? nil : address.country.code, timeZone: timeZone(of: record),
            mapLink: record.location.map {
                let (latitude, longitude) = (
                    PageModelBuilder.degrees($0.latitude), PageModelBuilder.degrees($0.longitude)
                )
                return "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)&zoom=16"
            },
            directionsLink: PageModelBuilder.directions(to: record),
            hours: openingHours(record.openingHours, note: record.hoursNote))
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
