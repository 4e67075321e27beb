import Documents
import Records
import Testing

@testable import Content

@Suite("Records in JSON")
struct JSONRecordTests {
    private func site(_ json: String, file: String = "rex.json") -> TrialSite {
        TrialSite(["institutions/azyl/animals/\(file)": json])
    }

    @Test(
        "A wrong value is told where it stands, as in Markdown",
        arguments: [
            ("{\"name\": \"Rex\", \"type\": \"dgo\"}", "1:25 unknown-value"),
            ("{\"name\": \"Rex\"}", "1:1 missing-field"),
            ("{\"type\": \"dog\"}", "1:1 missing-field"),
            ("{\n \"name\": \"Żółw\", \"type\": \"dog\",\n \"weight\": \"12\"}", "3:12 wrong-type"),
            ("{\"name\": \"Rex\", \"type\": \"dog\", \"urgent\": \"true\"}", "1:42 wrong-type"),
            ("{\"name\": true, \"type\": \"dog\"}", "1:10 wrong-type"),
            ("{\"name\": \"Rex\", \"type\": \"dog\", \"born\": 2030}", "1:40 date-in-future"),
            ("{\"name\": \"Rex\", \"type\": \"dog\", \"colour\": {\"pl\": 1, \"fr\": 2}}", "1:52 unknown-language"),
            ("{\"name\": \"Rex\", \"type\": \"dog\", \"id\": \"reks\"}", "1:38 id-mismatch"),
            ("{\"name\": \"Rex\", \"type\": \"dog\",}", "1:31 json-syntax"),
            ("{\"name\": \"Rex\", \"type\": \"dog\", \"type\": \"cat\"}", "1:32 duplicate-key"),
            ("\"Rex\"", "1:1 wrong-type"),
        ])
    func refused(json: String, expected: String) throws {
        #expect(try site(json).diagnostics().told == [expected])
    }

    @Test("null and empty text mean left out, and a number may stand for text")
    func leftOut() throws {
        let animal = try site(
            "{\"name\": \"Rex\", \"type\": \"dog\", \"size\": null, \"breed\": \"\", \"number\": 24, \"born\": 2020}"
        )
        .animal()
        #expect(animal.size == nil)
        #expect(animal.breed == nil)
        #expect(animal.number == "24")
        #expect(animal.born == .year(2020))
    }

    @Test("The description lies in a field, in one language or several, and its place is told")
    func description() throws {
        let animal = try site(
            "{\"name\": \"Rex\", \"type\": \"dog\",\n \"description\": {\"pl\": \"Opis\\n\\n- a\", \"en\": \"Text\"}}"
        ).animal()
        let polish = try #require(animal.description[Language("pl")!])
        #expect(polish.markdown == "Opis\n\n- a")
        #expect(polish.notation == .jsonString)
        #expect(polish.origin == Origin(file: "institutions/azyl/animals/rex.json", line: 2, column: 24))
        #expect(animal.description[Language("en")!]?.markdown == "Text")
    }

    @Test("An array holds animals with ids of their own, under any file name, and files beside it translate them")
    func array() throws {
        var site = site(
            "[{\"id\": \"rex\", \"name\": \"Rex\", \"type\": \"dog\", \"breed\": \"kundel\"}, {\"id\": \"mruczek\", \"name\": \"Mruczek\", \"type\": \"cat\"}]",
            file: "Eksport 2026.json")
        site.files["institutions/azyl/animals/rex.en.md"] = "---\nbreed: mongrel\n---\nA dog.\n"
        let result = try site.load()
        #expect(result.diagnostics == [])
        let animals = try #require(result.catalogue?.institutions.first).animals
        #expect(animals.map(\.record.id.text) == ["mruczek", "rex"])
        #expect(animals[1].record.breed?[Language("en")!] == "mongrel")
        #expect(animals[1].record.description[Language("en")!]?.markdown == "A dog.\n")
    }

    @Test(
        "What is wrong in an array is told for each element",
        arguments: [
            ("[{\"name\": \"A\", \"type\": \"dog\"}]", ["1:2 missing-field"]),
            ("[{\"id\": \"A b\", \"name\": \"A\", \"type\": \"dog\"}]", ["1:9 invalid-id"]),
            (
                "[7, {\"id\": \"a\", \"name\": \"A\", \"type\": \"do\"},\n {\"id\": \"b\"}]",
                ["1:2 wrong-type", "1:38 unknown-value", "2:2 missing-field", "2:2 missing-field"]
            ),
            (
                "[{\"id\": \"a\", \"name\": \"A\", \"type\": \"dog\"},\n {\"id\": \"a\", \"name\": \"B\", \"type\": \"dog\"}]",
                ["2:9 duplicate-id"]
            ),
        ])
    func arrays(json: String, expected: [String]) throws {
        #expect(try site(json, file: "import.json").diagnostics().told == expected)
    }

    @Test("An id in an array that a file has already is told in the array")
    func duplicates() throws {
        var site = site("[{\"id\": \"rex\", \"name\": \"A\", \"type\": \"dog\"}]", file: "import.json")
        site.files["institutions/azyl/animals/rex.md"] = TrialSite.animal()
        let diagnostics = try site.diagnostics()
        #expect(diagnostics.told == ["1:9 duplicate-id"])
        #expect(diagnostics[0].file == "institutions/azyl/animals/import.json")
        #expect(diagnostics[0].message.english.contains("rex.md"))
    }

    @Test("The same record in Markdown and in JSON gives the same animal")
    func sameMeaning() throws {
        let markdown = try TrialSite(
            animal: "size: large\nweight: 12\nmarks: [no]\nhealth: {vaccinated: true}\ngoodWith: {cats: selective}"
        )
        .animal()
        let json = try site(
            "{\"name\": \"Rex\", \"type\": \"dog\", \"size\": \"large\", \"weight\": 12, \"marks\": [\"no\"], \"health\": {\"vaccinated\": true}, \"goodWith\": {\"cats\": \"selective\"}}"
        ).animal()
        #expect(String(describing: markdown) == String(describing: json))
    }

    @Test("An institution in JSON is read as in Markdown")
    func institution() throws {
        var site = TrialSite()
        site.files["institutions/azyl/institution.md"] = nil
        site.files["institutions/azyl/institution.json"] = """
            {"name": {"pl": "Azyl"}, "type": "shelter", "address": {"town": "Łódź", "postalCode": "90-001", "country": "PL"},
             "contact": {"phones": ["42 123 45 67"]}, "x-quality": 0.5}
            """
        let institution = try site.institution()
        #expect(institution.contact.phones.map(\.number.dialled) == ["+48421234567"])
        #expect(institution.extensions == [ExtensionField(name: "x-quality", value: "0.5")])
    }
}
