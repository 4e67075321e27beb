import Content
import Foundation
import Languages
import Output
import Parallel
import Pictures
import Records
import Synchronization
import Testing

@testable import Site

@Suite("Pictures of records")
struct PublishedPictureTests {
    /// A PNG of 4 by 2 pixels.
    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR4nGOoCNCAIwZkDgBkGgeB90Kd+QAAAABJRU5ErkJggg=="
    )

    private struct Built {
        let result: SiteBuilder.Result
        let files: [String: [UInt8]]

        func text(_ file: String) -> String { String(decoding: files[file] ?? [], as: UTF8.self) }
    }

    private final class Output: SiteOutput {
        let files = Mutex<[String: [UInt8]]>([:])
        /// Files that cannot be written: those whose path begins so.
        let refused: String?

        init(refusing refused: String? = nil) { self.refused = refused }

        func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(OutputError) {
            if let refused, path.hasPrefix(refused) { throw OutputError.collision(path: path) }
            files.withLock { $0[path] = Array(bytes) }
        }

        func copy(file source: String, to path: String) {
            let bytes = (try? Data(contentsOf: URL(filePath: source))).map { Array($0) } ?? []
            files.withLock { $0[path] = bytes }
        }

        func expect(_ paths: [String]) {}
    }

    /// Builds a site of one animal whose record is in a real folder, with files beside it.
    private func build(
        _ body: String = "", checks: Bool = false, refusing refused: String? = nil, files: [String: Data]
    ) throws -> Built {
        let root = FileManager.default.temporaryDirectory.appending(path: "pictures-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        func write(_ data: Data, _ path: String) throws {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        let site = "title: {pl: A, en: B}\nbaseURL: https://example.org/\nlanguages: [pl, en]\n"
        try write(Data(site.utf8), "content/site.yml")
        try write(Data("---\ntitle: {pl: A, en: B}\n---\n".utf8), "content/home.md")
        let institution = """
            ---
            name: Dom
            type: shelter
            address: {town: Wadowice, postalCode: 34-100, country: PL}
            contact: {email: a@example.org}
            ---
            """
        try write(Data(institution.utf8), "content/institutions/dom/institution.md")
        let names = files.keys.filter { !$0.hasPrefix("body") }.sorted()
        let record =
            "---\nname: Rex\ntype: dog\nsize: large\npictures: [\(names.joined(separator: ", "))]\n---\n\(body)\n"
        try write(Data(record.utf8), "content/institutions/dom/animals/rex.md")
        for (name, data) in files { try write(data, "content/institutions/dom/animals/" + name) }
        let today = try #require(CalendarDate("2026-06-01"))
        let content = DiskContent(root: root.path + "/content")
        let loaded = try CatalogueLoader(source: content, today: today, parallel: Parallel(width: 2)).load()
        let catalogue = try #require(loaded.catalogue)
        let builder = SiteBuilder(
            catalogue: catalogue, texts: try RealTemplates.texts(["pl", "en"]), templates: try RealTemplates.folder(),
            date: today, content: content, pictureCache: root.path + "/cache", isPublished: !checks,
            parallel: Parallel(width: 2))
        if checks {
            let result = builder.check()
            #expect(!FileManager.default.fileExists(atPath: root.path + "/cache"), "Checking makes nothing")
            return Built(result: result, files: [:])
        }
        let output = Output(refusing: refused)
        let result = try builder.build(into: output)
        return Built(result: result, files: output.files.withLock { $0 })
    }

    @Test("The original is published nowhere, and pages, documents and cards name what was made of it")
    func published() throws {
        let png = try #require(Self.png)
        let site = try build(files: ["rex.png": png])
        #expect(!site.result.hasErrors)
        #expect(!site.files.values.contains(Array(png)))
        #expect(!site.files.keys.contains { $0.hasSuffix("rex.png") })
        let media = Set(site.files.keys.filter { $0.hasPrefix("media/") })
        #expect(media.count == 5)
        let page = site.text("instytucje/dom/rex/index.html")
        #expect(page.contains("<picture><source type=\"image/"))
        #expect(page.contains("srcset=\"/media/"))
        #expect(page.contains("width=\"4\" height=\"2\""))
        #expect(page.contains("fetchpriority=\"high\""))
        #expect(page.contains("alt=\"Rex"))
        // Every address that anything names leads to a file.
        var named: Set<String> = []
        for (file, bytes) in site.files where !file.hasPrefix("media/") && !file.hasPrefix("assets/") {
            for match in String(decoding: bytes, as: UTF8.self).matches(of: /media\/[A-Za-z0-9.\-]+/) {
                named.insert(String(match.output))
            }
        }
        #expect(named == media)
    }

    @Test("A small picture is a warning at the place where its record names it")
    func small() throws {
        let site = try build(files: ["rex.png": try #require(Self.png)])
        let found = site.result.diagnostics.filter { $0.id == "small-picture" }
        #expect(found.map(\.file) == ["institutions/dom/animals/rex.md"])
        #expect(found.map(\.line) == [5])
        #expect(found.map(\.column) == [12])
    }

    @Test("What is no picture is an error, at building and at checking", arguments: [false, true])
    func bad(_ checks: Bool) throws {
        let png = try #require(Self.png)
        let site = try build(
            checks: checks,
            files: [
                "a.jpg": Data("a dog".utf8), "b.jpg": Data(), "c.jpg": png, "d.png": png.prefix(50),
                "e.png": png,
            ])
        let errors = site.result.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.id).sorted() == ["empty-picture", "not-a-picture", "picture-format", "truncated-picture"])
        #expect(errors.allSatisfy { $0.file == "institutions/dom/animals/rex.md" && $0.line == 5 })
    }

    @Test("A description's picture is shown as it was made, and a link leads there")
    func described() throws {
        let png = try #require(Self.png)
        let site = try build("![Rex runs](body.png) and [large](body.png)", files: ["body.png": png])
        #expect(!site.result.hasErrors)
        let page = site.text("instytucje/dom/rex/index.html")
        #expect(page.contains("alt=\"Rex runs\" width=\"4\" height=\"2\" loading=\"lazy\"></picture>"))
        #expect(page.contains("<a href=\"/media/"))
        #expect(!site.files.keys.contains { $0.hasSuffix("body.png") })
    }

    @Test("A description's picture that cannot be shown is an error at its place")
    func badlyDescribed() throws {
        let site = try build("![Rex](body.jpg)", files: ["body.jpg": Data("a dog".utf8)])
        let errors = site.result.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.id) == ["not-a-picture"])
        #expect(errors.map(\.line) == [7])
        #expect(errors.map(\.column) == [8])
    }

    @Test("A picture that cannot be written ends the build", arguments: ["rex.png", "body.png"])
    func unwritable(_ name: String) throws {
        let files = [name: try #require(Self.png)]
        #expect(throws: OutputError.self) {
            try build(name == "body.png" ? "![Rex](body.png)" : "", refusing: "media/", files: files)
        }
    }

    @Test("The style sheet knows every shade that stands until a picture is loaded, and no other")
    func shades() throws {
        let style = String(decoding: try #require(try RealTemplates.folder().assets["site.css"]), as: UTF8.self)
        let known = style.matches(of: /\n\.([tmb])([0-9a-f]{3}) \{ --([tmb]): #([0-9a-f]{3}) \}/)
        #expect(known.map { "\($0.1)\($0.2)" } == "tmb".flatMap { place in MeanColour.shades.map { "\(place)\($0)" } })
        #expect(known.allSatisfy { $0.1 == $0.3 && $0.2 == $0.4 })
    }

    @Test("Pictures with the same bytes share their files")
    func shared() throws {
        let png = try #require(Self.png)
        let site = try build(files: ["a.png": png, "b.png": png, "c.png": png])
        #expect(!site.result.hasErrors)
        // What the main picture needs, and what the other two need.
        #expect(site.files.keys.filter { $0.hasPrefix("media/") }.count == 5 + 2)
    }
}
