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
