import Content
import Foundation
import Testing

@Suite("A folder of which only what changed is listed again")
struct WatchedContentTests {
    /// Paths of everything in a folder.
    private func paths(_ folder: ContentFolder) -> [String] {
        folder.files.map(folder.path(of:)) + folder.others.map { folder.path(of: $0.name) }
            + folder.folders.flatMap(paths)
    }

    private func site() throws -> URL {
        let root = FileManager.default.temporaryDirectory.appending(path: "watched-" + UUID().uuidString)
        for path in ["site.yml", "pages/a.md", "institutions/x/institution.md", "institutions/x/animals/rex.md"] {
            try write(path, in: root)
        }
        return root
    }

    private func write(_ path: String, in root: URL) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("x".utf8).write(to: file)
    }

    @Test(
        "Whatever came, it is listed as it is on disk",
        arguments: [
            "institutions/x/animals/new.md", "institutions/x/logo.svg", "institutions/y/institution.md", "pages/b.md",
            "static/robots.txt", "institutions/note.txt",
        ])
    func listsWhatCame(path: String) throws {
        let root = try site()
        defer { try? FileManager.default.removeItem(at: root) }
        let disk = DiskContent(root: root.path)
        let watched = WatchedContent(disk)
        #expect(paths(try watched.list()) == paths(try disk.list()))
        try write(path, in: root)
        // A folder that is new is told as one.
        watched.forget(path.hasPrefix("institutions/y") ? nil : [path])
        let listed = paths(try watched.list())
        #expect(listed == paths(try disk.list()) && listed.contains(path))
        try FileManager.default.removeItem(at: root.appending(path: path))
        watched.forget([path])
        #expect(paths(try watched.list()) == paths(try disk.list()))
    }

    @Test("What nobody told is listed as it was")
    func keepsTheRest() throws {
        let root = try site()
        defer { try? FileManager.default.removeItem(at: root) }
        let watched = WatchedContent(DiskContent(root: root.path))
        let before = paths(try watched.list())
        try write("institutions/x/animals/new.md", in: root)
        #expect(paths(try watched.list()) == before)
    }
}
