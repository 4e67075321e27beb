import Documents
import Foundation
import Languages
import Records
import Testing

@Suite("The languages that come with the generator")
struct SiteTextsTests {
    @Test("They agree with each other and lack nothing")
    func noDiagnostics() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "templates/texts")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "yml" }.sorted { $0.path < $1.path }
        let sources = try files.map { file in
            TextsSource(
                language: try #require(Language(file.deletingPathExtension().lastPathComponent)),
                file: "../templates/texts/\(file.lastPathComponent)", bytes: Array(try Data(contentsOf: file)))
        }
        let outcome = TextsLoader.load(sources, phrases: [])
        // Which phrases other modules use is not known here.
        #expect(outcome.diagnostics.filter { $0.id != "unused-phrase" } == [])
        #expect(outcome.texts?.keys.map(\.code).sorted().contains("pl") == true)
        #expect(outcome.texts?.keys.map(\.code).sorted().contains("en") == true)
    }
}
