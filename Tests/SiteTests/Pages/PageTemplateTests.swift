import Foundation
import Languages
import Testing

@testable import Site

@Suite("The registry of pages")
struct PageTemplateTests {
    @Test("Every kind of page has a template of its name, and no two have the same")
    func templates() throws {
        let templates = try RealTemplates.folder().templates
        let names = PageTemplate.all.map(\.type.name)
        for name in names { #expect(templates[name] != nil, "\(name).mustache") }
        #expect(Set(names).count == names.count)
    }

    @Test("Every kind of page whose addresses end in a word has that word in every language", arguments: ["pl", "en"])
    func pathWords(code: String) throws {
        let words = try #require(RealTemplates.texts().first { $0.language.code == code }).pathWords
        for type in PageTemplate.types {
            guard case .word = type.segment else { continue }
            #expect(words[type.name] != nil, "paths.\(type.name)")
        }
        #expect(words[SiteURLs.numberWord] != nil)
    }

    @Test("Every kind of page stands below one that is in the registry, and no address belongs to two")
    func parents() {
        for type in PageTemplate.types {
            guard let parent = type.parent else { continue }
            #expect(PageTemplate.types.contains(parent), "\(type.name)")
        }
        let words = PageTemplate.types.compactMap { type in type.pathWord.map { "\(type.parent?.name ?? "") \($0)" } }
        #expect(Set(words).count == words.count)
    }

    @Test(
        "Every template and type of pages that the module declares is in the registry, under the name of its declaration"
    )
    func declarations() throws {
        let sources = RealTemplates.root.appending(path: "Sources/Site")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        let texts = try paths.map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }
        func declared(_ kind: Regex<(Substring, Substring)>) -> [String] {
            texts.flatMap { $0.matches(of: kind).map { String($0.1) } }.sorted()
        }
        let registry = try #require(
            texts.lazy.compactMap { $0.firstMatch(of: /static let all: \[PageTemplate\] = \[([^\]]*)\]/) }.first
        ).1
        let listed = registry.matches(of: /\.(\w+)/).map { String($0.1) }.sorted()
        #expect(listed.count == PageTemplate.all.count)
        #expect(declared(/static let (\w+) = PageTemplate\(/) == listed)
        #expect(declared(/static let (\w+) = PageType\(/) == listed)
    }

    @Test("Every fact that says more than a value of the record is made by the animal's page")
    func derivedFacts() {
        #expect(Set(AnimalFact.derived.keys) == FactRow.derivedNames)
    }
}
