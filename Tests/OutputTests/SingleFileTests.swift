import Foundation
import Testing

@testable import Output

@Suite("Writing one file")
struct SingleFileTests {
    private func folder() throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("single-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url.path
    }

    @Test("A new file never takes the place of another")
    func new() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try SingleFile.write(Array("one".utf8), to: "\(folder)/a", .new)
        #expect(throws: OutputError.failed(.create, path: "\(folder)/a", errno: EEXIST)) {
            try SingleFile.write(Array("two".utf8), to: "\(folder)/a", .new)
        }
        #expect(try String(contentsOfFile: "\(folder)/a", encoding: .utf8) == "one")
        try SingleFile.write(Array("two".utf8), to: "\(folder)/a", .replacing)
        #expect(try String(contentsOfFile: "\(folder)/a", encoding: .utf8) == "two")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }

    @Test("Folders are created as far as they are missing")
    func folders() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try SingleFile.createFolders("\(folder)/a/b") == ["\(folder)/a", "\(folder)/a/b"])
        #expect(try SingleFile.createFolders("\(folder)/a/b") == [])
        #expect(throws: OutputError.self) { try SingleFile.write([], to: "\(folder)/none/a", .new) }
    }
}
