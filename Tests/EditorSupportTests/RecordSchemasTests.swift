import Content
import Messages
import Testing

@testable import EditorSupport

@Suite("JSON Schema files")
struct RecordSchemasTests {
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
