import Testing

@testable import Site

@Suite("robots.txt")
struct RobotsTests {
    @Test("Everything may be read, and the sitemap's address is absolute")
    func content() throws {
        let publication = try VirtualSite(baseURL: "https://example.org/schroniska/").publication()
        #expect(
            try EmittedDocument.all(of: publication).document("robots.txt").text == """
                User-agent: *
                Disallow:

                Sitemap: https://example.org/schroniska/sitemap.xml

                """)
    }

    @Test("The content folder's own file takes its place")
    func replaced() throws {
        let publication = try VirtualSite(staticFiles: ["CNAME", "robots.txt"]).publication()
        #expect(!EmittedDocument.all(of: publication).contains { $0.file == "robots.txt" })
    }
}
