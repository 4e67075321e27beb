import Files
import Foundation
import Testing

@testable import Output

/// A file system of one megabyte in memory, which only root may mount.
private final class SmallDisk {
    static let canMount: Bool = {
        guard let scratch = try? ScratchFolder() else { return false }
        return SmallDisk(at: scratch.path, in: scratch) != nil
    }()

    let path: String
    /// Kept until the disk is unmounted.
    private let scratch: ScratchFolder

    init?(at path: String, in scratch: ScratchFolder) {
        self.path = path
        self.scratch = scratch
        guard SmallDisk.run("/bin/mount", "-t", "tmpfs", "-o", "size=1m,nr_inodes=100", "tmpfs", path) else {
            return nil
        }
    }

    deinit { _ = SmallDisk.run("/bin/umount", path) }

    /// Waits until removed files have given up their room: a program that another test starts shares all open files until
    /// it runs.
    func awaitRoom() throws {
        for _ in 0..<1_000 {
            let attributes = try FileManager.default.attributesOfFileSystem(forPath: path)
            let free = try #require(attributes[.systemFreeSize] as? NSNumber)
            if free.intValue > 500_000 { return }
            usleep(10_000)
        }
    }

    private static func run(_ program: String, _ arguments: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}

@Suite(
    "Disks with little room",
    .enabled(if: SmallDisk.canMount, "only root may mount the small disk that these tests fill"))
struct FullDiskTests {
    private let scratch: ScratchFolder
    private let disk: SmallDisk

    init() throws {
        scratch = try ScratchFolder()
        disk = try #require(SmallDisk(at: scratch.path, in: scratch))
    }

    @Test("A full disk ends the build, and the old site stays")
    func fullDisk() throws {
        try scratch.build(["index.html": "old", "a/b": "old"])
        let output = try StagedOutput(folder: scratch.site)
        try output.write(Array("new".utf8), to: "index.html")
        let expected = OutputError.failed(.write, path: scratch.site + "/big", errno: ENOSPC)
        #expect(throws: expected) { try output.write([UInt8](repeating: 1, count: 2_000_000), to: "big") }
        #expect(expected.exitStatus == 74)
        #expect(throws: expected) { try output.commit() }
        output.discard()
        #expect(try scratch.contents() == ["index.html": "old", "a/b": "old"])
        #expect(try scratch.names() == ["public"])
        try disk.awaitRoom()
        #expect(try scratch.build(["index.html": "new"]) == OutputSummary(written: 1, removed: 1))
    }

    @Test("A disk that fills up while files are copied ends the build, too")
    func fullDiskWhileCopying() throws {
        try scratch.build(["index.html": "old"])
        let source = try ScratchFolder()
        try source.put(String(repeating: "x", count: 2_000_000), at: "film.mp4", in: ".")
        let output = try StagedOutput(folder: scratch.site)
        #expect(throws: OutputError.failed(.write, path: scratch.site + "/film.mp4", errno: ENOSPC)) {
            try output.copy(file: source.path + "/film.mp4", to: "film.mp4")
        }
        output.discard()
        #expect(try scratch.contents() == ["index.html": "old"])
    }

    @Test("A disk without room for more folders ends the build at its end, too")
    func noMoreFolders() throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<40).map { ("\($0)/index.html", "text") })
        try scratch.build(files)
        // Unchanged files need new folders only, which come with the commit.
        let output = try StagedOutput(folder: scratch.site)
        for (path, text) in files { try output.write(Array(text.utf8), to: path) }
        try output.write([], to: "one more")
        let error = #expect(throws: OutputError.self) { try output.commit() }
        guard case .failed(let failure) = error, failure.operation == .write, failure.reason.code == ENOSPC else {
            Issue.record("\(String(describing: error))")
            return
        }
        output.discard()
        #expect(try scratch.contents() == files)
        #expect(try scratch.names() == ["public"])
    }

    @Test("An output that is a mounted file system is refused, and so is one with a mounted folder inside")
    func mountPoint() throws {
        #expect(throws: OutputError.mountPoint(scratch.path)) { try StagedOutput(folder: scratch.path) }

        let outer = try ScratchFolder()
        try outer.build(["index.html": "old"])
        try outer.put("mine", at: "mounted/file")
        let inner = try #require(SmallDisk(at: outer.site + "/mounted", in: outer))
        try outer.put("precious", at: "mounted/file")
        #expect(throws: OutputError.mountPoint(inner.path)) { try outer.build(["index.html": "new"]) }
        #expect(try outer.contents() == ["index.html": "old", "mounted/file": "precious"])
    }
}
