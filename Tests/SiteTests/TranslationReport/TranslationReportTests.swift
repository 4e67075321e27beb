import Content
import Records
import Testing

@testable import Site

@Suite("The translation report")
struct TranslationReportTests {
    typealias Site = VirtualSite

    @Test("What one language has and another lacks is listed with its record and field")
    func gaps() throws {
        let publication = try Site([FullRecords.institution([FullRecords.animal()])]).publication()
        let report = TranslationReport(of: publication.catalogue)
        let own = report.gaps.filter { $0.institution?.text == "na-skraju" }
        #expect(own.allSatisfy { $0.language == Site.english })
        #expect(
            own.map { "\($0.source) \($0.animal?.text ?? "-") \($0.field)" } == [
                "institutions/na-skraju/institution.md - operator",
                "institutions/na-skraju/institution.md - bank[1].transferTitle",
                "institutions/na-skraju/institution.md - description",
                "institutions/na-skraju/adoption.md - body",
                "institutions/na-skraju/walks.md - body",
                "institutions/na-skraju/animals/rex.md rex marks[2]",
                "institutions/na-skraju/animals/rex.md rex description",
                "institutions/na-skraju/animals/rex.reviews/ania.md - description",
            ])
        #expect(
            report.gaps.filter { $0.institution == nil }.map { "\($0.language?.code ?? "") \($0.source) \($0.field)" }
                == ["en site.yml description", "en home.md title"])
    }

    @Test("A text that is in another language alone is missing in the default one")
    func defaultLanguage() throws {
        let animal = try Site.animal("rex") { $0.breed = Localized("mixed", in: Site.english) }
        let report = TranslationReport(of: try Site([Site.institution("a", [animal])]).publication().catalogue)
        #expect(report.gaps.filter { $0.language == Site.polish }.map(\.field) == ["breed"])
    }

    @Test("Coverage counts what is written and what any language has")
    func coverage() throws {
        let animal = try Site.animal("rex") { $0.breed = Site.text("kundelek", "mixed") }
        let report = TranslationReport(of: try Site([Site.institution("a", [animal])]).publication().catalogue)
        let counts = report.coverage.map { "\($0.language) \($0.institution?.text ?? "-") \($0.written)/\($0.total)" }
        #expect(counts == ["pl - 3/3", "pl a 2/2", "en - 1/3", "en a 1/2"])
    }

    @Test("For people it is a text by language, institution and record")
    func text() throws {
        let first = try Site.animal("rex") { $0.description = Site.prose("Opis") }
        let second = try Site.animal("saba") {
            $0.description = Site.prose("Opis")
            $0.marks = [Localized("łata", in: Site.polish)]
        }
        let report = TranslationReport(
            of: try Site([Site.institution("a", [first, second]), Site.institution("b")]).publication().catalogue)
        #expect(
            report.text() == """
                pl: 8 of 8 texts written
                en: 1 of 8 texts written
                  site: 2 missing
                    site.yml: description
                    home.md: title
                  a: 4 missing
                    institutions/a/institution.md: name
                    institutions/na-skraju/animals/rex.md (rex): description
                    institutions/na-skraju/animals/saba.md (saba): marks[1], description
                  b: 1 missing
                    institutions/b/institution.md: name

                """)
    }
}
