import Testing

@testable import Output

@Suite("The list of generated paths")
struct ManifestTests {
    @Test("It knows its files and the folders above them, and nothing else")
    func lookup() throws {
        let manifest = Manifest(Array(".shelters-manifest\na/b/c.html\na/d.html\n".utf8))
        #expect(manifest.count == 3)
        for path in ["a/b/c.html", "a/d.html", ".shelters-manifest"] {
            #expect(manifest.hasFile(try SitePath(path)), "\(path)")
        }
        for path in ["a", "a/b", "c.html", "a/b/c.htm", "a/b/c.html2"] {
            #expect(!manifest.hasFile(try SitePath(path)), "\(path)")
        }
        for (path, expected) in [("a", true), ("a/b", true), ("a/b/c.html", false), ("b", false), ("a/d", false)] {
            #expect(Array(path.utf8).withUnsafeBytes { manifest.hasFolder($0) } == expected, "\(path)")
        }
    }

    @Test("Two lists tell how many files one has more")
    func difference() {
        let first = Manifest(Array(".shelters-manifest\na\nb\nc\n".utf8))
        let second = Manifest(Array(".shelters-manifest\nb\nd\n".utf8))
        #expect(first.countMissing(from: second) == 2)
        #expect(second.countMissing(from: first) == 1)
        #expect(Manifest.none.countMissing(from: first) == 0)
    }

    @Test("A hundred thousand paths are all found, in a table that stays small")
    func large() throws {
        let paths = (0..<100_000).map { "instytucje/schronisko-\($0 / 100)/zwierzeta/pies-\($0)/index.html" }
        let manifest = Manifest(Array(([Manifest.name] + paths).map { $0 + "\n" }.joined().utf8))
        #expect(manifest.count == 100_001)
        for path in paths { #expect(manifest.hasFile(try SitePath(path))) }
        #expect(!manifest.hasFile(try SitePath("instytucje/schronisko-1/zwierzeta/pies-100000/index.html")))
    }
}
