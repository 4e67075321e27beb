import Content
import Testing

@testable import Site

@Suite("Emitted documents")
struct EmittedDocumentsTests {
    typealias Site = VirtualSite

    @Test("No two documents want the same file, and each renders the same bytes every time")
    func consistency() throws {
        let publication = try Site([
            FullRecords.institution([FullRecords.animal()]), Site.institution("b", [Site.animal("rex")]),
        ]).publication()
        let documents = EmittedDocument.all(of: publication)
        #expect(Set(documents.map(\.file)).count == documents.count)
        for document in documents {
            #expect(!document.bytes.isEmpty, "\(document.file)")
            #expect(document.bytes == document.bytes, "\(document.file)")
            #expect(document.bytes.last == UInt8(ascii: "\n"), "\(document.file)")
        }
        let feeds = AtomFeed.documents(of: publication).map(\.file)
        let texts = ScriptTexts.documents(of: publication).map(\.file)
        let others = [
            "api/animals.json", "api/institutions.json", "api/institutions/b.json", "api/institutions/na-skraju.json",
            "api/schema.json", "assets/directory.json", "en/manifest.webmanifest", "manifest.webmanifest", "robots.txt",
            "sitemap.xml", "assets/institutions/en.json", "assets/institutions/pl.json",
        ]
        let places = PlaceDirectory.documents(of: publication).map(\.file)
        #expect(texts.count == 6)
        #expect(documents.map(\.file).sorted() == (feeds + texts + others + places).sorted())
    }

    @Test("A document is appended to what is there")
    func appending() throws {
        for document in try EmittedDocument.all(
            of: Site([FullRecords.institution([FullRecords.animal()])]).publication())
        {
            var bytes = Array("before".utf8)
            document.render(&bytes)
            #expect(Array(bytes.dropFirst(6)) == document.bytes, "\(document.file)")
        }
    }
}
