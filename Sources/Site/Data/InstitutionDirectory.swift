import Documents
import Records

/// All institutions in few bytes, one document for each language: what a plan of visits needs to know of them, also
/// without a network. A JSON array with an object for each, in alphabetical order.
enum InstitutionDirectory {
    static func documents(of publication: Publication) -> [EmittedDocument] {
        publication.languages.map { language in
            EmittedDocument(at: publication.urls.institutionDirectory(language)) { bytes in
                let records = publication[language]
                let institutions = publication.catalogue.institutions
                let order = records.texts.sorted(institutions.indices) { records.text(institutions[$0].record.name) }
                JSONWriter.append(to: &bytes) { json in
                    json.array(of: order) { append($1, of: records, to: &$0) }
                }
                bytes.append(UInt8(ascii: "\n"))
            }
        }
    }

    private static func append(_ number: Int, of records: LocalizedRecords, to json: inout JSONWriter) {
        let record = records.plan.catalogue.institutions[number].record
        let position = records.plan.position(ofInstitution: number)
        json.object { json in
            json.member("id", record.id.text)
            json.member("name", records.text(record.name))
            json.member("type", record.type.rawValue)
            json.member(
                "address",
                [PageModelBuilder.street(of: record.address), record.address.town].compactMap { $0 }
                    .joined(separator: ", "))
            json.member("phone", record.contact.phones.first?.number.dialled)
            json.member("logo", record.logo.map { records.publication.cardLink(of: $0, isLogo: true) })
            if let position {
                json.array("at", of: [position.coordinates.latitude, position.coordinates.longitude]) { $0.number($1) }
                json.member("isExact", position.isExact)
            }
            if record.address.country != .poland { json.member("country", record.address.country.code) }
            json.member("zone", record.timeZone)
            if record.offersWalks { json.member("walks", true) }
            if !record.needs.isEmpty {
                json.array("needs", of: record.needs) { $0.string(records.text($1)) }
            }
            append(records.plan.institutionsToday[number].openingHours, to: &json)
        }
    }

    /// Appends `"week":[["135","10:00","16:00"]]`, in which Monday is 1, and the days that differ from the day of the
    /// build on, `"days":[["2026-12-24","10:00","12:00"],["2026-12-25"]]`, of which the last is closed.
    private static func append(_ hours: OpeningHours, to json: inout JSONWriter) {
        func add(_ name: String, _ rows: [[String]]) {
            guard !rows.isEmpty else { return }
            json.array(name, of: rows) { json, row in json.array(of: row) { $0.string($1) } }
        }
        add(
            "week",
            hours.regular.map {
                [$0.days.map { String($0.number) }.joined(), $0.opens.description, $0.closes.description]
            })
        add(
            "days",
            hours.exceptions.map { exception in
                [exception.date.description]
                    + (exception.hours.map { [$0.lowerBound.description, $0.upperBound.description] } ?? [])
            })
    }
}
