import Foundation
import Testing

@testable import Output

@Suite("What the file system tells of a folder")
struct FolderStateTests {
    /// What is done to a folder with `a` and `b/c`.
    enum Change: CaseIterable {
        case bytes, newFile, newFolder, lostFile, name, permissions

        func make(in folder: String) throws {
            let files = FileManager.default
            switch self {
            case .bytes: try Data("other".utf8).write(to: URL(fileURLWithPath: "\(folder)/b/c"))
            case .newFile: try Data().write(to: URL(fileURLWithPath: "\(folder)/b/d"))
            case .newFolder: try files.createDirectory(atPath: "\(folder)/e", withIntermediateDirectories: false)
            case .lostFile: try files.removeItem(atPath: "\(folder)/b/c")
            case .name: try files.moveItem(atPath: "\(folder)/a", toPath: "\(folder)/f")
            case .permissions: #expect(chmod("\(folder)/a", 0o600) == 0)
            }
        }
    }

    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: "\(folder)/b", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for file in ["a", "b/c"] { try Data("bytes".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file)")) }
        try body(folder)
    }

    @Test(
        "It is the same as long as nothing is touched, and another one after every change",
        arguments: Change.allCases)
    func changes(_ change: Change) throws {
        try inFolder { folder in
            let before = try #require(FolderState(of: folder))
            #expect(FolderState(of: folder) == before)
            // Clocks of file systems tick a few hundred times a second.
            usleep(20_000)
            try change.make(in: folder)
            let after = try #require(FolderState(of: folder))
            #expect(after.digest != before.digest)
            #expect(after.latestChange > before.latestChange)
        }
    }

    @Test("It is not told where a symbolic link hides changes, nor of what is no folder")
    func untold() throws {
        try inFolder { folder in
            #expect(FolderState(of: "\(folder)/a") == nil)
            #expect(FolderState(of: "\(folder)/none") == nil)
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/b/link", withDestinationPath: "../a")
            #expect(FolderState(of: folder) == nil)
        }
    }
}
