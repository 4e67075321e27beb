import Content
import Records
import Testing

@testable import Site

@Suite("The beginnings of animals' descriptions")
struct AnimalExcerptsTests {
    typealias Site = VirtualPublication

    @Test("What a page has read is not read again, and each language has its own")
    func kept() throws {
        let rex = try Site.animal("rex") { $0.description = Site.prose("Opis") }
        let publication = try Site.site([Site.institution("a", [rex])])
        publication.excerpts.keep("Kept", of: rex, Site.polish)
        #expect(publication.excerpt(of: rex, Site.polish) == "Kept")
        #expect(publication.excerpt(of: rex, Site.english) == "Opis")
    }

    @Test("It is cut between words")
    func cut() throws {
        let rex = try Site.animal("rex")
        let excerpts = AnimalExcerpts([Site.polish])
        excerpts.keep(String(repeating: "słowo ", count: 50), of: rex, Site.polish)
        let excerpt = excerpts.excerpt(of: rex, Site.polish) { "" }
        #expect(excerpt.hasSuffix("słowo…"))
        #expect(excerpt.count <= AnimalExcerpts.length)
    }

    @Test("An animal without a description has none")
    func none() throws {
        let rex = try Site.animal("rex")
        let publication = try Site.site([Site.institution("a", [rex])])
        #expect(publication.excerpt(of: rex, Site.polish) == nil)
        #expect(publication.excerpt(of: rex, Site.polish) == nil)
    }
}
