import Content
import Messages
import Testing

@testable import EditorSupport

@Suite("JSON Schema files")
struct RecordSchemasTests {
    @Test("Every field of every record has a hint", arguments: RecordKind.allCases)
    func hints(kind: RecordKind) {
        func check(_ group: GroupShape, at path: [String]) {
            for field in group.fields {
                let own = path + [field.name]
                #expect(FieldHints.hint(for: own) != nil, "\(own.joined(separator: "."))")
                for inner in groups(in: field.shape) { check(inner, at: own) }
            }
        }
        check(kind.shape, at: [kind.rawValue])
    }

    private func groups(in shape: ValueShape) -> [GroupShape] {
        switch shape {
        case .group(let group): [group]
        case .list(let inner, _), .localized(let inner): groups(in: inner)
        case .either(let shapes): shapes.flatMap(groups(in:))
        case .text, .prose, .choice, .boolean, .number: []
        }
    }

    @Test("A file knows whether somebody changed it")
    func digests() throws {
        for file in RecordSchemas.files(in: .polish) {
            #expect(GeneratedFile.isUnchanged(file.bytes))
            var changed = file.bytes
            let last = try #require(changed.lastIndex(of: UInt8(ascii: "}")))
            changed.insert(UInt8(ascii: " "), at: last)
            #expect(!GeneratedFile.isUnchanged(changed))
        }
        #expect(!GeneratedFile.isUnchanged([]))
        #expect(!GeneratedFile.isUnchanged(Array("shelters:".utf8)))
    }
}
