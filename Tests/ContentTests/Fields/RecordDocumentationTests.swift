import Foundation
import Messages
import Testing

@testable import Content

/// The tables of fields in Documentation/records.md and pl/records.md, between lines like `<!-- fields of animal -->` and `<!-- end -->`. With
/// `UPDATE_DOCUMENTATION=1` the test writes them.
@Suite("The documentation of records")
struct RecordDocumentationTests {
    private static let documentation = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Documentation")

    @Test("The tables of fields are those of the schemas", arguments: [MessageLanguage.english, .polish])
    func tables(language: MessageLanguage) throws {
        let name = language == .polish ? "pl/records.md" : "records.md"
        let path = RecordDocumentationTests.documentation.appending(path: name).path
        let written = try String(contentsOfFile: path, encoding: .utf8)
        var current = written
        for kind in [RecordKind.animal, .story, .institution, .basket, .patron, .notice, .site] {
            let opening = "<!-- fields of \(kind.name) -->\n"
            let start = try #require(current.range(of: opening)).upperBound
            let end = try #require(current.range(of: "<!-- end -->", range: start..<current.endIndex)).lowerBound
            current.replaceSubrange(start..<end, with: FieldTable(language: language).text(of: kind))
        }
        if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] != nil {
            try current.write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(current == written, "UPDATE_DOCUMENTATION=1 swift test --filter RecordDocumentationTests")
    }
}

/// A table of the fields of a kind of records, in a language.
private struct FieldTable {
    let language: MessageLanguage

    private func said(_ english: String, _ polish: String) -> String { language == .polish ? polish : english }

    func text(of kind: RecordKind) -> String {
        var text = said("| field | what |", "| pole | co |") + "\n| --- | --- |\n"
        func add(_ group: GroupShape, _ owner: String) {
            for field in group.fields where field.name != "description" || kind == .site {
                let needed = field.isRequired ? said("needed: ", "wymagane: ") : ""
                let meaning = field.meaning.text(in: language)
                let form = form(of: field.shape).flatMap { meaning.contains($0) ? nil : " (\($0))" } ?? ""
                let name = owner + field.name(in: language)
                text += "| `\(name)` | \(needed)\(meaning)\(form) |\n"
                for inner in field.shape.groups { add(inner, name + said(".", ": ")) }
            }
        }
        add(kind.shape, "")
        return text
    }

    private func form(of shape: ValueShape) -> String? {
        switch shape {
        case .text(let text):
            switch text.kind {
            case .date: said("a date", "data")
            case .plain where text.pattern == nil && text.maximum <= 1000:
                said("at most \(text.maximum) characters", "najwyżej \(text.maximum) znaków")
            case .partialDate, .plain, .webAddress: nil
            case .file(let endings): endings.joined(separator: ", ")
            case .record: said("an id", "nazwa pliku albo folderu")
            }
        case .choice(let words):
            words.count > 40 ? nil : words.map { "`\($0.word(in: language))`" }.joined(separator: ", ")
        case .boolean: said("`true`, `false`", "`tak`, `nie`")
        case .localized(let inner):
            [said("words", "słowa"), form(of: inner)].compactMap { $0 }.joined(separator: ", ")
        case .list(let element, _):
            form(of: element).map { said("a list: ", "lista: ") + $0 } ?? said("a list", "lista")
        case .either(let shapes):
            shapes.contains { !$0.groups.isEmpty } ? nil : shapes.compactMap(form).joined(separator: ", ")
        case .prose, .number, .group: nil
        }
    }
}
