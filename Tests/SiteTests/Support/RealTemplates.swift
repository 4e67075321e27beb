import Foundation
import Languages
import Records
import Site
import Synchronization
import Testing

/// The templates that come with the program.
enum RealTemplates {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func folder() throws -> TemplateFolder {
        let templates = root.appending(path: "templates")
        var folder = TemplateFolder(templates: [:], assets: [:])
        let paths = try FileManager.default.subpathsOfDirectory(atPath: templates.path)
        for path in paths {
            let file = templates.appending(path: path)
            if path.hasSuffix(".mustache") {
                folder.templates[String(path.dropLast(9))] = Array(try Data(contentsOf: file))
            } else if path.hasPrefix("assets/"), !file.hasDirectoryPath,
                let bytes = try? Data(contentsOf: file)
            {
                folder.assets[String(path.dropFirst(7))] = Array(bytes)
            }
        }
        return folder
    }

    /// Read once: many tests ask for them.
    private static let known = Mutex<[[String]: [Texts]]>([:])

    static func texts(_ codes: [String] = ["pl", "en"]) throws -> [Texts] {
        if let texts = known.withLock({ $0[codes] }) { return texts }
        let sources = try codes.map { code in
            let file = root.appending(path: "templates/texts/\(code).yml")
            return TextsSource(
                language: try #require(Language(code)), file: "../templates/texts/\(code).yml",
                bytes: Array(try Data(contentsOf: file)))
        }
        let outcome = TextsLoader.load(sources, phrases: Phrase.ofSite, pathWords: PageTemplate.pathWords)
        #expect(outcome.diagnostics == [])
        let byLanguage = try #require(outcome.texts)
        let texts = sources.compactMap { byLanguage[$0.language] }
        known.withLock { $0[codes] = texts }
        return texts
    }
}
