import Documents
import Records
import Testing

@testable import Content

@Suite("Translations")
struct TranslationTests {
    private let polish = Language("pl")!
    private let english = Language("en")!

    private func site(_ record: String, _ translation: String) -> TrialSite {
        TrialSite(animal: record, ["institutions/azyl/animals/rex.en.md": translation])
    }

    @Test("A file beside the record overrides localized fields and gives the body in its language")
    func overrides() throws {
        let animal = try site(
            "breed: kundel\nmarks: [łata, blizna]\nhealth: {vaccinated: true, notes: alergia}",
            "---\nbreed: mongrel\nmarks: [patch, scar]\nhealth: {notes: an allergy}\ncolour: brown\n---\nA gentle dog.\n"
        ).animal()
        #expect(animal.breed?[polish] == "kundel")
        #expect(animal.breed?[english] == "mongrel")
        #expect(animal.marks.map { $0[english] } == ["patch", "scar"])
        #expect(animal.marks.map { $0[polish] } == ["łata", "blizna"])
        #expect(animal.health.notes?[english] == "an allergy")
        #expect(animal.health.isVaccinated == true)
        #expect(animal.colour?.entries.map(\.language) == [english])
        #expect(animal.description[english]?.markdown == "A gentle dog.\n")
        #expect(animal.description[english]?.origin.line == 7)
    }

    @Test("A file with a body alone is a translation")
    func bodyAlone() throws {
        let animal = try site("", "A gentle dog.\n").animal()
        #expect(animal.description[english]?.markdown == "A gentle dog.\n")
        #expect(animal.description[english]?.origin.line == 1)
    }

    @Test("Pictures' alternative texts may stand alone, one for each picture")
    func pictures() throws {
        var site = site(
            "pictures: [a.jpg, {file: b.jpg, alt: Rex śpi}]",
            "---\npictures: [{alt: Rex runs}, {file: b.jpg, alt: Rex sleeps}]\n---\n")
        site.files["institutions/azyl/animals/a.jpg"] = "x"
        site.files["institutions/azyl/animals/b.jpg"] = "x"
        let animal = try site.animal()
        #expect(animal.pictures.map { $0.alternative?[english] } == ["Rex runs", "Rex sleeps"])
        #expect(animal.pictures.map { $0.alternative?[polish] } == [nil, "Rex śpi"])
    }

    @Test("Labels of telephones and notes of hours are translated in lists written whole")
    func lists() throws {
        var trial = TrialSite()
        trial.files["institutions/azyl/institution.md"] = """
            ---
            name: Azyl
            type: shelter
            address: {town: Łódź, postalCode: 90-001, country: PL}
            contact: {phones: [{number: 42 123 45 67, label: biuro}]}
            openingHours:
              - {date: 2026-12-24, closed: true, note: wigilia}
              - {days: mon-fri, from: "10:00", to: "16:00", note: po umówieniu}
            bank: {account: 42203000451110000002651620, transferTitle: "darowizna {name}"}
            ---
            """
        trial.files["institutions/azyl/institution.en.md"] = """
            ---
            name: Refuge
            contact: {phones: [{number: 42 123 45 67, label: office}]}
            openingHours:
              - {date: 2026-12-24, closed: true, note: Christmas Eve}
              - {days: mon-fri, from: "10:00", to: "16:00", note: by appointment}
            bank: {transferTitle: "donation {name}"}
            ---
            """
        let institution = try trial.institution()
        #expect(institution.name[english] == "Refuge")
        #expect(institution.contact.phones[0].label?[english] == "office")
        #expect(institution.openingHours.exceptions[0].note?[english] == "Christmas Eve")
        #expect(institution.openingHours.regular[0].note?[english] == "by appointment")
        #expect(institution.openingHours.regular[0].note?[polish] == "po umówieniu")
        let title = try #require(institution.accounts[0].transferTitle?[english])
        #expect(title.filled(number: nil, name: "Rex", institution: "Azyl") == "donation Rex")
    }

    @Test("An empty translation says nothing, and nothing is wrong with it", arguments: ["", " \n", "---\n---\n"])
    func empty(translation: String) throws {
        #expect(try site("breed: a", translation).diagnostics().told == [])
    }

    @Test(
        "What a translation may not hold is told",
        arguments: [
            ("size: large", "---\nsize: small\n---\n", "2:1 not-translatable"),
            ("", "---\nsize: small\n---\n", "2:1 not-translatable"),
            ("", "---\nsiez: small\n---\n", "2:1 unknown-field"),
            ("marks: [a, b]", "---\nmarks: [a]\n---\n", "2:1 translation-count"),
            ("marks: [a]", "---\nmarks: patch\n---\n", "2:8 wrong-type"),
            ("health: {vaccinated: true}", "---\nhealth: {vaccinated: false}\n---\n", "2:10 not-translatable"),
            ("breed: a", "---\nbreed: [x]\n---\n", "2:8 wrong-type"),
            ("breed: a", "---\nbreed: {fr: x}\n---\n", "2:9 unknown-language"),
            ("", "---\nname: Rex\ntype: cat\n---\n", "3:1 not-translatable"),
            ("", "---\nbreed: a\n", "1:1 unclosed-front-matter"),
            ("", "---\nbreed: [\n---\n", "3:1 yaml-syntax"),
        ])
    func refused(record: String, translation: String, expected: String) throws {
        let diagnostics = try site(record, translation).diagnostics()
        #expect(diagnostics.told == [expected])
        #expect(diagnostics.allSatisfy { $0.file == "institutions/azyl/animals/rex.en.md" })
    }

    @Test("What repeats the record unchanged is accepted")
    func repeated() throws {
        #expect(
            try site(
                "size: large\nhealth: {vaccinated: true}",
                "---\nname: Rex\nsize: large\nhealth: {vaccinated: true, notes: x}\n---\n"
            ).diagnostics() == [])
    }

    @Test("A translation without its record, or into a language that the site lacks, is told")
    func orphans() throws {
        var site = TrialSite(animal: "")
        site.files["institutions/azyl/animals/burek.en.md"] = "Text\n"
        site.files["institutions/azyl/animals/rex.de.md"] = "Text\n"
        site.files["pages/pomoc.en.md"] = "Text\n"
        #expect(
            try site.diagnostics().map { "\($0.file) \($0.id)" } == [
                "institutions/azyl/animals/burek.en.md translation-without-record",
                "institutions/azyl/animals/rex.de.md unknown-language", "pages/pomoc.en.md translation-without-record",
            ])
    }

    @Test("The default language may stand in the file's name, but not beside a file without it")
    func defaultLanguage() throws {
        var site = TrialSite(["institutions/azyl/animals/rex.pl.md": TrialSite.animal()])
        #expect(try site.animal().name == "Rex")
        site.files["institutions/azyl/animals/rex.md"] = TrialSite.animal()
        #expect(try site.diagnostics().told == ["1:1 duplicate-id"])
    }

    @Test("Home and pages are translated in title, lead, description, steps and body")
    func pages() throws {
        let site = TrialSite([
            "home.md": "---\ntitle: Schroniska\nlead: Wstęp\nsteps: [{title: Znajdź, text: Szukaj}]\n---\nTreść\n",
            "home.en.md": "---\ntitle: Shelters\nlead: Lead\nsteps: [{title: Find, text: Search}]\n---\nBody\n",
            "pages/pomoc.md": "---\ntitle: Pomoc\nmenu: header\norder: 2\n---\nTreść\n",
            "pages/pomoc.en.md": "---\ntitle: Help\ndescription: How\n---\nBody\n",
        ])
        let result = try site.load()
        #expect(result.diagnostics.filter { $0.severity == .error } == [])
        let catalogue = try #require(result.catalogue)
        #expect(catalogue.home.title[english] == "Shelters")
        #expect(catalogue.home.steps[0].text[english] == "Search")
        #expect(catalogue.home.body[english]?.markdown == "Body\n")
        #expect(catalogue.pages[0].title[english] == "Help")
        #expect(catalogue.pages[0].menu == .header)
        #expect(catalogue.pages[0].description?[english] == "How")
    }
}
