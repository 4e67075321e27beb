import Content
import Records
import Testing

@testable import Site

@Suite("An institution's page")
struct InstitutionPageTests {
    private static let polish = VirtualSite.polish

    private static func overview(_ change: (inout Institution) throws -> Void) throws -> InstitutionOverview {
        try VirtualSite(animals: [], change).localized().institution(0, page: 1).overview
    }

    @Test("Those looking for a home come first, then who stays, then who is gone, each by name in Polish order")
    func order() throws {
        func animal(_ id: String, _ name: String, _ status: AnimalStatus) throws -> AnimalEntry {
            try VirtualSite.animal(id) {
                $0.name = name
                $0.status = status
            }
        }
        let page = try VirtualSite(animals: [
            animal("a", "Ala", .adopted), animal("b", "Żuk", .available), animal("c", "Łatka", .reserved),
            animal("d", "Lusia", .available), animal("e", "Ósmy", .found), animal("f", "Burek", .permanent),
        ]).localized().institution(0, page: 1)
        #expect(page.seeking.map(\.card.name) == ["Lusia", "Łatka", "Ósmy", "Żuk"])
        #expect(page.others.map(\.card.name) == ["Burek", "Ala"])
        #expect(page.overview.seekingCount == "4 zwierzęta szukają domu")
        #expect(page.overview.seekingCount == "4 zwierzęta szukają domu")
        #expect(page.overview.animalsOnCard.map(\.name) == ["Lusia", "Łatka", "Ósmy", "Żuk"])
    }

    @Test("Its animals are paged, and the description stands on the first page alone")
    func paging() throws {
        let animals = try (0..<61).map { try VirtualSite.animal("rex-\($0)") }
        let localized = try VirtualSite(animals: animals) {
            $0.description = VirtualSite.prose("Jesteśmy na skraju lasu.", in: "institutions/na-skraju/institution.md")
        }.localized()
        let first = localized.institution(0, page: 1)
        let second = localized.institution(0, page: 2)
        #expect(first.seeking.count == 60 && second.seeking.count == 1)
        #expect(first.isFirstPage && !second.isFirstPage)
        #expect(!first.description.html.isEmpty && second.description.html.isEmpty)
        #expect(first.frame.previous == nil && first.frame.next == "/instytucje/na-skraju/strona/2/")
        #expect(second.frame.previous == "/instytucje/na-skraju/" && second.frame.next == nil)
        #expect(second.frame.canonical == "https://example.org/instytucje/na-skraju/strona/2/")
        #expect(second.frame.title == "Schronisko na-skraju, strona 2 – Schroniska wokół nas")
        #expect(second.pagination?.summary == "Strona 2 z 2")
        #expect(localized.animals(page: 2).part.animals.count == 13)
    }

    @Test("Days in a row are told as a range, exceptions from today on")
    func openingHours() throws {
        let overview =
            try Self.overview { institution in
                let ten = try #require(TimeOfDay("10:00"))
                let four = try #require(TimeOfDay("16:00"))
                institution.openingHours = OpeningHours(
                    regular: [
                        .init(days: [.monday, .tuesday, .wednesday, .sunday], opens: ten, closes: four),
                        .init(days: [.saturday, .sunday], opens: ten, closes: four),
                    ],
                    exceptions: [
                        .init(date: try #require(CalendarDate("2026-06-04"))),
                        .init(date: try #require(CalendarDate("2026-05-31"))),
                        .init(date: try #require(CalendarDate("2026-06-01")), hours: ten...four),
                    ])
                institution.hoursNote = Localized("Proszę dzwonić.", in: Self.polish)
            }
        let hours = try #require(overview.contact.hours)
        #expect(hours.rows.map(\.days) == ["poniedziałek–środa, niedziela", "sobota, niedziela"])
        #expect(hours.rows.map(\.dayNumbers) == ["1 2 3 7", "6 7"])
        #expect(hours.rows.map(\.opens) == ["10:00", "10:00"])
        #expect(hours.exceptions.map(\.dateValue) == ["2026-06-01", "2026-06-04"])
        #expect(hours.exceptions.map(\.closes) == ["16:00", nil])
        #expect(hours.note == Wording(text: "Proszę dzwonić."))
    }

    @Test("Contact leads to telephone, mail and map")
    func contact() throws {
        let contact = try Self.overview { institution in
            institution.contact.phones = [
                .init(number: try #require(PhoneNumber("58 622 25 52", country: .poland)))
            ]
            institution.contact.email = "biuro+psy@example.org"
            institution.address.number = "12"
            institution.location = Coordinates(latitude: 52.1, longitude: -0.00001)
        }.contact
        #expect(contact.phones.map(\.number) == ["58 622 25 52"])
        #expect(contact.phones.map(\.link) == ["tel:+48586222552"])
        #expect(contact.emailLink == "mailto:biuro+psy@example.org")
        #expect(contact.street == "Wadowice 12")
        #expect(contact.country == nil)
        #expect(contact.mapLink == "https://www.openstreetmap.org/?mlat=52.1&mlon=-0.00001&zoom=16")
        #expect(contact.directionsLink == "https://www.openstreetmap.org/directions?to=52.1%2C-0.00001")
    }

    @Test("Without coordinates the map searches for the address")
    func search() throws {
        let contact = try Self.overview {
            $0.address.street = "ul. Łąkowa & Leśna"
            $0.address.number = "3"
        }.contact
        #expect(
            contact.directionsLink
                == "https://www.openstreetmap.org/search?query=ul.%20%C5%81%C4%85kowa%20%26%20Le%C5%9Bna%203%2C%20"
                + "34-100%20Wadowice%2C%20PL")
    }

    @Test(
        "Degrees never have exponents",
        arguments: [(0.0, "0"), (-0.5, "-0.5"), (1e-7, "0"), (180, "180"), (21.0123456, "21.012346")])
    func degrees(value: Double, text: String) {
        #expect(PageModelBuilder.degrees(value) == text)
    }

    @Test("An account in złoty is written as Poland does for those who read Polish, all others with their country")
    func accountNumbers() throws {
        let site = try VirtualSite(animals: []) {
            $0.accounts = [try VirtualSite.account(), try VirtualSite.account(.euro), try VirtualSite.account()]
            $0.accounts[2].currency = .euro
        }
        let polish = try #require(try site.localized().support(ofInstitution: 0)).accounts
        let english = try #require(try site.localized(VirtualSite.english).support(ofInstitution: 0)).accounts
        let digits = SupportModel.AccountNumber(
            grouped: "61 1090 1014 0000 0712 1981 2874", plain: "61109010140000071219812874")
        let international = SupportModel.AccountNumber(
            grouped: "PL61 1090 1014 0000 0712 1981 2874", plain: "PL61109010140000071219812874")
        let german = SupportModel.AccountNumber(
            grouped: "DE89 3704 0044 0532 0130 00", plain: "DE89370400440532013000")
        #expect(polish.map(\.account) == [digits, german, international])
        #expect(polish.map(\.domestic) == [nil, nil, digits])
        #expect(english.map(\.account) == [international, german, international])
        #expect(english.map(\.domestic) == [digits, nil, digits])
    }

    @Test("Every account that a page shows has its code")
    func codes() throws {
        let site = try VirtualSite(animals: [VirtualSite.animal("rex")]) {
            $0.accounts = [try VirtualSite.account(), try VirtualSite.account(.euro)]
        }
        let page = try site.localized().institution(0, page: 1)
        #expect(page.account?.code?.code.payload.contains("|PL|61109010140000071219812874|000000|") == true)
        let payloads = try #require(try site.page(ofAnimal: "rex").support).accounts.map { $0.code?.code.payload }
        #expect(payloads.map { $0?.contains("|") } == [true, false])
        #expect(payloads[1]?.contains("\nDE89370400440532013000\n") == true)
    }

    @Test("Accounts tell their holder, their title and the way to all of them")
    func accounts() throws {
        let site = try VirtualSite(animals: []) {
            $0.accounts = [try VirtualSite.account(), try VirtualSite.account(.euro)]
            $0.accounts[1].holder = "Stowarzyszenie"
        }.localized()
        let overview = site.overviews[0]
        let accounts = try #require(site.support(ofInstitution: 0)).accounts
        #expect(accounts.map(\.holder) == ["Schronisko na-skraju", "Stowarzyszenie"])
        #expect(
            accounts.map(\.transferTitle.text) == ["Darowizna Schronisko na-skraju", "Darowizna Schronisko na-skraju"])
        #expect(accounts.map(\.number) == [1, 2])
        #expect(overview.supportLink == "/instytucje/na-skraju/wsparcie/")
    }

    @Test(
        "The share of taxes is shown while it was verified lately",
        arguments: [("2025-04-27", true), ("2025-04-26", false)])
    func taxShare(verified: String, isShown: Bool) throws {
        let site = try VirtualSite(animals: []) {
            $0.accounts = [try VirtualSite.account()]
            $0.taxShare = TaxShare(
                krs: try KRS("0000247280"), beneficiary: "Stowarzyszenie",
                verified: try #require(CalendarDate(verified)))
        }
        let support = try site.localized().support(ofInstitution: 0)
        #expect((support?.taxShare?.krs == "0000247280") == isShown)
    }

    @Test("Without a way to give there is no link to one")
    func noSupport() throws {
        let localized = try VirtualSite(animals: []).localized()
        #expect(localized.institution(0, page: 1).overview.supportLink == nil)
        #expect(localized.support(0) == nil)
    }
}
