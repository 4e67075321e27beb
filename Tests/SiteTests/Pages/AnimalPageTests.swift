import Content
import Records
import Testing

@testable import Site

@Suite("An animal's page")
struct AnimalPageTests {
    private static let polish = VirtualSite.polish
    private static let english = VirtualSite.english

    private static func site(
        _ change: (inout Animal) throws -> Void = { _ in }, institution: (inout Institution) throws -> Void = { _ in }
    ) throws -> VirtualSite {
        try VirtualSite(animals: [VirtualSite.animal("rex", change)], institution)
    }

    @Test("An animal without a name is called by its type and number")
    func nameless() throws {
        let site = try Self.site {
            $0.name = nil
            $0.number = "123/21"
        }
        #expect(try site.page(ofAnimal: "rex").card.name == "Pies nr 123/21")
        #expect(try site.page(ofAnimal: "rex", Self.english).card.name == "Dog no. 123/21")
    }

    @Test("Of a type with many species, an animal is called by its own in the languages that the record has for it")
    func species() throws {
        func swan(_ type: AnimalType) throws -> VirtualSite {
            try Self.site {
                $0.name = nil
                $0.number = "Ł-4/26"
                $0.type = type
                $0.breed = Localized("łabędź niemy", in: Self.polish)
            }
        }
        let wild = try swan(.wild)
        let card = try wild.page(ofAnimal: "rex").card
        #expect(card.name == "Łabędź niemy nr Ł-4/26")
        #expect(card.type == "Łabędź niemy")
        #expect(card.typeKey == "wild")
        #expect(try wild.page(ofAnimal: "rex").fact("type") == [Wording(text: "Dzikie zwierzę")])
        #expect(try wild.page(ofAnimal: "rex", Self.english).card.name == "Wild animal no. Ł-4/26")
        #expect(try swan(.dog).page(ofAnimal: "rex").card.name == "Pies nr Ł-4/26")
    }

    @Test("What is not translated is shown in the default language and marked as such")
    func fallback() throws {
        let site = try Self.site {
            $0.breed = Localized("owczarek", in: Self.polish)
            var colour = Localized("czarny", in: Self.polish)
            colour[Self.english] = "black"
            $0.colour = colour
            $0.description = VirtualSite.prose("Rex lubi wodę.")
        }
        let polish = try site.page(ofAnimal: "rex")
        #expect(polish.fact("breed") == [Wording(text: "owczarek")])
        #expect(polish.description.lang == nil)
        let english = try site.page(ofAnimal: "rex", Self.english)
        #expect(english.fact("breed") == [Wording(text: "owczarek", lang: "pl")])
        #expect(english.fact("colour") == [Wording(text: "black")])
        #expect(english.description.lang == "pl")
        #expect(String(decoding: english.description.html, as: UTF8.self) == "<p>Rex lubi wodę.</p>\n")
        #expect(english.institution.link.name == Wording(text: "Schronisko na-skraju", lang: "pl"))
    }

    @Test(
        "Those who are gone keep their page, without calls to support or adopt",
        arguments: AnimalStatus.allCases)
    func departed(status: AnimalStatus) throws {
        let site = try Self.site {
            $0.status = status
            $0.fee = 150
            $0.walks = true
            $0.isUrgent = true
            $0.arrived = CalendarDate("2026-01-01")
        } institution: {
            $0.accounts = [try VirtualSite.account()]
            $0.services = [.virtualAdoption]
        }
        let page = try site.page(ofAnimal: "rex")
        #expect((page.support == nil) == status.isDeparted)
        #expect(page.fact("fee").isEmpty == status.isDeparted)
        #expect(page.fact("abilities").isEmpty == status.isDeparted)
        #expect(page.card.isUrgent == !status.isDeparted)
        #expect(page.fact("waiting").isEmpty == !status.seeksHome)
        #expect((page.notice == nil) == (status == .available))
        #expect(!page.status.isEmpty)
        #expect((page.card.status == nil) == (status == .available))
    }

    @Test("A notice tells since when an animal is gone, in the form of its sex")
    func notice() throws {
        func notice(_ sex: Sex?) throws -> String? {
            try Self.site {
                $0.status = .adopted
                $0.left = CalendarDate("2026-05-03")
                $0.sex = sex
            }.page(ofAnimal: "rex").notice
        }
        #expect(try notice(.male) == "Rex znalazł już dom (3 maja 2026).")
        #expect(try notice(.female) == "Rex znalazła już dom (3 maja 2026).")
        #expect(try notice(nil) == "Rex ma już dom (3 maja 2026).")
    }

    @Test(
        "Old data are told from the first day after the limit on, of available animals alone",
        arguments: [
            ("2026-03-03", AnimalStatus.available, false), ("2026-03-02", .available, true),
            ("2026-03-02", .reserved, false), ("2020-01-01", .adopted, false),
        ])
    func stale(checked: String, status: AnimalStatus, isStale: Bool) throws {
        let page = try Self.site {
            $0.checked = CalendarDate(checked)
            $0.status = status
        }.page(ofAnimal: "rex")
        #expect((page.staleNotice != nil) == isStale)
    }

    @Test("What is not known is never shown as no")
    func unknown() throws {
        let page = try Self.site().page(ofAnimal: "rex")
        #expect(["health", "goodWith", "abilities"].allSatisfy { page.fact($0).isEmpty })
        let stated = try Self.site {
            $0.goodWith.cats = .no
            $0.goodWith.children = .fromAge(5)
            $0.health.isNeutered = false
            $0.isHouseTrained = true
            $0.sex = .male
        }.page(ofAnimal: "rex")
        #expect(stated.fact("goodWith").map(\.text) == ["dzieci od 5 lat", "koty: nie"])
        #expect(stated.fact("health").map(\.text) == ["niewykastrowany"])
        #expect(stated.fact("abilities").map(\.text) == ["zachowuje czystość w domu"])
    }

    @Test("A transfer's title names the animal, whatever the record's pattern")
    func transferTitle() throws {
        func title(_ pattern: String?, number: String?, name: String? = "Rex") throws -> String? {
            try Self.site {
                $0.number = number
                $0.name = name
            } institution: {
                $0.accounts = [try VirtualSite.account(title: pattern)]
            }.page(ofAnimal: "rex").support?.accounts.first?.transferTitle.text
        }
        #expect(try title(nil, number: "12/26") == "Darowizna 12/26 Rex")
        #expect(try title(nil, number: nil) == "Darowizna Rex")
        #expect(try title("Adopcja {number} {name}", number: "12/26") == "Adopcja 12/26 Rex")
        #expect(try title("Adopcja {number}", number: "12/26") == "Adopcja 12/26")
        #expect(try title("Adopcja {number}", number: nil) == "Adopcja Rex")
        #expect(try title("Darowizna na cele statutowe", number: "12/26") == "Darowizna na cele statutowe 12/26 Rex")
        #expect(try title("Adopcja {name}", number: "12/26", name: nil) == "Adopcja 12/26")
    }

    @Test("A virtual adoption is offered as the institution does, unless the animal's record says otherwise")
    func virtualAdoption() throws {
        func monthly(animal: Bool?, institution: Bool) throws -> SupportModel.Monthly? {
            try Self.site {
                $0.virtualAdoption = animal
            } institution: {
                $0.accounts = [try VirtualSite.account()]
                $0.services = institution ? [.virtualAdoption] : []
                $0.monthlyMinimum = Amount(minorUnits: 3000)
            }.page(ofAnimal: "rex").support?.monthly
        }
        #expect(try monthly(animal: nil, institution: true)?.minimum == "30\u{A0}zł")
        #expect(try monthly(animal: nil, institution: false) == nil)
        #expect(try monthly(animal: true, institution: false) != nil)
        #expect(try monthly(animal: false, institution: true) == nil)
    }

    @Test(
        "No amount to choose from is below the monthly minimum",
        arguments: [
            (1000, ["20", "50", "100"]), (2000, ["20", "50", "100"]), (3000, ["30", "50", "100"]),
            (6000, ["60", "100", "180"]), (15000, ["150", "300", "450"]),
        ])
    func amounts(minimum: Int, amounts: [String]) throws {
        let page = try Self.site(institution: {
            $0.accounts = [try VirtualSite.account()]
            $0.services = [.virtualAdoption]
            $0.monthlyMinimum = Amount(minorUnits: minimum)
        }).page(ofAnimal: "rex")
        #expect(page.support?.accounts.first?.amounts == amounts.map { $0 + "\u{A0}zł" })
    }

    @Test("Animals that belong together lead to each other")
    func bonded() throws {
        let site = try VirtualSite(animals: [
            VirtualSite.animal("rex") { $0.bondedWith = [try RecordID("luna")] }, VirtualSite.animal("luna"),
        ])
        let page = try site.page(ofAnimal: "rex")
        #expect(page.bonded.map(\.card.link) == ["/instytucje/na-skraju/luna/"])
        #expect(page.bonded.allSatisfy { $0.keeper == nil })
    }

    @Test("Previous and next follow the institution's own order")
    func neighbours() throws {
        let site = try VirtualSite(animals: [
            VirtualSite.animal("a") { $0.name = "Żaba" }, VirtualSite.animal("b") { $0.name = "Łatek" },
            VirtualSite.animal("c") { $0.name = "Lusia" },
            VirtualSite.animal("d") {
                $0.name = "Ala"
                $0.status = .adopted
            },
        ])
        let first = try site.page(ofAnimal: "c")
        #expect(first.previous == nil)
        #expect(first.next?.name == "Łatek")
        let last = try site.page(ofAnimal: "d")
        #expect(last.previous?.name == "Żaba")
        #expect(last.next == nil)
    }

    @Test("A picture without words of its own is described by what is known")
    func pictures() throws {
        let page = try Self.site {
            $0.size = .large
            $0.sex = .male
            $0.pictures = [
                Picture(file: "institutions/na-skraju/animals/rex 1.jpg", credit: "Jan"),
                Picture(
                    file: "institutions/na-skraju/animals/rex-2.jpg",
                    alternative: Localized("Rex śpi", in: Self.polish)),
                Picture(file: "institutions/na-skraju/animals/rex-3.jpg"),
            ]
        }.page(ofAnimal: "rex", Self.english)
        #expect(page.pictures.map(\.published.link).first == "/media/na-skraju/animals/rex%201.jpg")
        #expect(page.pictures.map(\.alternative.text) == ["Rex, a large dog", "Rex śpi", "Rex, picture 3"])
        #expect(page.pictures.map(\.alternative.lang) == [nil, "pl", nil])
        #expect(page.pictures.map(\.position) == [1, 2, 3])
        #expect(page.frame.image.address == "https://example.org/media/na-skraju/animals/rex%201.jpg")
    }

    @Test("The frame leads to this same page in every language")
    func frame() throws {
        let frame = try Self.site().page(ofAnimal: "rex").frame
        #expect(frame.title == "Rex – Schronisko na-skraju – Schroniska wokół nas")
        #expect(frame.shareTitle == "Rex, pies – Schronisko na-skraju, Wadowice")
        #expect(frame.canonical == "https://example.org/instytucje/na-skraju/rex/")
        #expect(frame.alternates.map(\.language) == ["pl", "en", "x-default"])
        #expect(
            frame.alternates.map(\.address) == [
                "https://example.org/instytucje/na-skraju/rex/",
                "https://example.org/en/institutions/na-skraju/rex/",
                "https://example.org/instytucje/na-skraju/rex/",
            ])
        #expect(frame.languages.map(\.link) == ["/instytucje/na-skraju/rex/", "/en/institutions/na-skraju/rex/"])
        #expect(frame.languages.map(\.isCurrent) == [true, false])
    }

    @Test(
        "The page's description tells the facts and a sentence of the story; where both are too long, the sentence",
        arguments: [
            (nil, "Pies, 3\u{a0}lata. Schronisko na-skraju, Wadowice. Rex lubi długie spacery nad rzeką i psy."),
            ("Czeka.", "Pies, 3\u{a0}lata. Schronisko na-skraju, Wadowice. Czeka."),
            (String(repeating: "długo ", count: 20) + "czeka.", String(repeating: "długo ", count: 20) + "czeka."),
        ] as [(String?, String)])
    func summary(lead: String?, description: String) throws {
        let page = try Self.site {
            $0.born = PartialDate("2023-05")
            $0.lead = lead.map { Localized($0, in: VirtualSite.polish) }
            $0.description = VirtualSite.prose(
                String(repeating: "Rex **lubi** długie spacery nad rzeką i psy. ", count: 9))
        }.page(ofAnimal: "rex")
        #expect(page.frame.description == description)
        #expect(page.lead?.text == (lead ?? "Rex lubi długie spacery nad rzeką i psy."))
    }
}

extension AnimalPage {
    /// What a fact says; empty where the page does not have it.
    fileprivate func fact(_ name: String) -> [Wording] {
        switch facts.first(where: { $0.name == name })?.value {
        case .one(let wording): [wording]
        case .list(let wordings), .unknown(let wordings): wordings
        case nil: []
        }
    }
}
