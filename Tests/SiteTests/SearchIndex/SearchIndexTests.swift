import Content
import Foundation
import Records
import Testing

@testable import Site

@Suite("The search index")
struct SearchIndexTests {
    typealias Site = VirtualPublication

    @Test("There is one for every language, with links that work wherever the site lives")
    func files() throws {
        let publication = try Site.site(
            [Site.institution("a", [Site.animal("rex")])], baseURL: "https://example.org/schroniska/")
        let documents = SearchIndex.documents(of: publication)
        #expect(documents.map(\.file) == ["search/pl.json", "search/en.json"])
        #expect(try rows("animals", documents[1])[0][1] as? String == "/schroniska/en/institutions/a/rex/")
        #expect(try rows("institutions", documents[1])[0][1] as? String == "/schroniska/en/institutions/a/")
    }

    @Test("A row of an institution has its nine columns")
    func institution() throws {
        let publication = try Site.site([FullRecords.institution([Site.animal("rex"), Site.animal("saba")])])
        let row = try rows("institutions", SearchIndex.documents(of: publication)[1])[0]
        #expect(
            row as NSArray == [
                "The Edge <Foundation>", "/en/institutions/na-skraju/", "foundation", "en:foundation", "Wadowice",
                "małopolskie", "/media/na-skraju/logo.svg", "en:2 seeking",
                "Gmina Wadowice Opis **miejsca** </script>",
            ])
    }

    @Test("A row of an animal has its ten columns")
    func animal() throws {
        let publication = try Site.site([Site.institution("a"), FullRecords.institution([FullRecords.animal()])])
        let row = try rows("animals", SearchIndex.documents(of: publication)[0])[0]
        #expect(
            row as NSArray == [
                "Rex", "/instytucje/na-skraju/rex/", "dog", "pl:dog on 2026-06-01", 1,
                "/media/na-skraju/animals/rex-1.jpg", "available", "", 1,
                "123/21 kundelek czarny biała łata blizna Rex to **łagodny** olbrzym",
            ])
    }

    @Test("What is not known is empty, and a placeholder stands for a missing picture")
    func bare() throws {
        let publication = try Site.site([
            Site.institution("a", [Site.animal("rex") { $0.status = .lost }])
        ])
        let document = SearchIndex.documents(of: publication)[0]
        #expect(
            try rows("animals", document)[0] as NSArray == [
                "Rex", "/instytucje/a/rex/", "dog", "pl:dog on 2026-06-01", 0, "/assets/dog.svg", "lost", "pl:lost", 0,
                "",
            ])
        #expect(
            try rows("institutions", document)[0] as NSArray == [
                "Schronisko a", "/instytucje/a/", "shelter", "pl:shelter", "Wadowice", "", "", "", "",
            ])
    }

    @Test("Those that seek a home come first, urgent ones before the newest; those gone for good are left out")
    func order() throws {
        func animal(_ id: String, _ status: AnimalStatus, _ arrived: String?, urgent: Bool = false) throws
            -> AnimalEntry
        {
            try Site.animal(id) {
                $0.status = status
                $0.arrived = arrived.flatMap { CalendarDate($0) }
                $0.isUrgent = urgent
            }
        }
        let publication = try Site.site([
            Site.institution(
                "a",
                [
                    animal("a1", .permanent, "2026-05-01"), animal("a2", .available, "2025-01-01"),
                    animal("a3", .adopted, "2026-05-01"), animal("a4", .available, nil),
                ]),
            Site.institution(
                "b",
                [
                    animal("b1", .reserved, "2026-01-01"), animal("b2", .available, "2020-01-01", urgent: true),
                    animal("b3", .available, "2025-01-01"), animal("b4", .passed, nil, urgent: true),
                ]),
        ])
        let links = try rows("animals", SearchIndex.documents(of: publication)[0]).compactMap { $0[1] as? String }
        #expect(
            links == [
                "/instytucje/b/b2/", "/instytucje/b/b1/", "/instytucje/a/a2/", "/instytucje/b/b3/",
                "/instytucje/a/a4/", "/instytucje/a/a1/",
            ])
    }

    private func rows(_ name: String, _ document: EmittedDocument) throws -> [[Any]] {
        try #require(try document.json()[name] as? [[Any]])
    }
}
