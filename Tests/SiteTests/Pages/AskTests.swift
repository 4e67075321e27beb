import Records
import Testing

@testable import Site

@Suite("The ways to ask about an animal")
struct AskTests {
    private static func ask(
        _ change: (inout Animal) throws -> Void = { _ in }, institution: (inout Institution) throws -> Void = { _ in }
    ) throws -> AskModel? {
        let site = try VirtualSite(animals: [VirtualSite.animal("rex", change)], institution)
        return try site.page(ofAnimal: "rex", VirtualSite.english).ask
    }

    @Test("An e-mail has subject and text in the institution's language, with name, number and address")
    func email() throws {
        let ask = try #require(try Self.ask { $0.number = "7&8/26" })
        let link = try #require(ask.email)
        #expect(link.hasPrefix("mailto:biuro@example.org?subject=Pytanie%3A%20Rex%2C%20nr%207%268/26&body=Dzie%C5%84"))
        #expect(link.hasSuffix("%0D%0Ahttps%3A//example.org/instytucje/na-skraju/rex/"))
        #expect(ask.sms == nil && ask.whatsApp == nil && ask.call == nil)
    }

    @Test("Text messages go to the first mobile phone, calls to the first phone, WhatsApp to its own number")
    func phones() throws {
        let numbers = try ["33 123 45 67", "600 123 456"].map { try #require(PhoneNumber($0, country: .poland)) }
        let ask = try #require(
            try Self.ask(institution: {
                $0.contact = Contact(phones: numbers.map { Contact.Phone(number: $0) }, whatsApp: numbers[0])
            }))
        #expect(ask.email == nil)
        #expect(ask.call == "tel:+48331234567")
        #expect(ask.sms?.hasPrefix("sms:+48600123456?&body=Dzie%C5%84%20dobry%2C%0A%0A") == true)
        #expect(ask.whatsApp?.hasPrefix("https://wa.me/48331234567?text=Dzie%C5%84%20dobry%2C%0A%0A") == true)
    }

    @Test("Nobody asks about an animal that is gone or lost", arguments: AnimalStatus.allCases)
    func gone(status: AnimalStatus) throws {
        #expect((try Self.ask { $0.status = status } == nil) == (status.isDeparted || status == .lost))
    }
}

extension AskTests {
    @Test("The hours of walks stand beside the ways to ask where an animal can be walked, without the closed days")
    func walks() throws {
        let ask = try Self.ask {
            $0.walks = true
        } institution: {
            var walks = WalkGuide(source: "institutions/na-skraju/walks.md")
            let (ten, one) = try (#require(TimeOfDay("10:00")), #require(TimeOfDay("13:00")))
            walks.hours.regular = [OpeningHours.Regular(days: [.saturday, .sunday], opens: ten, closes: one)]
            walks.hours.exceptions = [
                OpeningHours.Exception(date: try #require(CalendarDate("2026-06-04")), hours: ten...one)
            ]
            $0.walks = walks
            $0.openingHours.exceptions = try ["2026-05-31", "2026-06-04", "2026-12-24"].map {
                OpeningHours.Exception(date: try #require(CalendarDate($0)))
            }
        }
        #expect(ask?.walks == "Europe/Warsaw|6 7 10:00 13:00|2026-06-04 10:00 13:00|2026-12-24")
        #expect(try Self.ask()?.walks == nil)
        #expect(try Self.ask { $0.walks = true }?.walks == "Europe/Warsaw")
    }

    @Test("A form of the institution's own is allowed by the policy of its animals' pages, and by no other")
    func requests() throws {
        let site = try VirtualSite(animals: [VirtualSite.animal("rex")]) {
            $0.contact = Contact(website: try WebAddress("https://example.org/"))
            $0.requests = try WebAddress("https://forms.example.org:8443/meet?x=1")
        }
        let page = try site.page(ofAnimal: "rex")
        #expect(page.ask?.requests?.address.text == "https://forms.example.org:8443/meet?x=1")
        // There is no e-mail that would have them.
        #expect(page.ask?.email == nil && page.ask?.requests?.subject == "Pytanie: Rex")
        #expect(page.ask?.requests?.opening.hasSuffix("https://example.org/instytucje/na-skraju/rex/") == true)
        #expect(
            page.frame.contentSecurityPolicy.contains("form-action 'self' https://forms.example.org:8443; base-uri"))
        let other = try site.localized().institution(0, page: 1).frame.contentSecurityPolicy
        #expect(other.contains("form-action 'self'; base-uri"))
    }
}
