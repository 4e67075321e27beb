import Content
import Records
import Testing

/// Records in which every field says something.
enum FullRecords {
    typealias Site = VirtualSite

    static func institution(_ animals: [AnimalEntry] = []) throws -> InstitutionEntry {
        try Site.institution("na-skraju", animals) { record in
            record.name = Site.text("Fundacja „Na skraju”", "The Edge <Foundation>")
            record.type = .foundation
            record.logo = Picture(file: "institutions/na-skraju/logo.svg")
            record.pictures = [
                Picture(
                    file: "institutions/na-skraju/brama.jpg", alternative: Site.text("Brama", "The gate"),
                    credit: "A. Nowak")
            ]
            record.operator = Localized("Gmina Wadowice", in: Site.polish)
            record.accepts = [.dog, .cat]
            record.address = Records.Address(
                street: "Leśna", number: "12", postalCode: "34-100", town: "Wadowice", region: "małopolskie",
                country: .poland)
            record.location = Coordinates(latitude: 49.8833, longitude: 19.4929)
            record.contact = Contact(
                person: "Anna Nowak",
                phones: try [
                    Contact.Phone(
                        number: #require(PhoneNumber("33 123 45 67", country: .poland)),
                        label: Site.text("adopcje", "adoptions"))
                ], email: "biuro@example.org", website: try WebAddress("https://na-skraju.example.org/ą"),
                facebook: try WebAddress("https://facebook.com/naskraju"),
                instagram: try WebAddress("https://instagram.com/naskraju"),
                whatsApp: PhoneNumber("600 123 456", country: .poland))
            var account = BankAccount(
                currency: .zloty, account: try IBAN("92124012340001567890123456"))
            account.holder = "Fundacja"
            account.holderAddress = "Leśna 12"
            account.nip = try NIP("5214349636")
            account.shortName = "Na skraju"
            account.bic = "PKOPPLPW"
            account.transferTitle = Localized(try TransferTitle("adopcja {number} {name}"), in: Site.polish)
            record.accounts = [
                account, BankAccount(currency: .euro, account: try IBAN("DE33100205000001194700")),
            ]
            record.monthlyMinimum = Amount(minorUnits: 3050)
            record.taxShare = try TaxShare(
                krs: try KRS("0000247280"), beneficiary: "Fundacja", purpose: "Na skraju 7",
                verified: #require(CalendarDate("2026-01-02")))
            record.openingHours = try OpeningHours(
                regular: [
                    OpeningHours.Regular(
                        days: [.monday, .saturday], opens: #require(TimeOfDay("9:00")),
                        closes: #require(TimeOfDay("24:00")),
                        note: Site.text("zadzwoń", "call"))
                ],
                exceptions: [
                    OpeningHours.Exception(date: #require(CalendarDate("2026-05-31"))),
                    OpeningHours.Exception(
                        date: #require(CalendarDate("2026-06-01")),
                        hours: #require(TimeOfDay("10:00"))...#require(TimeOfDay("12:00"))),
                    OpeningHours.Exception(
                        date: #require(CalendarDate("2026-12-24")), note: Site.text("Wigilia", "Eve")),
                ])
            record.hoursNote = Site.text("po umówieniu", "by appointment")
            record.registers.krs = try KRS("0000247280")
            record.registers.nip = try NIP("8567346215")
            record.registers.regon = try REGON("192598184")
            record.registers.veterinaryNumber = "12345678"
            record.services = [.adoption, .virtualAdoption]
            record.needs = [Site.text("karma", "food")]
            record.acceptsFood = true
            record.since = 1998
            record.checked = CalendarDate("2026-05-01")
            record.sources = [try WebAddress("https://example.org/dane")]
            record.timeZone = "Europe/Lisbon"
            record.requests = try WebAddress("https://example.org/spotkania")
            record.reference = "SECRET-1"
            record.formerly = [FormerID(try RecordID("na-kraju"), origin: Origin(file: "x.md"))]
            record.description = Site.prose("Opis **miejsca** </script>")
            var guide = AdoptionGuide(source: "institutions/na-skraju/adoption.md")
            guide.body = Site.prose("Zadzwoń.")
            record.adoption = guide
            var walks = WalkGuide(source: "institutions/na-skraju/walks.md")
            walks.who = Site.text("każdy", "everybody")
            walks.minimumAge = 18
            walks.bring = [Site.text("buty", "shoes")]
            walks.hours = try OpeningHours(
                regular: [
                    OpeningHours.Regular(
                        days: [.saturday], opens: #require(TimeOfDay("10:00")), closes: #require(TimeOfDay("13:00")))
                ], exceptions: [OpeningHours.Exception(date: #require(CalendarDate("2026-12-24")))])
            walks.training = Site.text("pierwszy spacer z nami", "a first walk with us")
            walks.announce = Site.text("zadzwoń", "ring")
            walks.body = Site.prose("## Smycze\n\nMamy swoje.")
            record.walks = walks
            record.extensions = [ExtensionField(name: "x-internal", value: "SECRET-2")]
        }
    }

    static func basket() throws -> Basket {
        var basket = Basket(id: try RecordID("zima"), source: "baskets/zima.md")
        basket.name = Site.text("Zima", "Winter")
        basket.category = Site.text("Karma", "Food")
        basket.picture = Picture(
            file: "baskets/zima.jpg", alternative: Site.text("Miska", "A bowl"), credit: "A. Nowak")
        basket.formerly = [FormerID(try RecordID("zima-2025"), origin: Origin(file: "x.md"))]
        basket.shares = [Basket.Share(institution: try RecordID("na-skraju"), percent: 100)]
        basket.description = Localized(
            Prose(markdown: "Na karmę.", origin: Origin(file: "baskets/zima.md", line: 5), notation: .body),
            in: Site.polish)
        return basket
    }

    static func notice(_ id: String = "kot", _ status: AnimalStatus = .lost) throws -> Notice {
        var notice = Notice(id: try RecordID(id), source: "notices/\(id).md")
        notice.animal.status = status
        notice.animal.type = .cat
        notice.animal.name = "Fryderyk"
        notice.animal.sex = .male
        notice.animal.size = .medium
        notice.animal.colour = Site.text("rudy", "ginger")
        notice.animal.marks = [Site.text("obroża", "a collar")]
        notice.animal.pictures = [Picture(file: "notices/kot.jpg")]
        notice.animal.description = Site.prose("Boi się <aut>.", in: notice.source)
        notice.town = "Tczew"
        notice.region = "pomorskie"
        notice.place = Site.text("nad Wisłą", "by the river")
        notice.date = try #require(CalendarDate("2026-05-12"))
        notice.until = try #require(CalendarDate("2026-07-12"))
        notice.institution = try RecordID("na-skraju")
        notice.animal.formerly = [FormerID(try RecordID("kotek"), origin: Origin(file: "x.md"))]
        return notice
    }

    static func patron() throws -> Patron {
        var patron = Patron(id: try RecordID("miska"), source: "patrons/miska.md")
        patron.name = Site.text("Miska", "Bowl")
        patron.logo = Picture(file: "patrons/miska.jpg", alternative: Site.text("Miska", "A bowl"), credit: "A. Nowak")
        patron.website = try WebAddress("https://miska.example.org/")
        patron.month = try #require(CalendarDate("2026-06-01"))
        patron.kilograms = 300
        patron.food = Site.text("sucha karma", "dry food")
        patron.candidates = try ["bare", "na-skraju"].map { try RecordID($0) }
        patron.recipientName = Site.text("Schronisko", "Shelter")
        patron.description = Site.prose("Firma.", in: patron.source)
        return patron
    }

    static func adopted(_ id: String = "saba") throws -> AnimalEntry {
        let entry = try Site.animal(id) {
            $0.status = .adopted
            $0.left = CalendarDate("2026-04-01")
        }
        var story = AdoptionStory(date: try #require(CalendarDate("2026-05-01")), source: "\(id).story.md")
        story.teller = "Ania"
        story.pictures = [Picture(file: "institutions/na-skraju/animals/saba-dom.jpg")]
        story.text = Site.prose("Śpi na <fotelu>.", in: story.source)
        return AnimalEntry(record: entry.record, origin: entry.origin, story: story)
    }

    static func animal(_ id: String = "rex") throws -> AnimalEntry {
        try Site.animal(id) { record in
            record.breed = Site.text("kundelek", "mixed breed")
            record.colour = Site.text("czarny", "black")
            record.coat = .rough
            record.sex = .male
            record.number = "123/21"
            record.formerly = [FormerID(try RecordID("reksio"), origin: Origin(file: "x.md"))]
            record.born = PartialDate("2021-05")
            record.isBornEstimated = true
            record.size = .large
            record.weight = 24.5
            record.marks = [Site.text("biała łata", "white patch"), Localized("blizna", in: Site.polish)]
            record.arrived = CalendarDate("2025-11-30")
            record.checked = CalendarDate("2026-05-20")
            record.pictures = [
                Picture(file: "institutions/na-skraju/animals/rex-1.jpg", alternative: Site.text("Rex", "Rex"))
            ]
            record.video = .file("institutions/na-skraju/animals/rex.mp4")
            record.health.isVaccinated = true
            record.health.isNeutered = false
            record.health.isChipped = true
            record.health.hasSpecialNeeds = true
            record.health.notes = Site.text("alergia", "an allergy")
            record.goodWith.children = .fromAge(6)
            record.goodWith.dogs = .selective
            record.goodWith.cats = .no
            record.isHouseTrained = true
            record.walksOnLead = false
            record.bondedWith = [try RecordID("saba")]
            record.place = Animal.Place(kind: .foster, town: "Kraków")
            record.fee = 200
            record.energy = .medium
            record.experience = .some
            record.garden = .unnecessary
            record.alone = 4
            record.walks = true
            record.isUrgent = true
            var review = Review(id: try RecordID("ania"), source: "institutions/na-skraju/animals/rex.reviews/ania.md")
            review.name = "Ania"
            review.date = try #require(CalendarDate("2026-05-02"))
            (review.temperament, review.excitability, review.experience) = (5, 2, 1)
            review.text = Localized(
                Prose(markdown: "Nie ciągnął.", origin: Origin(file: review.source, line: 8), notation: .body),
                in: Site.polish)
            record.reviews = [review]
            record.reference = "SECRET-3"
            record.lead = Site.text("Rex zna wszystkich", "Rex knows everyone")
            record.description = Site.prose("Rex to **łagodny** olbrzym")
            record.extensions = [ExtensionField(name: "x-note", value: "SECRET-4")]
        }
    }
}
