import Documents
import Records
import Testing

@testable import Content

@Suite("An animal's fields")
struct AnimalFieldTests {
    @Test(
        "Values at the edge of what is allowed are accepted",
        arguments: [
            "coat: hairless", "sex: unknown", "number: 24", "number: 123/21", "born: 2026-11-21", "born: 2026-11",
            "born: 2026",
            "born: 2024-02-29", "bornEstimated: true\nborn: 2020", "age: senior", "size: xlarge", "weight: 0.01",
            "weight: 1500",
            "weight: 12", "marks: [no, yes, 1]", "marks: []", "marks:\n  - {pl: łata, en: patch}\n  - sama łata",
            "status: passed", "arrived: 2026-11-21", "arrived: 2020-01-01\nleft: 2020-01-01",
            "health: {vaccinated: no}",
            "health: {notes: {en: only English}}", "goodWith: {children: 10, dogs: selective, cats: false}",
            "goodWith: {children: 0}", "goodWith: {children: true}", "houseTrained: true\nonLead: False",
            "place: foster",
            "place: {kind: clinic, town: Łódź}", "fee: 0", "fee: 250", "energy: low", "experience: none",
            "walks: true\nvirtualAdoption: false",
            "urgent: yes", "reference: 2024/0012", "x-box: [A1, {b: 2}]", "video: https://example.org/film",
            "breed: null\ncolour: \"\"\ncoat: ~", "checked: 2026-11-20", "breed: 'it''s: a # mix'",
            "breed: >\n  folded\n  text",
            "name2: x".replacing("name2: x", with: "colour: {pl: biały}"),
        ])
    func accepted(fields: String) throws {
        let diagnostics = try TrialSite(animal: fields).diagnostics()
        #expect(diagnostics == [])
    }

    @Test(
        "A focus that is no point of its picture is told with what would be one",
        arguments: [
            ("[0.3, 1.4]", "4:39 out-of-range"), ("[0.3]", "4:33 wrong-type"), ("[0, 0, 0]", "4:33 wrong-type"),
            ("0.3", "4:33 wrong-type"),
        ])
    func focus(written: String, expected: String) throws {
        let found = try TrialSite(animal: "pictures: [{file: a.jpg, focus: \(written)}]").diagnostics()
        let problem = try #require(found.first { $0.id != "missing-file" })
        #expect("\(problem.line):\(problem.column) \(problem.id)" == expected)
        #expect(problem.suggestion != nil)
    }

    @Test(
        "A wrong value is told at its own line and column",
        arguments: [
            ("coat: silky", "4:7 unknown-value"), ("sex: man", "4:6 unknown-value"),
            ("size: larg", "4:7 unknown-value"),
            ("size: [large]", "4:7 wrong-type"), ("born: 2026-11-22", "4:7 date-in-future"),
            ("born: 2026-12", "4:7 date-in-future"), ("born: 2027", "4:7 date-in-future"),
            ("born: 2025-02-29", "4:7 impossible-date"), ("born: 2025-13", "4:7 impossible-date"),
            ("born: 2025-00", "4:7 impossible-date"), ("born: 3.5.2021", "4:7 invalid-date"),
            ("born: '21'", "4:7 invalid-date"), ("born: wiosną", "4:7 invalid-date"),
            ("born: 20211", "4:7 invalid-date"),
            ("bornEstimated: maybe", "4:16 wrong-type"), ("born: 2020\nage: adult", "5:1 born-and-age"),
            ("age: 3", "4:6 unknown-value"), ("weight: 0", "4:9 out-of-range"), ("weight: 1500.1", "4:9 out-of-range"),
            ("weight: -3", "4:9 out-of-range"), ("weight: 12,5", "4:9 wrong-type"), ("weight: 12 kg", "4:9 wrong-type"),
            ("weight: .inf", "4:9 wrong-type"), ("weight: 1e3", "4:9 wrong-type"), ("marks: łata", "4:8 wrong-type"),
            ("marks: [łata, [b]]", "4:15 wrong-type"), ("marks: [a, '']", "4:12 empty-element"),
            ("marks:\n  - {pl: łata, de: Fleck}", "5:16 unknown-language"), ("status: adoptable", "4:9 unknown-value"),
            ("arrived: 2026-11-22", "4:10 date-in-future"), ("arrived: 2026-11", "4:10 invalid-date"),
            ("arrived: 2020-02-02\nleft: 2020-02-01", "5:7 left-before-arrived"),
            ("pictures: rex.jpg", "4:11 wrong-type"),
            ("pictures: [nie-ma.jpg]", "4:12 missing-file"), ("pictures: [../logo.jpg]", "4:12 path-outside-folder"),
            ("pictures: [/etc/passwd]", "4:12 path-outside-folder"),
            ("pictures: ['a\\b.jpg']", "4:12 path-outside-folder"),
            ("pictures: [x/../../y.jpg]", "4:12 path-outside-folder"),
            ("pictures: [https://example.org/a.jpg]", "4:12 file-elsewhere"),
            ("pictures: [//example.org/a.jpg]", "4:12 file-elsewhere"),
            ("pictures:\n  - {alt: x}", "5:5 missing-field"),
            ("pictures:\n  - {file: nie.jpg, alt: x}", "5:12 missing-file"),
            ("video: http://example.org/film", "4:8 url-scheme"), ("video: javascript:alert(1)", "4:8 url-scheme"),
            ("video: film.mp4", "4:8 missing-file"),
            ("captions: [{language: pl, file: f.vtt}]", "4:33 missing-file"), ("health: healthy", "4:9 wrong-type"),
            ("health: {vaccinated: 1}", "4:22 wrong-type"), ("health: {vacinated: true}", "4:10 unknown-field"),
            ("goodWith: {children: 18}", "4:22 out-of-range"), ("goodWith: {children: -1}", "4:22 out-of-range"),
            ("goodWith: {children: few}", "4:22 wrong-type"), ("goodWith: {dogs: some}", "4:18 unknown-value"),
            ("houseTrained: almost", "4:15 wrong-type"), ("bondedWith: burek", "4:13 wrong-type"),
            ("bondedWith: [burek]", "4:14 unknown-animal"), ("bondedWith: [rex]", "4:14 bonded-with-itself"),
            ("bondedWith: [Burek]", "4:14 invalid-id"), ("place: home", "4:8 unknown-value"),
            ("place: {town: Łódź}", "4:1 missing-field"),
            ("place: {kind: foster, street: Prosta}", "4:23 unknown-field"),
            ("fee: 20.5", "4:6 wrong-type"), ("fee: -1", "4:6 out-of-range"), ("fee: 200 zł", "4:6 wrong-type"),
            ("energy: wild", "4:9 unknown-value"), ("experience: big", "4:13 unknown-value"),
            ("garden: big", "4:9 unknown-value"),
            ("alone: 25", "4:8 out-of-range"), ("walks: sometimes", "4:8 wrong-type"),
            ("urgent: very", "4:9 wrong-type"),
            ("colour: {}", "4:9 missing-text"), ("colour: {pl: [a]}", "4:14 wrong-type"),
            ("colour: \"\\x07\"", "4:9 control-character"), ("<<: {size: large}", "4:1 yaml-merge-key"),
            ("color: brown", "4:1 unknown-field"), ("Size: large", "4:1 unknown-field"),
            ("id: rex", "4:1 unknown-field"),
            ("\"size\": larg", "4:9 unknown-value"), ("name: Reks", "4:1 duplicate-key"),
            ("breed: ąę\nżółw: 1", "5:1 unknown-field"), ("colour: {pl: ąęś, xx: b}", "4:19 unknown-language"),
        ])
    func refused(fields: String, expected: String) throws {
        let diagnostics = try TrialSite(animal: fields).diagnostics()
        #expect(diagnostics.map { "\($0.line):\($0.column) \($0.id)" } == [expected])
        #expect(diagnostics.allSatisfy { $0.severity == .error && $0.file == "institutions/azyl/animals/rex.md" })
        #expect(diagnostics.allSatisfy { !$0.message.english.isEmpty && $0.suggestion?.english.isEmpty == false })
    }

    @Test("What may be meant is a warning, and the record is used")
    func warnings() throws {
        let site = TrialSite(animal: "born: 2020-05\narrived: 2020-04-30\nchecked: 2026-08-01")
        let result = try site.load()
        #expect(result.diagnostics.told == ["5:10 arrived-before-born", "6:10 stale-record"])
        #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(result.catalogue?.institutions.first?.animals.count == 1)
    }

    @Test(
        "A word that says that nobody knows counts as a field left out, never as no, and is told",
        arguments: ["nie wiem", "Nie wiadomo", "\"?\"", "w trakcie", "brak danych", "unknown", "n/d", "nie\u{A0}wiem"])
    func unknown(word: String) throws {
        let fields = "health: {vaccinated: \(word)}\nwalks: \(word)\ngoodWith: {dogs: \(word), children: \(word)}"
        let result = try TrialSite(animal: fields).load()
        #expect(Set(result.diagnostics.map { "\($0.severity) \($0.id)" }) == ["warning unknown-left-out"])
        #expect(result.diagnostics.count == 4)
        let animal = try #require(result.catalogue?.institutions.first?.animals.first?.record)
        #expect(animal.health.isVaccinated == nil && animal.walks == nil && animal.goodWith.dogs == nil)
        // Without the field a draft would be published.
        #expect(try TrialSite(animal: "draft: \(word)").diagnostics().map(\.id) == ["wrong-type"])
    }

    @Test("A text in braces that a comma ends is told as one, and underlined as a whole")
    func comma() throws {
        let site = TrialSite(
            animal: "zdjęcia: [{plik: rex.jpg, co widać: Rex, biegnie}]", ["institutions/azyl/animals/rex.jpg": "x"])
        let problem = try #require(try site.diagnostics().first { $0.severity == .error })
        #expect(problem.message == "in braces a comma ends the text")
        #expect(problem.suggestion == "put the whole text in quotes: \"Rex, biegnie\"")
        #expect((problem.line, problem.column, problem.length) == (4, 37, 12))
    }

    @Test(
        "What is suggested would be right",
        arguments: [
            ("weight: 12,5 kg", "write the number alone, with a decimal point: 12.5"),
            ("weight: 12,5", "write the number alone, with a decimal point: 12.5"),
            ("weight: 12 kg", "write the number alone, with a decimal point: 12"),
            ("weight: dużo", "write digits, like 12.5"), ("weight: 5-6 kg", "write digits, like 12.5"),
            ("fee: 200 zł", "write 200"), ("fee: 1 500 zł", "write digits, like 5"),
            // Who does not know is not asked to answer with no.
            ("onLead: almost", "write true or false; delete the field where nobody knows"),
            ("draft: very", "write true or false"),
            ("bondedWith: saba", "write [saba]"), ("marks: łata, blizna", "write [łata, blizna]"),
            ("marks: 'łata: biała'", "write each value in a line of its own after \"- \""),
        ])
    func acceptable(fields: String, suggestion: String) throws {
        #expect(try TrialSite(animal: fields).diagnostics().first?.suggestion?.english == suggestion)
    }

    @Test("Captions go with a film of the site's own")
    func captions() throws {
        let files = ["film.webm", "film.pl.vtt"].map { ("institutions/azyl/animals/\($0)", "x") }
        func told(_ video: String) throws -> [String] {
            let captions = "captions: [{language: pl, file: film.pl.vtt}]\n"
            return try TrialSite(animal: captions + video, Dictionary(uniqueKeysWithValues: files)).diagnostics()
                .filter { $0.severity == .error }.told
        }
        #expect(try told("video: film.webm") == [])
        #expect(try told("") == ["4:1 captions-without-film"])
        #expect(try told("video: https://films.example.org/rex") == ["4:1 captions-without-film"])
        #expect(try told("video: other.webm") == ["5:8 missing-file"])
    }

    @Test("Only an available animal's record grows stale")
    func stale() throws {
        #expect(try TrialSite(animal: "checked: 2026-08-23").diagnostics() == [])
        #expect(try TrialSite(animal: "checked: 2020-01-01\nstatus: adopted").diagnostics() == [])
    }

    @Test("Names have 1 to 100 characters, counted as a reader counts them")
    func names() throws {
        func site(_ name: String) -> TrialSite {
            TrialSite(["institutions/azyl/animals/rex.md": "---\nname: \(name)\ntype: dog\n---\n"])
        }
        #expect(try site(String(repeating: "ż", count: 100)).diagnostics() == [])
        #expect(try site(String(repeating: "z\u{307}", count: 100)).diagnostics() == [])
        #expect(try site(String(repeating: "ż", count: 101)).diagnostics().told == ["2:7 text-too-long"])
        #expect(try site("''").diagnostics().told == ["1:1 missing-field"])
    }

    @Test("An animal without a name needs a number")
    func number() throws {
        let site = TrialSite(["institutions/azyl/animals/rex.md": "---\ntype: dog\nnumber: 24\n---\n"])
        #expect(try site.animal().number == "24")
        #expect(try site.animal().name == nil)
    }

    @Test("The nearest known word is offered")
    func suggestions() throws {
        let diagnostic = try #require(try TrialSite(animal: "size: larg").diagnostics().first)
        #expect(diagnostic.message == "unknown size \"larg\"")
        #expect(diagnostic.suggestion == "did you mean \"large\"?")
        #expect(diagnostic.length == 4)
        #expect(try TrialSite(animal: "statsu: found").diagnostics().first?.suggestion == "did you mean \"status\"?")
        #expect(
            try TrialSite(animal: "born: 3.5.2021").diagnostics().first?.suggestion?.english.contains("2021-05-03")
                == true)
    }

    @Test("Every field reaches the record")
    func everyField() throws {
        let fields = """
            breed: {pl: mieszaniec, en: mixed breed}
            colour: biały
            coat: rough
            sex: male
            number: 12/25
            born: 2021-05
            bornEstimated: true
            size: large
            weight: 12.5
            marks: [łata]
            status: reserved
            arrived: 2025-11-30
            left: 2025-12-01
            pictures: [a.jpg, {file: b.png, alt: {pl: Rex, en: Rex}, credit: Anna, focus: [0.3, 0.405]}]
            video: film.webm
            health: {vaccinated: true, neutered: false, chipped: yes, specialNeeds: no, notes: alergia}
            goodWith: {children: 7, dogs: true, cats: selective}
            houseTrained: true
            onLead: false
            place: {kind: foster, town: Łódź}
            fee: 150
            checked: 2026-11-01
            energy: high
            walks: true
            virtualAdoption: false
            urgent: true
            reference: R1
            x-kennel: B2
            """
        var site = TrialSite(animal: fields)
        for name in ["a.jpg", "b.png", "film.webm"] { site.files["institutions/azyl/animals/\(name)"] = "x" }
        site.files["institutions/azyl/animals/rex.md"]! += "To **łagodny** pies.\n"
        let animal = try site.animal()
        let (polish, english) = (Language("pl")!, Language("en")!)
        #expect(animal.breed?[polish] == "mieszaniec")
        #expect(animal.breed?[english] == "mixed breed")
        #expect(animal.colour == Localized("biały", in: polish))
        #expect((animal.coat, animal.sex, animal.size, animal.energy) == (.rough, .male, .large, .high))
        #expect((animal.number, animal.reference) == ("12/25", "R1"))
        #expect((animal.born, animal.isBornEstimated, animal.weight) == (.month(year: 2021, month: 5), true, 12.5))
        #expect(animal.marks == [Localized("łata", in: polish)])
        #expect(animal.status == .reserved)
        #expect((animal.arrived?.description, animal.left?.description) == ("2025-11-30", "2025-12-01"))
        #expect(animal.pictures.map(\.file) == ["institutions/azyl/animals/a.jpg", "institutions/azyl/animals/b.png"])
        #expect(animal.pictures[1].credit == "Anna")
        #expect(animal.pictures.map(\.focus) == [nil, FocalPoint(x: 0.3, y: 0.41)])
        #expect(animal.pictures[1].alternative?[english] == "Rex")
        #expect(animal.video == .file("institutions/azyl/animals/film.webm"))
        #expect(animal.health.isVaccinated == true)
        #expect(animal.health.isNeutered == false)
        #expect(animal.health.isChipped == true)
        #expect(animal.health.hasSpecialNeeds == false)
        #expect(animal.health.notes?[polish] == "alergia")
        #expect(
            (animal.goodWith.children, animal.goodWith.dogs, animal.goodWith.cats) == (.fromAge(7), .yes, .selective))
        #expect((animal.isHouseTrained, animal.walksOnLead) == (true, false))
        #expect(animal.place == Animal.Place(kind: .foster, town: "Łódź"))
        #expect((animal.fee, animal.checked?.description) == (150, "2026-11-01"))
        #expect((animal.walks, animal.virtualAdoption, animal.isUrgent) == (true, false, true))
        #expect(animal.extensions == [ExtensionField(name: "x-kennel", value: "B2")])
        let description = try #require(animal.description[polish])
        #expect(description.markdown == "To **łagodny** pies.\n")
        #expect(description.origin == Origin(file: "institutions/azyl/animals/rex.md", line: 33))
    }

    @Test(
        "A type may say the sex and the age, too, which count where the record does not say them",
        arguments: [
            ("type: suczka", AnimalType.dog, Sex?.some(.female), LifeStage?.none), ("type: Kocur", .cat, .male, nil),
            ("type: kociak", .cat, nil, .baby), ("type: kotka\nsex: unknown\nage: senior", .cat, .unknown, .senior),
            ("type: szczeniak\nborn: 2026", .dog, nil, nil), ("type: pies", .dog, nil, nil),
        ])
    func typesThatSayMore(fields: String, type: AnimalType, sex: Sex?, stage: LifeStage?) throws {
        let record = "---\nname: Rex\n\(fields)\n---\n"
        var site = TrialSite()
        site.files["institutions/azyl/animals/rex.md"] = record
        let animal = try site.animal()
        #expect((animal.type, animal.sex, animal.lifeStage) == (type, sex, stage))
    }

    @Test("White space around values is dropped, line breaks inside become blanks")
    func whiteSpace() throws {
        #expect(try TrialSite(animal: "colour: \"  a\\n  b\\t\"").animal().colour?.entries.first?.value == "a b")
    }
}
