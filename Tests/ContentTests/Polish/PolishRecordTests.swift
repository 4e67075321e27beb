import Foundation
import Records
import Testing

@testable import Content
@testable import Documents

@Suite("Records in Polish")
struct PolishRecordTests {
    @Test("An animal's record in Polish is the same record in English")
    func animal() throws {
        let english = """
            sex: female
            number: 12/25
            born: 2021-05
            bornEstimated: true
            size: xlarge
            coat: rough
            weight: 12.5
            status: fostered
            arrived: 2025-11-30
            health: {vaccinated: true, neutered: false, chipped: yes, notes: alergia}
            goodWith: {children: 7, dogs: true, cats: selective}
            houseTrained: true
            onLead: false
            place: {kind: foster, town: Łódź}
            fee: 150
            energy: high
            experience: much
            garden: needed
            alone: 6
            walks: true
            virtualAdoption: false
            urgent: true
            reference: R1
            """
        let polish = """
            płeć: samica
            numer: 12/25
            urodzona: 2021-05
            wiek szacowany: tak
            wielkość: bardzo duża
            sierść: szorstka
            waga: 12.5
            stan: w domu tymczasowym
            data przyjęcia: 2025-11-30
            zdrowie: {zaszczepiona: tak, wysterylizowana: nie, zaczipowana: Tak, uwagi: alergia}
            dogaduje się z: {dzieci: 7, psy: tak, koty: wybiórczo}
            zachowuje czystość: prawda
            na smyczy: nie
            miejsce: {rodzaj: dom tymczasowy, miejscowość: Łódź}
            opłata: 150
            energia: energiczna
            doświadczenie: duże
            ogród: potrzebny
            zostaje sama: 6
            spacery: tak
            adopcja wirtualna: fałsz
            pilna: tak
            oznaczenie: R1
            """
        let record = TrialSite(["institutions/azyl/animals/rex.md": "---\nimię: Rex\ntyp: pies\n\(polish)\n---\n"])
        let wanted = try TrialSite(animal: english).animal()
        #expect(try String(reflecting: record.animal()) == String(reflecting: wanted))
        #expect(wanted.sex == .female && wanted.goodWith.cats == .selective)
    }

    @Test("An institution's record in Polish is the same record in English")
    func institution() throws {
        let polish = """
            ---
            nazwa: Azyl
            typ: schronisko
            adres: {miejscowość: Łódź, kod pocztowy: 90-001, kraj: PL}
            kontakt: {email: a@example.org}
            godziny otwarcia: [{dni: pon.–pt., od: "10:00", do: "16:00"}, {dni: [sob, niedziela], od: "9:00", do: "12:00"}]
            konta bankowe: [{numer konta: 61109010140000071219812874, właściciel konta: Azyl}]
            usługi: [adopcje, wolontariat]
            przyjmuje: [psy, koty]
            ---

            """
        let english = """
            openingHours: [{days: mon-fri, from: "10:00", to: "16:00"}, {days: [sat, sun], from: "9:00", to: "12:00"}]
            bank: [{account: 61109010140000071219812874, holder: Azyl}]
            services: [adoption, volunteering]
            accepts: [dog, cat]
            """
        let record = try TrialSite(["institutions/azyl/institution.md": polish]).institution()
        #expect(String(reflecting: record) == String(reflecting: try TrialSite(institution: english).institution()))
    }

    @Test("JSON may be written in Polish, too")
    func json() throws {
        var site = TrialSite([
            "institutions/azyl/animals/rex.json": #"{"Imię": "Rex", "TYP": "Pies", "wielkosc": "mala"}"#
        ])
        site.files["institutions/azyl/animals/rex.md"] = nil
        let animal = try site.animal()
        #expect((animal.name, animal.type, animal.size) == ("Rex", .dog, .small))
    }

    @Test("The site's settings and pages may be written in Polish, too")
    func site() throws {
        let site = TrialSite([
            "site.yml": "tytuł: {pl: Schroniska, en: Shelters}\nadres strony: https://example.org/\njęzyki: [pl, en]\n",
            "home.md": "---\nTytuł: Schroniska\nkroki: [{tytuł: Szukaj, tekst: Pisz}]\n---\n",
            "pages/o-nas.md": "---\ntytuł: O nas\nw menu: stopka\nkolejność: 2\n---\nTekst.\n",
        ])
        let result = try site.load()
        #expect(result.diagnostics == [])
        let page = try #require(result.catalogue?.pages.first)
        #expect((page.menu, page.order) == (.footer, 2))
    }

    @Test(
        "Diacritics, capitals and what joins words make no difference",
        arguments: ["wielkość", "wielkosc", "WIELKOŚĆ", "Wielkosc", "wielko_ść"])
    func spelling(name: String) throws {
        #expect(try TrialSite(animal: "\(name): duży").animal().size == .large)
        #expect(try TrialSite(animal: "size: \(name == "wielkosc" ? "duzy" : "DUŻY")").animal().size == .large)
    }

    @Test(
        "The same field twice is an error that names both",
        arguments: [
            ("imię: Reks", "4:1 duplicate-key", "\"imię\" is the same as \"name\" in line 2"),
            ("size: large\nwielkość: duży", "5:1 duplicate-key", "\"wielkość\" is the same as \"size\" in line 4"),
            ("rozmiar: duży\nwielkość: duży", "5:1 duplicate-key", "\"wielkość\" is the same as \"rozmiar\" in line 4"),
            ("waga: 2\nwaga: 3", "5:1 duplicate-key", "\"weight\" stands here a second time (first in line 4)"),
        ])
    func twice(fields: String, place: String, message: String) throws {
        let diagnostics = try TrialSite(animal: fields).diagnostics()
        #expect(diagnostics.told == [place])
        #expect(diagnostics.first?.message.english == message)
    }

    @Test("What is wrong is told in the writer's words")
    func wrong() throws {
        func first(_ fields: String) throws -> [String?] {
            let found = try #require(try TrialSite(animal: fields).diagnostics().first)
            return [Told(found).description, found.message.english, found.suggestion?.english]
        }
        #expect(try first("wielkośc1: duży")[2] == "did you mean \"wielkość\"?")
        #expect(try first("wielkość: durzy")[2] == "did you mean \"duży\"?")
        #expect(
            try first("wielkość: ogromniasty")[2]
                == "write one of: small, medium, large, xlarge")
        let sizes = try TrialSite(animal: "wielkość: ogromniasty").diagnostics().first?.suggestion
        #expect(sizes?.text(in: .polish) == "napisz jedno ze słów: mały, średni, duży, bardzo duży")
        #expect(try first("zdrowie: dobre")[0] == "4:10 wrong-type")
        #expect(try first("rodzaj: pies")[1] == "unknown field \"rodzaj\"")
        // A bitch is more than a dog.
        #expect(try first("wielkość: suczka")[0] == "4:11 unknown-value")
    }

    @Test("Every value has a Polish word, and every word stands for one value")
    func valuesComplete() {
        func check<Word: Choice>(_: Word.Type) {
            for value in Word.allCases {
                #expect(!value.polish.isEmpty, "\(value)")
                for word in value.polish {
                    #expect(Word(word: word) == value, "\(word)")
                    #expect(Word(word: word.uppercased()) == value, "\(word)")
                }
                #expect(Word(word: value.rawValue) == value)
            }
        }
        check(AnimalType.self)
        check(Coat.self)
        check(Sex.self)
        check(LifeStage.self)
        check(Size.self)
        check(Energy.self)
        check(AnimalStatus.self)
        check(Animal.Place.Kind.self)
        check(InstitutionType.self)
        check(Service.self)
        check(Weekday.self)
        check(StandalonePage.Menu.self)
        check(AccessibilityStatement.Conformance.self)
        check(AccessibilityStatement.Assessment.self)
    }
}
