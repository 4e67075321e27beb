import Content
import Documents
import Languages
import Records
import Templates

extension PageType {
    static let patrons = PageType(
        "patrons", .word("the page of patrons"), below: .home,
        records: { plan, _ in plan.catalogue.patrons.isEmpty ? 0..<0 : 0..<1 })
}

extension Page {
    static let patrons = Page(.patrons)
}

extension Phrase {
    static let patronGift = Phrase("patrons.gift", "kilograms", "food")
}

extension PageTemplate {
    static let patrons = PageTemplate(.patrons, of: PatronsPage.model, phrases: [.patronGift]) { site, _ in
        site.patrons()
    }
}

/// A company that gives food, and who gets it.
struct PatronModel: Sendable {
    let record: Patron
    let name: Wording
    let logo: PictureModel?
    let month: String
    let gift: String
    let description: Passage
    let draw: FoodDraw?
    /// The institution that was drawn; nil where it is not on the site any more.
    let recipient: InstitutionLink?
    let formerName: Wording?

    static let model = Model<PatronModel>("patron", "A company that gives food, and who gets it") {
        $0.text("id", "Its id, for anchors") { $0.record.id.text }
        $0.object("name", "Its name", Wording.model) { $0.name }
        $0.object("logo", "Its logo", PictureModel.model) { $0.logo }
        $0.text("website", "The address of its own site") { $0.record.website?.text }
        $0.text("month", "The month in which it is shown, in words") { $0.month }
        $0.text("gift", "How much food of what kind, in words") { $0.gift }
        $0.passage("description", flag: "hasDescription", lang: "descriptionLang", "the patron's description") {
            $0.description
        }
        $0.object(
            "recipient", "Who gets the food; none before the draw, or where it left the site", InstitutionLink.model
        ) { $0.recipient }
        $0.text("formerRecipient", "The id of who got the food, where that institution left the site") {
            $0.recipient == nil ? $0.draw?.winner.text : nil
        }
        $0.object("formerName", "What that institution was called, where the record tells", Wording.model) {
            $0.formerName
        }
        $0.flag("isDrawn", "True after the draw") { $0.draw != nil }
        $0.text("candidateCount", "The number of institutions among which was drawn") {
            String($0.record.candidates.count)
        }
        $0.text("monthName", "The month as the draw writes it: 2026-12") { FoodDraw.name(of: $0.record.month) }
        $0.text("list", "The ids of the candidates in the order of the draw, with blanks between them") {
            $0.record.candidates.map(\.text).joined(separator: " ")
        }
        $0.text("digest", "The SHA-256 of the list, in hexadecimal digits") { $0.draw?.digest }
        $0.text("seed", "The SHA-256 of the month and that digest, in hexadecimal digits") { $0.draw?.seed }
        $0.text("place", "The place of the recipient in the list, from 1") { $0.draw.map { String($0.place + 1) } }
    }
}

/// The next draw, as it would be by the records of today.
struct UpcomingDraw: Sendable {
    let month: String
    let name: String
    let draw: FoodDraw

    static let model = Model<UpcomingDraw>("next draw", "The next draw, as it would be by the records of today") {
        $0.text("month", "Its month in words") { $0.month }
        $0.text("monthName", "The month as the draw writes it: 2026-12") { $0.name }
        $0.text("list", "The ids of the institutions that accept food, with blanks between them") {
            $0.draw.candidates.map(\.text).joined(separator: " ")
        }
        $0.text("digest", "The SHA-256 of the list, in hexadecimal digits") { $0.draw.digest }
        $0.text("seed", "The SHA-256 of the month and that digest, in hexadecimal digits") { $0.draw.seed }
    }
}

/// The page of all patrons.
struct PatronsPage: Sendable {
    let frame: PageFrame
    let upcoming: UpcomingDraw?
    let current: [PatronModel]
    let others: [PatronModel]

    static let model = Model<PatronsPage>("patrons page", "The companies that give food, and who gets it") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.object("upcoming", "The draw of the month after the build's; none after it", UpcomingDraw.model) {
            $0.upcoming
        }
        $0.list("current", flag: "hasCurrent", "Those of the month of the build", PatronModel.model) { $0.current }
        $0.list("others", flag: "hasOthers", "All others, the newest first", PatronModel.model) { $0.others }
    }
}

extension SitePlan {
    /// Returns true for a patron of the month in which the site is built.
    fileprivate func isCurrent(_ patron: Patron) -> Bool {
        patron.month.year == date.year && patron.month.month == date.month
    }
}

extension LocalizedSite {
    /// The patrons of the month of the build.
    var currentPatrons: [PatronModel] { plan.catalogue.patrons.filter(plan.isCurrent).map(patron) }

    func patrons() -> PatronsPage {
        let data = structuredData
        return PatronsPage(
            frame: builder.frame(of: .patrons, structuredData: { data.appendPatrons(to: &$0) }), upcoming: upcomingDraw,
            current: currentPatrons, others: plan.catalogue.patrons.filter { !plan.isCurrent($0) }.map(patron))
    }

    private var upcomingDraw: UpcomingDraw? {
        let (year, month) = plan.date.month < 12 ? (plan.date.year, plan.date.month + 1) : (plan.date.year + 1, 1)
        let accepting = plan.catalogue.institutions.map(\.record).filter(\.acceptsFood).map(\.id)
        guard let first = CalendarDate(year: year, month: month, day: 1),
            let draw = FoodDraw(of: first, among: accepting),
            !plan.catalogue.patrons.contains(where: { $0.month == first && !$0.candidates.isEmpty })
        else { return nil }
        return UpcomingDraw(
            month: texts.date(PartialDate.month(year: year, month: month), .long), name: FoodDraw.name(of: first),
            draw: draw)
    }

    private func patron(_ record: Patron) -> PatronModel {
        let name = builder.wording(record.name)
        let draw = FoodDraw(of: record.month, among: record.candidates)
        return PatronModel(
            record: record, name: name, logo: builder.mainPicture(of: record, name.text),
            month: builder.records.month(of: record),
            gift: builder.records.gift(of: record),
            description: builder.compose(record.description, on: .patrons).passage,
            draw: draw, recipient: draw.flatMap { plan.institution($0.winner) }.map { overviews[$0].link },
            formerName: builder.wording(record.recipientName))
    }
}

extension LocalizedRecords {
    /// Returns the month in which a patron is shown, in words: "grudzień 2026".
    func month(of patron: Patron) -> String {
        texts.date(PartialDate.month(year: patron.month.year, month: patron.month.month), .long)
    }

    /// Returns the food that a patron gives, in words: "300 kg, dry food".
    fileprivate func gift(of patron: Patron) -> String {
        let weight = texts.weight(Double(patron.kilograms))
        guard let food = text(ifAny: patron.food) else { return weight }
        return texts(.patronGift, ["kilograms": weight, "food": food])
    }
}

extension StructuredData {
    /// Appends what every patron gives, and to whom.
    fileprivate func appendPatrons(to bytes: inout [UInt8]) {
        append([crumb(to: .patrons)], to: &bytes) { json in
            for patron in records.plan.catalogue.patrons {
                json.thing("DonateAction") { json in
                    json.member("@id", records.absolute(.patrons) + "#" + patron.id.text)
                    json.member("startTime", FoodDraw.name(of: patron.month))
                    json.thing("agent", "Organization") { json in
                        json.member("name", records.text(patron.name))
                        json.member("url", patron.website?.text)
                        if let logo = patron.logo { json.member("logo", records.publication.address(of: logo)) }
                    }
                    json.thing("object", "Thing") { $0.member("name", records.gift(of: patron)) }
                    if let winner = FoodDraw(of: patron.month, among: patron.candidates)?.winner,
                        let number = records.plan.institution(winner)
                    {
                        json.thing("recipient", "AnimalShelter") { json in
                            json.member("@id", identifier(ofInstitution: number))
                            json.member("url", address(ofInstitution: number))
                        }
                    }
                }
            }
        }
    }
}
