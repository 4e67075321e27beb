import Foundation
import Preview
import Testing

@Suite("Changes in folders")
struct FolderWatchTests {
    /// A folder of its own for each test.
    private final class Place {
        let path: String

        init() throws {
            path = NSTemporaryDirectory() + "watch-" + UUID().uuidString
            try FileManager.default.createDirectory(atPath: path + "/inner", withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ name: String, _ text: String = "x") throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
        }
    }

    @Test("A file that was written is told with its path")
    func writes() throws {
        let place = try Place()
        var watch = try FolderWatch([place.path])
        try place.write("inner/rex.md")
        #expect(try watch.next().files == [["inner/rex.md"]])
    }

    @Test("An editor that puts a new file in the place of the old one is heard")
    func replacements() throws {
        let place = try Place()
        try place.write("rex.md")
        var watch = try FolderWatch([place.path])
        try place.write("rex.md~", "new")
        rename("\(place.path)/rex.md~", "\(place.path)/rex.md")
        #expect(try watch.next().files[0]?.contains("rex.md") == true)
    }

    @Test("A file that went is told")
    func removals() throws {
        let place = try Place()
        try place.write("rex.md")
        var watch = try FolderWatch([place.path])
        try FileManager.default.removeItem(atPath: "\(place.path)/rex.md")
        #expect(try watch.next().files == [["rex.md"]])
    }

    @Test("With a new folder anything may have changed, and what is written in it later is told")
    func newFolders() throws {
        let place = try Place()
        var watch = try FolderWatch([place.path])
        try FileManager.default.createDirectory(atPath: "\(place.path)/new/deep", withIntermediateDirectories: true)
        #expect(try watch.next().files == [nil])
        try place.write("new/deep/rex.md")
        #expect(try watch.next().files == [["new/deep/rex.md"]])
    }

    @Test("A folder that got another name is known by it")
    func renamedFolders() throws {
        let place = try Place()
        var watch = try FolderWatch([place.path])
        rename("\(place.path)/inner", "\(place.path)/other")
        #expect(try watch.next().files == [nil])
        try place.write("other/rex.md")
        #expect(try watch.next().files == [["other/rex.md"]])
    }

    @Test("Each of several folders has its own changes")
    func severalFolders() throws {
        let one = try Place()
        let other = try Place()
        var watch = try FolderWatch([one.path, other.path])
        try other.write("pl.yml")
        #expect(try watch.next().files == [[], ["pl.yml"]])
    }

    @Test("Changes that come close together are one")
    func manyFiles() throws {
        let place = try Place()
        var watch = try FolderWatch([place.path])
        let names = (0..<50).map { "\($0).md" }
        for name in names { try place.write(name) }
        var told: Set<String> = []
        while told.count < names.count { told.formUnion(try watch.next().files[0] ?? []) }
        #expect(told == Set(names))
    }

    @Test("A folder that is not there is named")
    func missingFolders() throws {
        let place = try Place()
        #expect {
            _ = try FolderWatch([place.path + "/nowhere"])
        } throws: { error in
            guard let failure = error as? FolderWatch.Failure else { return false }
            return failure.folder == place.path + "/nowhere" && failure.code == ENOENT
        }
    }
}
