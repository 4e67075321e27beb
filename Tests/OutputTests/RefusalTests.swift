import Files
import Foundation
import Testing

@testable import Output

@Suite("What the system or the site's rules refuse")
struct RefusalTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(
        "A path that could lead elsewhere or cannot be stored is refused",
        arguments: [
            ("", PathProblem.emptyComponent), ("/etc/passwd", .emptyComponent), ("a//b", .emptyComponent),
            ("a/", .emptyComponent), ("/", .emptyComponent), ("..", .dots), (".", .dots), ("../a", .dots),
            ("a/../../b", .dots), ("a/./b", .dots), ("a/..", .dots), ("a\u{0}b", .controlCharacter),
            ("a\nb", .controlCharacter), (String(repeating: "a", count: 256), .longComponent),
            ("a/" + String(repeating: "ż", count: 128) + "/b", .longComponent),
            (String(repeating: "abcdefg/", count: 500) + "a", .tooLong),
        ])
    func unsuitable(path: String, problem: PathProblem) throws {
        let output = try StagedOutput(folder: scratch.site)
        #expect(throws: OutputError.unsuitable(path: path, problem)) { try output.write([1], to: path) }
        #expect(try output.commit() == OutputSummary())
        #expect(try scratch.contents().isEmpty)
    }

    @Test("Unusual names are files like any other")
    func unusualNames() throws {
        let names = [
            "...", "..a", "a..", " ", "%2e%2e", "a\\b", "-rf", "*", "zażółć/gęślą", "e\u{301}", "\u{e9}", "\r",
            String(repeating: "a", count: 255), "a/" + String(repeating: "b/", count: 300) + "c",
        ]
        let output = try StagedOutput(folder: scratch.site)
        for name in names { try output.write(Array(name.utf8), to: name) }
        #expect(try output.commit() == OutputSummary(written: names.count))

        let again = try StagedOutput(folder: scratch.site)
        for name in names { try again.write(Array(name.utf8), to: name) }
        #expect(try again.commit() == OutputSummary(unchanged: names.count))
    }

    @Test("A path written twice is a collision, new or unchanged")
    func collision() throws {
        for _ in 0..<2 {
            let output = try StagedOutput(folder: scratch.site)
            try output.write([1], to: "a/b")
            #expect(throws: OutputError.collision(path: "a/b")) { try output.write([1], to: "a/b") }
            #expect(throws: OutputError.collision(path: "a/b")) { try output.write([2], to: "a/b") }
            #expect(throws: OutputError.collision(path: Manifest.name)) { try output.write([], to: Manifest.name) }
            _ = try output.commit()
            #expect(try scratch.contents() == ["a/b": "\u{1}"])
        }
    }

    @Test("A file that would have to be a folder, too, is a collision")
    func fileAndFolder() throws {
        let output = try StagedOutput(folder: scratch.site)
        try output.write([], to: "a/b")
        #expect(throws: OutputError.collision(path: "a")) { try output.write([], to: "a") }
        let other = try StagedOutput(folder: scratch.path + "/other")
        try other.write([], to: "a")
        #expect(throws: OutputError.collision(path: "a/b/c")) { try other.write([], to: "a/b/c") }
        #expect(throws: OutputError.collision(path: "a/b/c")) { try other.commit() }
    }

    @Test("A file that would have to be a folder is found even when it did not change")
    func unchangedFileAndFolder() throws {
        try scratch.build(["a": "file"])
        let output = try StagedOutput(folder: scratch.site)
        try output.write(Array("file".utf8), to: "a")
        try output.write([], to: "a/b")
        #expect(throws: OutputError.collision(path: "a")) { try output.commit() }
        output.discard()
        #expect(try scratch.contents() == ["a": "file"])
    }

    @Test("An output that is a file is refused")
    func outputIsFile() throws {
        try scratch.put("text", at: "public", in: ".")
        #expect(throws: OutputError.notAFolder(scratch.site)) { try StagedOutput(folder: scratch.site) }
        #expect(try scratch.names() == ["public"])
        #expect(throws: OutputError.failed(.create, path: scratch.site, errno: ENOTDIR)) {
            try StagedOutput(folder: scratch.site + "/public")
        }
    }

    @Test("Folders that cannot be an output are refused", arguments: ["", "/", "/..", "a\u{0}b"])
    func impossibleFolder(folder: String) {
        let error = #expect(throws: OutputError.self) { try StagedOutput(folder: folder) }
        #expect(error?.exitStatus == 73)
    }

    @Test("Links in a circle are refused")
    func circle() throws {
        try FileManager.default.createSymbolicLink(atPath: scratch.site, withDestinationPath: "public")
        #expect(throws: OutputError.failed(.create, path: scratch.site, errno: ELOOP)) {
            try StagedOutput(folder: scratch.site)
        }
    }

    @Test("A place where nothing may be written is refused with the reason")
    func readOnlyPlace() async throws {
        let folder = scratch.path
        chmod(folder, 0o555)
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            // Root may write anywhere, so the child becomes somebody else.
            if getuid() == 0 { #expect(setuid(65_534) == 0) }
            let error = #expect(throws: OutputError.self) { try StagedOutput(folder: folder + "/public") }
            #expect(error == .failed(.create, path: folder + "/.public.staging", errno: EACCES))
            #expect(error?.exitStatus == 73)
            #expect(error?.description == "cannot create \(folder)/.public.staging: Permission denied")
        }
        chmod(folder, 0o755)
    }

    @Test("Files are readable by everybody, whatever the umask")
    func modes() async throws {
        let folder = scratch.site
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            umask(0o077)
            for text in ["one", "two"] {
                let output = try StagedOutput(folder: folder)
                try output.write(Array(text.utf8), to: "a/b/index.html")
                try output.write(Array("same".utf8), to: "same/index.html")
                try output.copy(file: "/etc/passwd", to: "copy/passwd")
                _ = try output.commit()
            }
        }
        for path in ["", "a", "a/b", "same", "copy"] {
            #expect(try scratch.status(path).st_mode & 0o7777 == 0o755, "\(path)")
        }
        for path in ["a/b/index.html", "same/index.html", "copy/passwd", Manifest.name] {
            #expect(try scratch.status(path).st_mode & 0o7777 == 0o644, "\(path)")
        }
    }

    @Test("An unchanged file that visitors cannot read is written anew")
    func unreadableFile() throws {
        try scratch.build(["index.html": "home"])
        chmod(scratch.site + "/index.html", 0o600)
        #expect(try scratch.build(["index.html": "home"]) == OutputSummary(written: 1))
        #expect(try scratch.status("index.html").st_mode & 0o777 == 0o644)
    }

    @Test("A file that cannot be written whole ends the build, and the old site stays")
    func limitedSize() async throws {
        try scratch.build(["index.html": "old"])
        let folder = scratch.site
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
            #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let output = try StagedOutput(folder: folder)
            try output.write(Array("new".utf8), to: "index.html")
            let expected = OutputError.failed(.write, path: folder + "/big/file", errno: EFBIG)
            #expect(throws: expected) { try output.write([UInt8](repeating: 1, count: 200_000), to: "big/file") }
            #expect(expected.exitStatus == 74)
            #expect(throws: expected) { try output.commit() }
            output.discard()
        }
        #expect(try scratch.contents() == ["index.html": "old"])
        #expect(try scratch.names() == ["public"])
    }
}
