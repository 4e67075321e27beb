import Content
import Documents
import Records

extension StructuredData {
    func appendInstitution(_ number: Int, to json: inout JSONWriter) {
        let record = records.plan.catalogue.institutions[number].record
        json.object { json in
            json.member("@type") { appendTypes(of: record, to: &$0) }
            json.member("@id", identifier(ofInstitution: number))
            json.member("name", records.text(record.name))
            json.member("url", address(ofInstitution: number))
            json.member(
                "description",
                records.excerpt(record.description, limit: StructuredData.excerptLength))
            appendPictures(of: record, to: &json)
            json.member("address") { appendAddress(record.address, to: &$0) }
            if let location = record.location { appendLocation(location, to: &json) }
            appendContact(record.contact, to: &json)
            appendOpeningHours(records.plan.institutionsToday[number].openingHours, to: &json)
            appendRegisters(record.registers, to: &json)
            json.member("foundingDate", record.since.map(String.init))
            if let name = records.text(ifAny: record.operator) {
                json.thing("parentOrganization", "Organization") { json in
                    json.member("name", name)
                }
            }
            if !record.accounts.isEmpty { appendDonateAction(for: number, record, to: &json) }
        }
    }

    /// A body of its own that is registered as an association or foundation is an NGO besides. What runs under
    /// `shelter` is most often a part of a town.
    static func isNGO(_ record: Institution) -> Bool {
        guard record.registers.krs != nil else { return false }
        return switch record.type {
        case .foundation, .refuge, .sanctuary, .foster, .rescue, .rehabilitation: true
        case .shelter, .clinic, .other: false
        }
    }

    private func appendTypes(of record: Institution, to json: inout JSONWriter) {
        guard StructuredData.isNGO(record) else { return json.string("AnimalShelter") }
        json.array(of: ["AnimalShelter", "NGO"]) { $0.string($1) }
    }

    private func appendPictures(of record: Institution, to json: inout JSONWriter) {
        if let logo = record.logo { json.member("logo", records.publication.address(of: logo, isLogo: true)) }
        var pictures = record.pictures.map { records.publication.address(of: $0) }
        if pictures.isEmpty, let logo = record.logo {
            pictures.append(records.publication.address(of: logo, isLogo: true))
        }
        guard !pictures.isEmpty else { return }
        json.array("image", of: pictures) { $0.string($1) }
    }

    func appendAddress(_ address: Records.Address, to json: inout JSONWriter) {
        json.thing("PostalAddress") { json in
            let street = [address.street, address.number].compactMap { $0 }
            // In a village without streets the house's number stands behind its name.
            json.member(
                "streetAddress",
                street.isEmpty
                    ? nil : address.street == nil ? "\(address.town) \(street[0])" : street.joined(separator: " "))
            json.member("postalCode", address.postalCode)
            json.member("addressLocality", address.town)
            json.member("addressRegion", address.region)
            json.member("addressCountry", address.country.code)
        }
    }

    private func appendLocation(_ location: Coordinates, to json: inout JSONWriter) {
        json.thing("geo", "GeoCoordinates") { json in
            json.member("latitude", location.latitude)
            json.member("longitude", location.longitude)
        }
    }

    private func appendContact(_ contact: Contact, to json: inout JSONWriter) {
        json.member("telephone", contact.phones.first?.number.dialled)
        json.member("email", contact.email)
        if !contact.phones.isEmpty || contact.email != nil {
            json.array("contactPoint") { json in
                for phone in contact.phones { appendContactPoint(contact, phone, to: &json) }
                if contact.phones.isEmpty { appendContactPoint(contact, nil, to: &json) }
            }
        }
        let elsewhere = [contact.website, contact.facebook, contact.instagram].compactMap { $0 }
        guard !elsewhere.isEmpty else { return }
        json.array("sameAs", of: elsewhere) { $0.string($1.text) }
    }

    private func appendContactPoint(_ contact: Contact, _ phone: Contact.Phone?, to json: inout JSONWriter) {
        json.thing("ContactPoint") { json in
            json.member("name", contact.person)
            json.member("contactType", records.text(ifAny: phone?.label) ?? "customer service")
            json.member("telephone", phone?.number.dialled)
            json.member("email", contact.email)
        }
    }

    private func appendRegisters(_ registers: Institution.Registers, to json: inout JSONWriter) {
        json.member("taxID", registers.nip?.compact)
        let numbers = [
            ("KRS", registers.krs?.compact), ("NIP", registers.nip?.compact), ("REGON", registers.regon?.compact),
            ("WNI", registers.veterinaryNumber),
        ].compactMap { name, number in number.map { (name, $0) } }
        guard !numbers.isEmpty else { return }
        json.array("identifier", of: numbers) { json, number in
            json.thing("PropertyValue") { json in
                json.member("propertyID", number.0)
                json.member("value", number.1)
            }
        }
    }

    private func appendDonateAction(for number: Int, _ record: Institution, to json: inout JSONWriter) {
        json.thing("potentialAction", "DonateAction") { json in
            json.member("name", records.texts(.supportTitle, ["name": records.text(record.name)]))
            json.member("target", records.absolute(.support(number)))
            json.object("recipient") { $0.member("@id", identifier(ofInstitution: number)) }
        }
    }
}
