import Files
import Foundation
import Testing

@testable import Output

@Suite("Building a site")
struct BuildTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test("The first build creates the folder, those above it and every page")
    func firstBuild() throws {
        let output = try StagedOutput(folder: scratch.path + "/a/b/public")
        try output.write(Array("home".utf8), to: "index.html")
        try output.write(Array("rex".utf8), to: "en/animals/rex/index.html")
        try output.write([], to: "empty.txt")
        #expect(try output.commit() == OutputSummary(written: 3))
        #expect(
            try scratch.contents(of: scratch.path + "/a/b/public")
                == ["index.html": "home", "en/animals/rex/index.html": "rex", "empty.txt": ""])
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/a/b") == ["public"])
    }

    @Test("A site without pages is an empty folder with a manifest")
    func emptySite() throws {
        #expect(try scratch.build([:]) == OutputSummary())
        #expect(try scratch.manifest() == ".shelters-manifest\n")
    }

    @Test("An unchanged site is not touched at all")
    func unchangedSite() throws {
        let files = ["index.html": "home", "en/index.html": "english"]
        try scratch.build(files)
        let before = try scratch.status(scratch.site).st_ino
        #expect(try scratch.build(files) == OutputSummary(unchanged: 2))
        #expect(try scratch.status(scratch.site).st_ino == before)
        #expect(try scratch.names() == ["public"])
    }

    @Test("A file whose bytes did not change stays the same file with its time, also when others change")
    func unchangedFile() throws {
        try scratch.build(["same/index.html": "same", "other.html": "old"])
        try scratch.makeOld("same/index.html")
        try scratch.makeOld("other.html")
        let inode = try scratch.status("same/index.html").st_ino
        #expect(
            try scratch.build(["same/index.html": "same", "other.html": "new"])
                == OutputSummary(written: 1, unchanged: 1))
        #expect(try scratch.isOld("same/index.html"))
        #expect(try scratch.status("same/index.html").st_ino == inode)
        #expect(try scratch.status("same/index.html").st_nlink == 1)
        #expect(try !scratch.isOld("other.html"))
        #expect(try scratch.contents() == ["same/index.html": "same", "other.html": "new"])
    }

    @Test("A change of bytes without a change of size is seen", arguments: [1, 65_536, 65_537, 200_000])
    func sameSize(size: Int) throws {
        let old = [UInt8](repeating: 7, count: size)
        var new = old
        new[size - 1] = 8
        for bytes in [old, new] {
            let output = try StagedOutput(folder: scratch.site)
            try output.write(bytes, to: "file")
            #expect(try output.commit() == OutputSummary(written: 1))
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: scratch.site + "/file")) == Data(new))
    }

    @Test("What a later build does not write is removed, with folders that are empty then")
    func removedFiles() throws {
        try scratch.build(["index.html": "home", "rex/index.html": "rex", "rex/a/b/c": "deep", "max/index.html": "max"])
        #expect(
            try scratch.build(["index.html": "home", "max/index.html": "max"])
                == OutputSummary(unchanged: 2, removed: 2))
        #expect(try scratch.contents() == ["index.html": "home", "max/index.html": "max"])
    }

    @Test("A file may become a folder, and a folder a file")
    func changedKind() throws {
        try scratch.build(["a": "file", "b/c": "in a folder"])
        #expect(try scratch.build(["a/c": "in a folder", "b": "file"]) == OutputSummary(written: 2, removed: 2))
        #expect(try scratch.contents() == ["a/c": "in a folder", "b": "file"])
    }

    @Test("The manifest lists every generated path, itself too, sorted by bytes")
    func manifest() throws {
        try scratch.build(["żółw/index.html": "", "b.html": "", "a/z.html": "", "a.html": "", "Z.html": ""])
        #expect(
            try scratch.manifest() == ".shelters-manifest\nZ.html\na.html\na/z.html\nb.html\nżółw/index.html\n")
    }

    @Test("A generated file that somebody deleted is written again")
    func deletedFile() throws {
        try scratch.build(["index.html": "home", "a/b": "text"])
        try FileManager.default.removeItem(atPath: scratch.site + "/a")
        #expect(try scratch.build(["index.html": "home", "a/b": "text"]) == OutputSummary(written: 1, unchanged: 1))
        #expect(try scratch.contents() == ["index.html": "home", "a/b": "text"])
    }

    @Test("Files are copied as they are, and stay the same file while their bytes do")
    func copies() throws {
        let picture = String(repeating: "picture ", count: 50_000)
        try scratch.put(picture, at: "rex.jpg", in: "content")
        for _ in 0..<2 {
            try scratch.put(picture, at: "rex.jpg", in: "content")
            let output = try StagedOutput(folder: scratch.site)
            try output.copy(file: scratch.path + "/content/rex.jpg", to: "media/rex.jpg")
            _ = try output.commit()
            #expect(try scratch.contents() == ["media/rex.jpg": picture])
        }
        try scratch.makeOld("media/rex.jpg")

        let output = try StagedOutput(folder: scratch.site)
        try output.copy(file: scratch.path + "/content/rex.jpg", to: "media/rex.jpg")
        try output.copy(file: scratch.path + "/content/rex.jpg", to: "media/again.jpg")
        #expect(try output.commit() == OutputSummary(written: 1, unchanged: 1))
        #expect(try scratch.isOld("media/rex.jpg"))

        try scratch.put(picture.replacingOccurrences(of: "e ", with: "es"), at: "rex.jpg", in: "content")
        let changed = try StagedOutput(folder: scratch.site)
        try changed.copy(file: scratch.path + "/content/rex.jpg", to: "media/rex.jpg")
        #expect(try changed.commit() == OutputSummary(written: 1, removed: 1))
        #expect(try scratch.contents()["media/rex.jpg"]?.hasPrefix("picturespictures") == true)
    }

    @Test("A published copy is a file of its own: changing the source changes nothing on the site")
    func copyIsNoLink() throws {
        try scratch.put("one", at: "a.txt", in: "content")
        let output = try StagedOutput(folder: scratch.site)
        try output.copy(file: scratch.path + "/content/a.txt", to: "a.txt")
        _ = try output.commit()
        let source = try #require(FileHandle(forWritingAtPath: scratch.path + "/content/a.txt"))
        try source.write(contentsOf: Data("two".utf8))
        #expect(try scratch.contents() == ["a.txt": "one"])
    }

    @Test("Copying what is missing or no file is an error that names it")
    func copyOfNothing() throws {
        let output = try StagedOutput(folder: scratch.site)
        #expect(throws: OutputError.unreadable(path: "/nowhere/rex.jpg", .missing)) {
            try output.copy(file: "/nowhere/rex.jpg", to: "rex.jpg")
        }
        #expect(throws: OutputError.unreadable(path: scratch.path, .notAFile(.folder))) {
            try output.copy(file: scratch.path, to: "rex.jpg")
        }
        #expect(throws: OutputError.unreadable(path: "/dev/null", .notAFile(.device))) {
            try output.copy(file: "/dev/null", to: "rex.jpg")
        }
    }

    @Test("The old site is never written through: a hard link to its file keeps the old bytes")
    func noWritingThrough() throws {
        try scratch.build(["index.html": "old", "same.html": "same"])
        try FileManager.default.linkItem(atPath: scratch.site + "/index.html", toPath: scratch.path + "/kept.html")
        try scratch.build(["index.html": "new", "same.html": "same"])
        #expect(try String(contentsOfFile: scratch.path + "/kept.html", encoding: .utf8) == "old")
    }

    @Test("Many threads write at once, into common folders")
    func manyThreads() throws {
        let output = try StagedOutput(folder: scratch.site)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for index in 0..<100 {
                try? output.write(Array("\(thread) \(index)".utf8), to: "common/\(index)/\(thread)/index.html")
            }
        }
        #expect(try output.commit() == OutputSummary(written: 800))
        #expect(try scratch.contents().count == 800)
        #expect(try scratch.contents()["common/99/7/index.html"] == "7 99")
        #expect(try scratch.manifest().split(separator: "\n").count == 801)
    }

    @Test("Where a folder is a link, its target is exchanged and the link stays")
    func symbolicLink() throws {
        try FileManager.default.createDirectory(atPath: scratch.path + "/real", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: scratch.site, withDestinationPath: "real/site")
        for text in ["one", "two"] {
            try scratch.build(["index.html": text])
            #expect(try scratch.contents(of: scratch.path + "/real/site") == ["index.html": text])
        }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.site) == "real/site")
        #expect(try scratch.names() == ["public", "real"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/real") == ["site"])
    }

    @Test("A file system that cannot exchange folders is served in two steps")
    func twoSteps() throws {
        try scratch.build(["index.html": "one", "same": "same"], publishing: .inTwoSteps)
        try scratch.put("mine", at: "notes.txt")
        #expect(
            try scratch.build(["index.html": "two", "same": "same"], publishing: .inTwoSteps)
                == OutputSummary(written: 1, unchanged: 1, kept: 1))
        #expect(try scratch.contents() == ["index.html": "two", "same": "same", "notes.txt": "mine"])
        #expect(try scratch.names() == ["public"])
    }

    @Test("A slash at the end of the folder's name means nothing")
    func trailingSlash() throws {
        for folder in ["/public/", "/public//", "/public/."] {
            let output = try StagedOutput(folder: scratch.path + folder)
            try output.write(Array(folder.utf8), to: "index.html")
            _ = try output.commit()
            #expect(try scratch.contents() == ["index.html": folder])
            #expect(try scratch.names() == ["public"])
        }
    }
}
