import Foundation
import Testing

@testable import Output

@Suite("Files that the generator did not write")
struct ForeignFileTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test("They are carried over: files, links, whole folders, empty ones too")
    func kept() throws {
        try scratch.build(["index.html": "one", "rex/index.html": "rex", "max/index.html": "max"])
        try scratch.put("*", at: ".gitignore")
        try scratch.put("ref", at: ".git/refs/heads/main")
        try scratch.put("note", at: "rex/note.txt")
        let files = FileManager.default
        try files.createDirectory(atPath: scratch.site + "/.git/objects", withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: scratch.site + "/latest", withDestinationPath: "nowhere/at all")
        try files.createSymbolicLink(atPath: scratch.site + "/up", withDestinationPath: "..")
        try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: scratch.site + "/.git")
        try scratch.makeOld(".git/refs/heads/main")
        let inode = try scratch.status(".gitignore").st_ino

        #expect(
            try scratch.build(["index.html": "two", "max/index.html": "max"])
                == OutputSummary(written: 1, unchanged: 1, removed: 1, kept: 5))
        #expect(
            try scratch.contents() == [
                "index.html": "two", "max/index.html": "max", ".gitignore": "*", ".git/refs/heads/main": "ref",
                ".git/objects/": "", "rex/note.txt": "note", "latest": "-> nowhere/at all", "up": "-> ..",
            ])
        #expect(try scratch.status(".gitignore").st_ino == inode)
        #expect(try scratch.isOld(".git/refs/heads/main"))
        #expect(try scratch.status(".git").st_mode & 0o777 == 0o700)
        #expect(try scratch.manifest() == ".shelters-manifest\nindex.html\nmax/index.html\n")
    }

    @Test("They stay foreign from build to build")
    func keptTwice() throws {
        try scratch.put("mine", at: "notes/a.txt")
        for text in ["one", "two", "three"] {
            #expect(try scratch.build(["index.html": text]).kept == 1)
        }
        #expect(try scratch.contents() == ["index.html": "three", "notes/a.txt": "mine"])
    }

    @Test("In a folder without a manifest everything is foreign")
    func noManifest() throws {
        try scratch.put("by hand", at: "about.html")
        try scratch.put("by hand", at: "rex/index.html")
        #expect(throws: OutputError.foreign(folder: scratch.site, paths: ["rex/index.html"])) {
            try scratch.build(["rex/index.html": "generated", "index.html": "home"])
        }
        #expect(try scratch.contents() == ["about.html": "by hand", "rex/index.html": "by hand"])
        #expect(try scratch.names() == ["public"])
    }

    @Test("All that stand in the way are listed, and nothing changes")
    func conflicts() throws {
        try scratch.build(["index.html": "old"])
        let foreign = ["b.html": "mine", "a.html": "mine", "file": "mine", "folder/x": "mine"]
        for (path, text) in foreign { try scratch.put(text, at: path) }
        try FileManager.default.createSymbolicLink(atPath: scratch.site + "/link", withDestinationPath: "index.html")
        let before = try scratch.contents()
        let error = #expect(throws: OutputError.self) {
            try scratch.build([
                "index.html": "new", "a.html": "new", "b.html": "new", "file/is/now/a/folder": "new",
                "folder": "is now a file", "link": "old",
            ])
        }
        #expect(
            error == .foreign(folder: scratch.site, paths: ["a.html", "b.html", "file", "folder", "link"]))
        #expect(error?.exitStatus == 73)
        #expect(error?.description.contains("5 files") == true)
        #expect(try scratch.contents() == before)
        #expect(try scratch.names() == ["public"])
    }

    @Test("One with the very bytes of the generated file is no obstacle and keeps its time")
    func equalBytes() throws {
        try scratch.put("Disallow:", at: "robots.txt")
        try scratch.makeOld("robots.txt")
        #expect(
            try scratch.build(["robots.txt": "Disallow:", "index.html": "home"])
                == OutputSummary(written: 1, unchanged: 1))
        #expect(try scratch.isOld("robots.txt"))
        #expect(try scratch.manifest().contains("robots.txt\n"))
    }

    @Test("With replaceForeign the generated ones win, and the others stay")
    func replaced() throws {
        try scratch.put("mine", at: "a.html")
        try scratch.put("mine", at: "folder/x")
        try scratch.put("mine", at: "other.txt")
        #expect(
            try scratch.build(["a.html": "new", "folder": "file"], replaceForeign: true)
                == OutputSummary(written: 2, kept: 1))
        #expect(try scratch.contents() == ["a.html": "new", "folder": "file", "other.txt": "mine"])
    }

    @Test("One put into a folder that a generated file takes the place of is in the way")
    func insideReplacedFolder() throws {
        try scratch.build(["rex/index.html": "rex"])
        try scratch.put("mine", at: "rex/deep/note.txt")
        #expect(throws: OutputError.foreign(folder: scratch.site, paths: ["rex/deep"])) {
            try scratch.build(["rex": "a file now"])
        }
        #expect(try scratch.contents() == ["rex/index.html": "rex", "rex/deep/note.txt": "mine"])
    }

    @Test("A folder that was replaced by a link is not looked into", arguments: ["../elsewhere", "inside"])
    func linkedFolder(target: String) throws {
        try scratch.build(["media/rex.jpg": "rex"])
        try scratch.put("rex", at: "rex.jpg", in: "elsewhere")
        try scratch.put("rex", at: "inside/rex.jpg")
        try FileManager.default.removeItem(atPath: scratch.site + "/media")
        try FileManager.default.createSymbolicLink(atPath: scratch.site + "/media", withDestinationPath: target)
        #expect(throws: OutputError.foreign(folder: scratch.site, paths: ["media"])) {
            try scratch.build(["media/rex.jpg": "rex"])
        }
        #expect(try scratch.build(["media/rex.jpg": "rex"], replaceForeign: true) == OutputSummary(written: 1, kept: 1))
        #expect(try scratch.contents() == ["media/rex.jpg": "rex", "inside/rex.jpg": "rex"])
        #expect(try scratch.status("media/rex.jpg").st_nlink == 1)
        #expect(try scratch.contents(of: scratch.path + "/elsewhere") == ["rex.jpg": "rex"])
    }

    @Test(
        "A manifest that the generator did not write protects everything and is in the way itself",
        arguments: ["", "index.html\n", "no manifest at all", "\u{0}\n\n\n/etc/passwd\n../x\n"])
    func strangeManifest(text: String) throws {
        try scratch.put("mine", at: "index.html")
        try scratch.put(text, at: Manifest.name)
        #expect(throws: OutputError.foreign(folder: scratch.site, paths: [Manifest.name, "index.html"])) {
            try scratch.build(["index.html": "new"])
        }
        #expect(try scratch.contents() == ["index.html": "mine"])
    }

    @Test("Hostile lines in a manifest lead nowhere outside the site")
    func hostileManifest() throws {
        try scratch.build(["index.html": "one"])
        try scratch.put("outside", at: "secret", in: ".")
        try scratch.put(".shelters-manifest\n../secret\n/etc/hostname\nindex.html\n//\n", at: Manifest.name)
        #expect(try scratch.build(["index.html": "two"]).written == 1)
        #expect(try scratch.contents() == ["index.html": "two"])
        #expect(try scratch.names() == ["public", "secret"])
    }

    @Test("A name that is not UTF-8 is carried over byte for byte")
    func strangeName() throws {
        try scratch.build(["index.html": "one"])
        let name: [CChar] = Array(scratch.site.utf8CString.dropLast()) + [0x2F, -0x17, -1, 0]
        let file = creat(name, 0o644)
        #expect(file >= 0)
        close(file)
        #expect(try scratch.build(["index.html": "two"]).kept == 1)
        #expect(access(name, F_OK) == 0)
    }

    @Test("A folder that forbids writing is carried over, and goes with the old site")
    func readOnlyFolder() async throws {
        let folder = scratch.path
        if getuid() == 0 { #expect(chown(folder, 65_534, 65_534) == 0) }
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            // Nothing forbids anything to root, so the child becomes somebody else.
            if getuid() == 0 { #expect(setuid(65_534) == 0) }
            for text in ["one", "two"] {
                let output = try StagedOutput(folder: folder + "/public")
                try output.write(Array(text.utf8), to: "index.html")
                _ = try output.commit()
                guard text == "one" else { continue }
                #expect(mkdir(folder + "/public/cache", 0o755) == 0)
                #expect(close(creat(folder + "/public/cache/file", 0o644)) == 0)
                #expect(chmod(folder + "/public/cache", 0o555) == 0)
            }
        }
        #expect(try scratch.contents() == ["index.html": "two", "cache/file": ""])
        #expect(try scratch.status("cache").st_mode & 0o777 == 0o555)
        #expect(try scratch.names() == ["public"])
        chmod(scratch.site + "/cache", 0o755)
    }
}
