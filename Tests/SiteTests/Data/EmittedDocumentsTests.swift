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
        // Texts of scripts are named after their bytes.
        #expect(documents.count { $0.file.hasPrefix("assets/texts/") } == 2)
        #expect(
            documents.map(\.file).filter { !$0.hasPrefix("assets/texts/") }.sorted() == [
                "api/animals.json", "api/institutions.json", "api/institutions/b.json",
                "api/institutions/na-skraju.json", "api/schema.json", "en/feed.xml",
                "en/institutions/b/feed.xml", "en/institutions/na-skraju/feed.xml", "en/manifest.webmanifest",
                "feed.xml", "instytucje/b/feed.xml", "instytucje/na-skraju/feed.xml", "manifest.webmanifest",
                "robots.txt", "sitemap.xml",
            ])
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
