import Foundation
import Testing

@testable import Files

@Suite("Writing one file")
struct SingleFileTests {
    @Test("A new file never takes the place of another")
    func new() throws {
        let scratch = try ScratchFolder()
        let folder = scratch.path
        try SingleFile.write(Array("one".utf8), to: "\(folder)/a", .new)
        #expect(throws: FileError(.create, path: "\(folder)/a", reason: SystemError(code: EEXIST))) {
            try SingleFile.write(Array("two".utf8), to: "\(folder)/a", .new)
        }
        #expect(try String(contentsOfFile: "\(folder)/a", encoding: .utf8) == "one")
        try SingleFile.write(Array("two".utf8), to: "\(folder)/a", .replacing)
        #expect(try String(contentsOfFile: "\(folder)/a", encoding: .utf8) == "two")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }

    @Test("Folders are created as far as they are missing")
    func folders() throws {
        let scratch = try ScratchFolder()
        let folder = scratch.path
        for expected in [["\(folder)/a", "\(folder)/a/b"], []] {
            var created: [String] = []
            try SingleFile.createFolders("\(folder)/a/b", created: &created)
            #expect(created == expected)
        }
        #expect(throws: FileError.self) { try SingleFile.write([], to: "\(folder)/none/a", .new) }
    }
}
