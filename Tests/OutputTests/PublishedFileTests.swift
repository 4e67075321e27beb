import Foundation
import Testing

@testable import Output

@Suite("A file of the last build")
struct PublishedFileTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private static func file(_ text: String) -> PublishedFile {
        PublishedFile(
            size: text.utf8.count, checksum: Array(text.utf8).withUnsafeBytes { Checksum.of($0) })
    }

    @Test("It is taken over as it stands there, and nothing is written")
    func takenOver() throws {
        try scratch.build(["rex/index.html": "rex", "index.html": "home"])
        let before = try scratch.status("\(scratch.site)/rex/index.html").st_ino
        let output = try StagedOutput(folder: scratch.site)
        #expect(try output.takeOver("rex/index.html", Self.file("rex")))
        try output.write(Array("news".utf8), to: "index.html")
        #expect(try output.commit() == OutputSummary(written: 1, unchanged: 1))
        #expect(try scratch.contents() == ["rex/index.html": "rex", "index.html": "news"])
        #expect(try scratch.status("\(scratch.site)/rex/index.html").st_ino == before)
    }

    @Test("It is not opened again as long as the file system says that nothing was done to it")
    func untouched() throws {
        try scratch.build(["index.html": "home"])
        let output = try StagedOutput(folder: scratch.site)
        #expect(try output.takeOver("index.html", Self.file("home")))
        _ = try output.commit()
        let state = try #require(output.published([("index.html", Self.file("home"))])[0])
        // With another sum, which nobody makes.
        let claimed = PublishedFile(size: 4, checksum: 0, inode: state.inode, changed: state.changed)
        #expect(try StagedOutput(folder: scratch.site).takeOver("index.html", claimed))
        chmod("\(scratch.site)/index.html", 0o755)
        #expect(try !StagedOutput(folder: scratch.site).takeOver("index.html", claimed))
        #expect(try StagedOutput(folder: scratch.site).takeOver("index.html", Self.file("home")))
    }

    @Test("What is gone, has other bytes, is no file, is not for everybody or is somebody's own is made")
    func refused() throws {
        try scratch.build(["a": "rex", "b": "rex", "c": "rex", "d": "rex", "e": "rex"])
        let site = scratch.site
        try FileManager.default.removeItem(atPath: "\(site)/a")
        try scratch.put("max", at: "b")
        try FileManager.default.removeItem(atPath: "\(site)/c")
        try FileManager.default.createSymbolicLink(atPath: "\(site)/c", withDestinationPath: "e")
        chmod("\(site)/d", 0o600)
        try scratch.put("rex", at: "f")
        let output = try StagedOutput(folder: site)
        for path in ["a", "b", "c", "d", "f"] { #expect(try !output.takeOver(path, Self.file("rex")), "\(path)") }
        #expect(try output.takeOver("e", Self.file("rex")))
        #expect(throws: OutputError.collision(path: "e")) { try output.write([], to: "e") }
    }

    @Test("There is nothing to take over of a site that was never built")
    func first() throws {
        #expect(try !StagedOutput(folder: scratch.site).takeOver("index.html", Self.file("home")))
    }

    @Test("Every bit and the length count in a sum", arguments: [1, 7, 8, 31, 32, 33, 100])
    func sums(length: Int) {
        let bytes = (0..<length).map { UInt8($0) }
        func sum(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { Checksum.of($0) } }
        var sums: Set = [sum(bytes), sum(bytes + [0])]
        for bit in 0..<length * 8 {
            var changed = bytes
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            sums.insert(sum(changed))
        }
        #expect(sums.count == length * 8 + 2)
    }
}

@Suite("A folder of pieces")
struct PieceFolderTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private var path: String { scratch.path + "/cache/pieces" }

    @Test("A piece is found by its key until it is damaged")
    func damaged() throws {
        let folder = PieceFolder(path)
        #expect(folder.piece(7) == nil)
        folder.keep([1, 2, 3], 7)
        #expect(folder.piece(7) == [1, 2, 3])
        #expect(folder.piece(8) == nil)
        for spoilt in [[], [1], [1, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0]] as [[UInt8]] {
            try Data(spoilt).write(to: URL(fileURLWithPath: path + "/7"))
            #expect(folder.piece(7) == nil)
        }
    }

    @Test("What a build did not ask for is deleted, and somebody's own files are not")
    func unused() throws {
        PieceFolder(path).keep([1], 7)
        PieceFolder(path).keep([2], 8)
        try scratch.put("mine", at: "notes.txt", in: "cache/pieces")
        let folder = PieceFolder(path)
        _ = folder.piece(8)
        folder.keep([3], 9)
        folder.deleteUnused()
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == ["8", "9", "notes.txt"])
    }
}
