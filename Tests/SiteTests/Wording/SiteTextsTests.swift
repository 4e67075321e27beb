import Foundation
import Testing

@testable import Site

@Suite("The languages that come with the generator")
struct SiteTextsTests {
    @Test("They agree with each other, lack nothing, and have nothing that the site does not use")
    func noDiagnostics() throws {
        let folder = RealTemplates.root.appending(path: "templates/texts")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let codes = files.filter { $0.pathExtension == "yml" }.map { $0.deletingPathExtension().lastPathComponent }
        #expect(codes.contains("pl") && codes.contains("en"))
        // Fails where anything is to be said of the files.
        #expect(try RealTemplates.texts(codes.sorted()).count == codes.count)
    }
}
