import Foundation
import Output
import Testing

@testable import Site

@Suite("Small scripts of earlier builds")
struct KnownScriptsTests {
    private let folder = CacheFolder(path: FileManager.default.temporaryDirectory.path + "/scripts-\(UUID())")
    private let sources = ["a.js": Array("let a".utf8), "b.js": Array("let b".utf8)]
    private let small = ["a.js": Array("a".utf8), "b.js": Array("bb".utf8)]

    private func known(
        _ sources: [String: [UInt8]]? = nil, _ arguments: [[String]] = [["a.js"], ["b.js", "--bundle"]],
        version: String = "1"
    ) -> KnownScripts {
        KnownScripts(
            sources ?? self.sources, arguments.map { ("esbuild", "in", $0) }, version: Array(version.utf8), in: folder)
    }

    @Test("Are known by their bytes, by what programs are told and by their versions, and by nothing less")
    func key() throws {
        #expect(known().scripts == nil)
        known().keep(small)
        #expect(known().scripts == small)
        var others = sources
        others["b.js"]?.append(0x3B)
        #expect(known(others).scripts == nil)
        #expect(known(["a.js": Array("let a".utf8), "c.js": Array("let b".utf8)]).scripts == nil)
        #expect(known(nil, [["a.js"], ["b.js"]]).scripts == nil)
        #expect(known(nil, [["a.js", "b.js", "--bundle"]]).scripts == nil)
        #expect(known(version: "2").scripts == nil)
        try FileManager.default.removeItem(atPath: folder.path)
    }

    @Test(
        "Are nothing where an entry is whole but not theirs",
        arguments: ["-1 4\nabb", "1\nabb", "1 3\nabb", "", "1 x\nabb"])
    func foreign(_ entry: String) throws {
        known().keep(small)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains("/") }
        folder.write(Checksum.sealed(Array(entry.utf8)), to: try #require(names.first))
        #expect(known().scripts == nil)
        try FileManager.default.removeItem(atPath: folder.path)
    }
}
