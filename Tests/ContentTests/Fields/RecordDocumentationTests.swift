import Foundation
import Messages
import Testing

@testable import Content

/// The tables of fields in Documentation/records.md, between lines like `<!-- fields of animal -->` and `<!-- end -->`. With `UPDATE_DOCUMENTATION=1`
/// the test writes them.
@Suite("The documentation of records")
struct RecordDocumentationTests {
    private static let path = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Documentation/records.md").path

    @Test("The tables of fields are those of the schemas")
    func tables() throws {
        let written = try String(contentsOfFile: RecordDocumentationTests.path, encoding: .utf8)
        var current = written
        for kind in [RecordKind.animal, .story, .institution, .basket, .patron, .notice, .site] {
            let opening = "<!-- fields of \(kind.name) -->\n"
            let start = try #require(current.range(of: opening)).upperBound
            let end = try #require(current.range(of: "<!-- end -->", range: start..<current.endIndex)).lowerBound
            current.replaceSubrange(start..<end, with: table(of: kind))
        }
        if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] != nil {
            try current.write(toFile: RecordDocumentationTests.path, atomically: true, encoding: .utf8)
        }
        #expect(current == written, "UPDATE_DOCUMENTATION=1 swift test --filter RecordDocumentationTests")
    }

    private func table(of kind: RecordKind) -> String {
        var text = "| field | what |\n| --- | --- |\n"
        func add(_ group: GroupShape, _ owner: String) {
            for field in group.fields where field.name != "description" || kind == .site {
                let needed = field.isRequired ? "needed: " : ""
                let meaning = field.meaning.english
                let form = form(of: field.shape).flatMap { meaning.contains($0) ? nil : " (\($0))" } ?? ""
                text += "| `\(owner)\(field.name)` | \(needed)\(meaning)\(form) |\n"
                for inner in field.shape.groups { add(inner, "\(owner)\(field.name).") }
            }
        }
        add(kind.shape, "")
        return text
    }

    private func form(of shape: ValueShape) -> String? {
        switch shape {
        case .text(let text):
            switch text.kind {
            case .date: "a date"
            case .plain where text.pattern == nil && text.maximum <= 1000: "at most \(text.maximum) characters"
            case .partialDate, .plain, .webAddress: nil
            case .file(let endings): endings.joined(separator: ", ")
            case .record: "an id"
            }
        case .choice(let words): words.count > 40 ? nil : words.map { "`\($0.value)`" }.joined(separator: ", ")
        case .boolean: "`true`, `false`"
        case .localized(let inner): ["words", form(of: inner)].compactMap { $0 }.joined(separator: ", ")
        case .list(let element, _): form(of: element).map { "a list: \($0)" } ?? "a list"
        case .either(let shapes):
            shapes.contains { !$0.groups.isEmpty } ? nil : shapes.compactMap(form).joined(separator: ", ")
        case .prose, .number, .group: nil
        }
    }
}
