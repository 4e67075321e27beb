import Languages
import Markup
import Records
import Templates

extension Phrase {
    static let askedAnimal = Phrase("ask.animal", "name", "number")
    static let askSubject = Phrase("ask.subject", "animal")
    static let askOpening = Phrase("ask.opening", "animal", "address")
}

/// The ways to ask an institution about an animal: links with the beginning of a letter in the institution's language.
struct AskModel: Sendable {
    let email: String?
    let sms: String?
    let whatsApp: String?
    let call: String?
    /// The institution's own form, and what is posted to it.
    let requests: Requests?
    /// The time zone and the hours of walks, for the script that offers days.
    let walks: String?

    /// A form to which a request is posted.
    struct Requests: Sendable {
        let address: WebAddress
        let subject: String
        let opening: String

        static let model = Model<Requests>("requests", "An institution's own form for requests") {
            $0.text("link", "Its address") { $0.address.text }
            $0.text("subject", "The subject of the request") { $0.subject }
            $0.text("opening", "Its beginning") { $0.opening }
        }
    }

    static let phrases: [Phrase] = [.askedAnimal, .askSubject, .askOpening]

    static let model = Model<AskModel>("ask", "The ways to ask about an animal") {
        $0.text("email", "An e-mail with subject and text") { $0.email }
        $0.text("sms", "A text message, where the institution has a mobile phone") { $0.sms }
        $0.text("whatsApp", "A message on WhatsApp") { $0.whatsApp }
        $0.text("call", "The number to call") { $0.call }
        $0.object("requests", "The institution's own form for requests", Requests.model) { $0.requests }
        $0.text("walks", "Where it can be walked, the time zone and the hours of walks with | between them") {
            $0.walks
        }
    }
}

extension PageModelBuilder {
    /// Returns nil where nobody could answer: the institution has no such way, or the animal is not with it any more.
    func ask(about number: Int) -> AskModel? {
        let animal = plan.animals[number].entry.record
        let institution = plan.animals[number].institution
        let record = plan.catalogue.institutions[institution].record
        let contact = record.contact
        guard !animal.status.isDeparted, animal.status != .lost,
            contact.email != nil || contact.whatsApp != nil || !contact.phones.isEmpty || record.requests != nil
        else { return nil }
        let institutional = records.publication[records.publication.defaultLanguage]
        let texts = institutional.texts
        let title = institutional.vocabulary.title(of: animal)
        let named = animal.name == nil ? nil : animal.number.map { texts(.askedAnimal, ["name": title, "number": $0]) }
        let subject = texts(.askSubject, ["animal": named ?? title])
        let text = texts(
            .askOpening, ["animal": named ?? title, "address": institutional.absolute(.animal(number))])
        let encoded = PercentEncoding.encoded(path: text)
        return AskModel(
            email: contact.email.map { PercentEncoding.mailto($0, subject: subject, text: text) },
            // Some devices read what follows "?", others what follows "&".
            sms: contact.phones.first { $0.number.isMobile }.map { "sms:\($0.number.dialled)?&body=\(encoded)" },
            whatsApp: contact.whatsApp.map { "https://wa.me/\($0.dialled.dropFirst())?text=\(encoded)" },
            call: contact.phones.first.map { "tel:" + $0.number.dialled },
            requests: record.requests.map { AskModel.Requests(address: $0, subject: subject, opening: text) },
            walks: animal.canBeWalked ? walkingHours(of: record, plan.institutionsToday[institution]) : nil)
    }

    /// "Europe/Warsaw|6 7 10:00 13:00|2026-12-24": the days by their numbers, and single days. Days on which the
    /// institution is closed have no walks.
    private func walkingHours(of record: Institution, _ today: InstitutionToday) -> String {
        let zone = timeZone(of: record)
        guard let told = record.walks?.hours, told != OpeningHours() else { return zone }
        let hours = today.walkingHours
        let regular = hours.regular.map { row in
            (row.days.map { String($0.number) } + [row.opens.description, row.closes.description])
                .joined(separator: " ")
        }
        let own = Set(hours.exceptions.map(\.date))
        let closed = today.openingHours.exceptions.filter { $0.hours == nil && !own.contains($0.date) }
        let exceptions = (hours.exceptions + closed).map { exception in
            ([exception.date.description]
                + (exception.hours.map { [$0.lowerBound.description, $0.upperBound.description] } ?? []))
                .joined(separator: " ")
        }
        return ([zone] + regular + exceptions).joined(separator: "|")
    }
}
