import CDeflate
import Foundation
import Testing

@testable import Output

@Suite("Compressed twins")
struct PrecompressionTests {
    let scratch: ScratchFolder
    private let page = String(repeating: "<p>Rex szuka domu.</p>\n", count: 100)

    init() throws { scratch = try ScratchFolder() }

    @discardableResult
    private func build(_ files: [String: String], foreign: [String: String] = [:]) throws -> OutputSummary {
        let output = try StagedOutput(folder: scratch.site, precompresses: true)
        output.expect(foreign.keys.sorted())
        for (path, text) in files { try output.write(Array(text.utf8), to: path) }
        for (path, text) in foreign {
            let source = scratch.path + "/" + path
            try Data(text.utf8).write(to: URL(fileURLWithPath: source))
            try output.copy(file: source, to: path)
        }
        return try output.commit()
    }

    private func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: scratch.site + "/" + path)))
    }

    private func unpacked(_ gzip: [UInt8]) throws -> String {
        let decompressor = try #require(libdeflate_alloc_decompressor())
        defer { libdeflate_free_decompressor(decompressor) }
        var room = [UInt8](repeating: 0, count: 1 << 20)
        var count = 0
        let result = libdeflate_gzip_decompress(decompressor, gzip, gzip.count, &room, room.count, &count)
        #expect(result == LIBDEFLATE_SUCCESS)
        return String(decoding: room[..<count], as: UTF8.self)
    }

    @Test(
        "Text gets twins that are smaller and hold the same", arguments: ["a.html", "assets/a.0123456789.css", "b.svg"])
    func twins(path: String) throws {
        #expect(try build([path: page]) == OutputSummary(written: 3))
        #expect(try scratch.contents().keys.sorted() == [path, path + ".br", path + ".gz"])
        let gzip = try bytes(path + ".gz")
        #expect(gzip.count < page.utf8.count)
        #expect(try bytes(path + ".br").count < page.utf8.count)
        #expect(try unpacked(gzip) == page)
    }

    @Test("Files that a twin would not help get none", arguments: ["a.jpg", "a.woff2", "a.mp4", "html", "a.gz"])
    func others(path: String) throws {
        try build([path: page, "small.html": "<p>Rex</p>"])
        #expect(try scratch.contents().keys.sorted() == [path, "small.html"].sorted())
    }

    @Test("Without being asked for there are none, and those of an earlier build go")
    func notAsked() throws {
        try build(["a.html": page])
        #expect(try scratch.build(["a.html": page]) == OutputSummary(unchanged: 1, removed: 2))
        #expect(try scratch.contents().keys.sorted() == ["a.html"])
    }

    @Test("Twins of an unchanged file stay the files that they are")
    func unchanged() throws {
        try build(["a.html": page, "b.html": page])
        try scratch.makeOld("a.html.br")
        #expect(try build(["a.html": page, "b.html": page + page]) == OutputSummary(written: 3, unchanged: 3))
        #expect(try scratch.isOld("a.html.br"))
        #expect(try unpacked(bytes("b.html.gz")) == page + page)
        #expect(try build(["a.html": page, "b.html": page + page]) == OutputSummary(unchanged: 6))
    }

    @Test("A twin that somebody deleted is made again")
    func deleted() throws {
        try build(["a.html": page])
        try FileManager.default.removeItem(atPath: scratch.site + "/a.html.gz")
        #expect(try build(["a.html": page]) == OutputSummary(written: 1, unchanged: 2))
        #expect(try unpacked(bytes("a.html.gz")) == page)
    }

    @Test("A copied file gets twins too, and a twin that the site brings itself is left alone")
    func copied() throws {
        try build([:], foreign: ["data.json": page, "own.json": page, "own.json.br": "brought"])
        #expect(
            try scratch.contents().keys.sorted() == [
                "data.json", "data.json.br", "data.json.gz", "own.json", "own.json.br", "own.json.gz",
            ])
        #expect(String(decoding: try bytes("own.json.br"), as: UTF8.self) == "brought")
    }

    @Test("A twin that the site brought itself before does not stay when it is gone")
    func broughtNoMore() throws {
        try build(["a.html": page], foreign: ["a.html.gz": "brought"])
        try build(["a.html": page])
        #expect(try unpacked(bytes("a.html.gz")) == page)
    }

    @Test("A twin that was brought while none were made does not stay either")
    func broughtWithoutTwins() throws {
        let output = try StagedOutput(folder: scratch.site)
        output.expect(["a.html.gz"])
        try output.write(Array(page.utf8), to: "a.html")
        try output.write(Array("brought".utf8), to: "a.html.gz")
        _ = try output.commit()
        try build(["a.html": page])
        #expect(try unpacked(bytes("a.html.gz")) == page)
    }

    @Test("Twins that were made in another way are made anew")
    func otherMethod() throws {
        try build(["a.html": page])
        let place = scratch.site + "/" + Manifest.name
        let manifest = try String(contentsOfFile: place, encoding: .utf8)
        #expect(manifest.contains("libdeflate"))
        try manifest.replacingOccurrences(of: "libdeflate", with: "gzip").write(
            toFile: place, atomically: true, encoding: .utf8)
        #expect(try build(["a.html": page]).written == 2)
    }

    @Test("The same bytes have the same twins, whenever they are made")
    func deterministic() throws {
        try build(["a.html": page])
        let first = (try bytes("a.html.gz"), try bytes("a.html.br"))
        try FileManager.default.removeItem(atPath: scratch.site)
        try build(["a.html": page])
        #expect(try (bytes("a.html.gz"), bytes("a.html.br")) == first)
    }
}
