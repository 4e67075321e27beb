import Testing

import PaymentCodes

@Suite("Titles in few characters")
struct TransferTitleFitTests {
    @Test("A title that fits stays as it is")
    func fits() throws {
        let fit = try #require(TransferTitleFit(title: "adopcja 12/26 Rex", number: "12/26", name: "Rex", limit: 32))
        #expect(fit.text == "adopcja 12/26 Rex")
        #expect(!fit.isShortened)
    }

    @Test("A number is never cut: it comes first, then the name, then the words that fit")
    func shortened() throws {
        let fit = try #require(
            TransferTitleFit(
                title: "adopcje wirtualne - Puciapucia 123/21", number: "123/21", name: "Puciapucia", limit: 32))
        #expect(fit.text == "123/21 Puciapucia adopcje")
        #expect(fit.isShortened)
    }

    @Test("A long name is cut at a word behind the number")
    func name() throws {
        let name = "Księżniczka Aurora Borealis Trzecia"
        let fit = try #require(TransferTitleFit(title: "dar \(name) 7/26", number: "7/26", name: name, limit: 32))
        #expect(fit.text == "7/26 Księżniczka Aurora Borealis")
    }

    @Test("Where not even the number fits there is no title")
    func number() {
        let number = String(repeating: "1234/", count: 7)
        #expect(TransferTitleFit(title: "dar \(number)", number: number, name: nil, limit: 32) == nil)
    }

    @Test("Without a number a title is cut at a word")
    func institution() throws {
        let fit = try #require(
            TransferTitleFit(
                title: "Darowizna na cele statutowe - Schronisko Na Skraju", number: nil, name: nil, limit: 32))
        #expect(fit.text == "Darowizna na cele statutowe")
        let cut = TransferTitleFit(title: "Darowizna dla zwierząt ze Schroniska", number: nil, name: nil, limit: 25)
        #expect(cut?.text == "Darowizna dla zwierząt")
    }

    @Test(
        "A title that is too long still names its institution",
        arguments: [
            ("Schronisko dla Zwierząt w Zamościu", "Zamość", "Darowizna Schronisko w Zamościu"),
            ("Ośrodek Rehabilitacji Dzikich Zwierząt „Leśny Szpitalik”", "Mikołajki", "Darowizna Leśny Szpitalik"),
            ("Azyl „Na Skraju”", "Tczew", "Darowizna Azyl „Na Skraju”"),
        ])
    func named(institution: String, town: String, expected: String) {
        let title = "Darowizna " + institution
        #expect(TransferTitleFit.shortened(title, naming: institution, in: town, limit: 32) == expected)
    }
}
