import Documents
import Files
import Records
import SeededRandomness
import Testing

@testable import Content

@Suite("The content folder")
struct ContentFolderTests {
    private func located(_ site: TrialSite) throws -> [String] {
        try site.diagnostics().map { "\($0.file):\($0.line):\($0.column) \($0.id)" }
    }

    @Test("A site without institutions builds, with a warning")
    func withoutInstitutions() throws {
        var site = TrialSite()
        site.files["institutions/azyl/institution.md"] = nil
        let result = try site.load()
        #expect(result.diagnostics.map(\.id) == ["no-institutions"])
        #expect(result.diagnostics[0].severity == .warning)
        #expect(result.catalogue != nil)
    }

    @Test("site.yml and home.md must exist")
    func missing() throws {
        var site = TrialSite()
        site.files["site.yml"] = nil
        site.files["home.md"] = nil
        #expect(try located(site) == ["home.md:1:1 missing-file", "site.yml:1:1 missing-file"])
    }

    @Test("An institution's folder without its record is told, with and without animals")
    func missingInstitution() throws {
        let site = TrialSite([
            "institutions/pusty/zdjecie.jpg": "x", "institutions/bez/animals/rex.md": TrialSite.animal("size: larg"),
        ])
        #expect(
            try located(site) == [
                "institutions/bez:1:1 missing-institution", "institutions/bez/animals/rex.md:4:7 unknown-value",
                "institutions/pusty:1:1 missing-institution", "institutions/pusty/zdjecie.jpg:1:1 unused-file",
            ])
    }

    @Test(
        "Names that are no ids are told, with one that is",
        arguments: [
            ("institutions/Azyl/institution.md", "institutions/Azyl", "rename the folder: write azyl"),
            ("institutions/azyl/animals/Łatka.md", "institutions/azyl/animals/Łatka.md", "rename the file: latka.md"),
            ("institutions/azyl/animals/a--b.md", "institutions/azyl/animals/a--b.md", "rename the file: a-b.md"),
            ("institutions/azyl/animals/con.md", "institutions/azyl/animals/con.md", "rename the file: con-1.md"),
            ("institutions/azyl/animals/a.b.c.md", "institutions/azyl/animals/a.b.c.md", nil),
            ("pages/o nas.md", "pages/o nas.md", "rename the file: o-nas.md"),
        ])
    func ids(path: String, file: String, suggestion: String?) throws {
        let text =
            path.hasPrefix("pages")
            ? "---\ntitle: A\n---\n" : path.hasSuffix("institution.md") ? TrialSite.institution() : TrialSite.animal()
        let diagnostics = try TrialSite([path: text]).diagnostics().filter { $0.severity == .error }
        #expect(diagnostics.map(\.file) == [file])
        let id = try #require(diagnostics.first).id
        #expect(id == "invalid-id" || id == "unknown-language")
        if let suggestion {
            #expect(
                diagnostics[0].suggestion?.english.replacing("write ", with: "")
                    == suggestion.replacing("write ", with: ""))
        }
    }

    @Test("Ids have 1 to 64 characters")
    func longIDs() throws {
        let longest = String(repeating: "a", count: 64)
        #expect(try located(TrialSite(["institutions/azyl/animals/\(longest).md": TrialSite.animal()])) == [])
        #expect(
            try located(TrialSite(["institutions/azyl/animals/\(longest)a.md": TrialSite.animal()])) == [
                "institutions/azyl/animals/\(longest)a.md:1:1 invalid-id"
            ])
    }

    @Test("A record in both notations is told")
    func duplicates() throws {
        let site = TrialSite([
            "institutions/azyl/animals/rex.md": TrialSite.animal(),
            "institutions/azyl/animals/rex.json": "{\"name\": \"Rex\", \"type\": \"dog\"}",
        ])
        #expect(try located(site) == ["institutions/azyl/animals/rex.md:1:1 duplicate-id"])
    }

    @Test("Files that nothing refers to are warnings; those whose names start with _ or . are ignored")
    func unused() throws {
        let site = TrialSite([
            "institutions/azyl/notatki.txt": "x", "institutions/azyl/_sources.txt": "x",
            "institutions/azyl/.DS_Store": "x",
            "institutions/azyl/README.md": "x", "institutions/uwagi.md": "x", "_draft/rex.md": "x",
            "zdjecia/a.jpg": "x",
            "static/CNAME": "example.org",
        ])
        let diagnostics = try site.diagnostics()
        #expect(diagnostics.allSatisfy { $0.severity == .warning && $0.id == "unused-file" })
        #expect(
            diagnostics.map(\.file) == [
                "institutions/azyl/README.md", "institutions/azyl/notatki.txt", "institutions/uwagi.md",
                "zdjecia/a.jpg",
            ])
        #expect(try site.load().catalogue?.staticFiles == ["CNAME"])
    }

    @Test("Files that a description shows or links to are used")
    func usedInProse() throws {
        var site = TrialSite([
            "institutions/azyl/animals/rex.md": TrialSite.animal(
                "", body: "![Rex](rex%202.jpg) i [umowa](umowa.pdf)\n"),
            "institutions/azyl/animals/rex 2.jpg": "x", "institutions/azyl/animals/umowa.pdf": "x",
        ])
        #expect(try located(site) == [])
        site.files["institutions/azyl/animals/inna.pdf"] = "x"
        #expect(try located(site) == ["institutions/azyl/animals/inna.pdf:1:1 unused-file"])
    }

    @Test(
        "A file of an institution is used where the home page shows it, not where a record shows another by that name")
    func usedElsewhere() throws {
        var site = TrialSite([
            "institutions/azyl/brama.jpg": "x", "institutions/azyl/plan.pdf": "x",
            "institutions/azyl/animals/rex.md": TrialSite.animal("", body: "![Plan](../plan.pdf)\n"),
        ])
        site.files["home.md"]? += "\n![Brama](institutions/azyl/brama.jpg)\n"
        #expect(try located(site) == ["institutions/azyl/plan.pdf:1:1 unused-file"])
    }

    @Test("Symbolic links are refused, wherever they lie")
    func symbolicLinks() throws {
        var site = TrialSite(animal: "pictures: [rex.jpg]")
        site.others = ["institutions/azyl/animals/rex.jpg": .symbolicLink, "institutions/obcy": .symbolicLink]
        #expect(
            try located(site) == [
                "institutions/azyl/animals/rex.jpg:1:1 symbolic-link",
                "institutions/azyl/animals/rex.md:4:12 symbolic-link",
                "institutions/obcy:1:1 symbolic-link",
            ])
    }

    @Test("A pipe, a socket or a device is told as what it is", arguments: [FileKind.pipe, .socket, .device])
    func specialFiles(kind: FileKind) throws {
        var site = TrialSite(animal: "pictures: [rex.jpg]")
        site.others = ["institutions/azyl/animals/rex.jpg": kind, "static/x": kind]
        let diagnostics = try site.diagnostics()
        #expect(
            diagnostics.map { "\($0.file):\($0.line):\($0.column) \($0.id)" } == [
                "institutions/azyl/animals/rex.jpg:1:1 special-file",
                "institutions/azyl/animals/rex.md:4:12 special-file", "static/x:1:1 special-file",
            ])
        #expect(diagnostics.allSatisfy { $0.message.english.hasSuffix(kind.message.english) })
    }

    @Test(
        "What cannot be read is not called missing as well",
        arguments: [
            "site.yml", "home.md", "institutions/azyl/institution.md", "institutions/azyl/animals/rex.md", "pages/o.md",
        ], [FileKind.pipe, .symbolicLink, .folder])
    func unreadableRecords(path: String, kind: FileKind) throws {
        var site = TrialSite([
            "home.en.md": "---\ntitle: Shelters\n---\n",
            "institutions/azyl/institution.en.md": "---\nname: Refuge\n---\n",
            "institutions/azyl/animals/rex.md": TrialSite.animal(),
            "institutions/azyl/animals/rex.en.md": "---\n---\nGood.\n",
            "institutions/azyl/animals/burek.md": TrialSite.animal("bondedWith: [rex]"),
            "pages/o.md": "---\ntitle: O\n---\n", "pages/o.en.md": "---\ntitle: O\n---\n",
        ])
        #expect(try located(site) == [])
        site.files[path] = nil
        site.others = [path: kind]
        let id = Diagnostic.misplaced(kind, file: path).id
        #expect(try located(site) == ["\(path):1:1 \(id)"])
    }

    @Test(
        "A folder in the place of a file, and the reverse, are told where they are",
        arguments: [
            ("institutions/azyl/animals/rex.md/a.jpg", "institutions/azyl/animals/rex.md:1:1 folder-for-file"),
            ("institutions/azyl/animals/rex.json/a", "institutions/azyl/animals/rex.json:1:1 folder-for-file"),
            ("institutions/azyl/adoption.md/a", "institutions/azyl/adoption.md:1:1 folder-for-file"),
            ("pages/a.en.md/a", "pages/a.en.md:1:1 folder-for-file"),
            ("baskets/a.md/a", "baskets/a.md:1:1 folder-for-file"), ("home.en.md/a", "home.en.md:1:1 folder-for-file"),
            ("pages", "pages:1:1 file-for-folder"), ("baskets", "baskets:1:1 file-for-folder"),
            ("static", "static:1:1 file-for-folder"),
            ("institutions/azyl/animals", "institutions/azyl/animals:1:1 file-for-folder"),
        ])
    func misplaced(path: String, expected: String) throws {
        let errors = try TrialSite([path: "x"]).diagnostics().filter { $0.severity == .error }
        #expect(errors.map { "\($0.file):\($0.line):\($0.column) \($0.id)" } == [expected])
        #expect(errors.allSatisfy { $0.suggestion != nil })
    }

    @Test("Institutions that are a file, and settings that are a folder, are told")
    func misplacedAtTheRoot() throws {
        var site = TrialSite(["institutions": "x"])
        site.files["institutions/azyl/institution.md"] = nil
        #expect(try located(site).contains("institutions:1:1 file-for-folder"))
        site = TrialSite(["site.yml/a": "x"])
        site.files["site.yml"] = nil
        #expect(try located(site).contains("site.yml:1:1 folder-for-file"))
    }

    @Test("A folder with records that is almost called like one that is read is a warning")
    func misspeltFolder() throws {
        let site = TrialSite(["institution/dom/institution.md": "x", "image/a.jpg": "x", "minutes/a.md": "x"])
        let warnings = try site.diagnostics().filter { $0.id == "unknown-folder" }
        #expect(warnings.map(\.file) == ["institution"])
        #expect(warnings.map(\.suggestion) == ["did you mean \"institutions\"?"])
        #expect(warnings.map(\.severity) == [.warning])
    }

    @Test("So is one in an institution's folder")
    func misspeltAnimals() throws {
        let site = TrialSite([
            "institutions/azyl/Animals/rex.md": "x", "institutions/azyl/animlas/a.json": "x",
            "institutions/azyl/animal/a.jpg": "x", "institutions/azyl/photos/a.md": "x",
        ])
        let warnings = try site.diagnostics().filter { $0.id == "unknown-folder" }
        #expect(warnings.map(\.file) == ["institutions/azyl/Animals", "institutions/azyl/animlas"])
        #expect(warnings.allSatisfy { $0.suggestion == "did you mean \"animals\"?" && $0.severity == .warning })
    }

    @Test(
        "An empty folder that is called like a record with another ending is told",
        arguments: ["institutions/azyl/animals/rex.yml", "pages/o.markdown", "institutions/azyl/institution.yaml"])
    func emptyFolders(path: String) throws {
        var site = TrialSite(["pages/a.md": "---\ntitle: A\n---\n"])
        site.others = [path: .folder]
        #expect(try located(site) == ["\(path):1:1 folder-for-file"])
    }

    @Test(
        "A record with another ending than records have is named with the right one",
        arguments: [
            ("rex.markdown", "rex.md"), ("rex.MD", "rex.md"), ("rex.yaml", "rex.md"), ("rex.yml", "rex.md"),
            ("rex.JSON", "rex.json"), ("rex.md.txt", "rex.md"),
        ])
    func otherEndings(name: String, right: String) throws {
        let diagnostics = try TrialSite(["institutions/azyl/animals/\(name)": "x"]).diagnostics()
        #expect(diagnostics.told == ["1:1 unused-file"])
        #expect(diagnostics.map(\.suggestion) == ["if it is a record, rename it: \(right); else begin its name with _"])
    }

    @Test(
        "A file that nothing refers to is told as what it is",
        arguments: [
            ("rex.docx", "this is a document of a word processor, from which nothing is read"),
            ("rex.HEIC", "no record shows this picture"), ("rex.mov", "no record shows this film"),
            ("psy.xlsx", "this is a table, from which nothing is read here"),
            ("rex.md.txt", "this file is not read, because its name ends in .txt"),
            ("rex.txt", "this file is not read, because its name ends in .txt"),
            ("rex.pdf", "nothing refers to this file"),
        ])
    func unusedKinds(name: String, message: String) throws {
        let diagnostics = try TrialSite(["institutions/azyl/animals/\(name)": "x"]).diagnostics()
        #expect(diagnostics.map(\.message.english) == [message])
    }

    @Test("A folder's files are no pictures", arguments: ["rex.jpg/", "rex.jpg/.", "./rex.jpg//", "/"])
    func slashes(name: String) throws {
        var site = TrialSite(animal: "pictures: [\(name)]")
        site.files["institutions/azyl/animals/rex.jpg"] = "x"
        #expect(
            try located(site).filter { !$0.hasSuffix("unused-file") } == [
                "institutions/azyl/animals/rex.md:4:12 \(name == "/" ? "path-outside-folder" : "file-type")"
            ])
    }

    @Test("A picture is found by a name that is canonically equivalent, and published under its name on disk")
    func normalization() throws {
        var site = TrialSite(animal: "pictures: [ło\u{301}dka.jpg]")
        site.files["institutions/azyl/animals/łódka.jpg"] = "x"
        let file = try #require(try site.animal().pictures.first).file
        #expect(Array(file.utf8) == Array("institutions/azyl/animals/łódka.jpg".utf8))
    }

    @Test("Capitals count in file names, and the right name is offered")
    func capitals() throws {
        var site = TrialSite(animal: "pictures: [Rex.JPG]")
        site.files["institutions/azyl/animals/rex.jpg"] = "x"
        let diagnostics = try site.diagnostics().filter { $0.severity == .error }
        #expect(diagnostics.map(\.suggestion) == ["did you mean \"rex.jpg\"?"])
    }

    @Test(
        "Bytes that are no text are told where they stand",
        arguments: [
            ([UInt8]("---\nname: Re".utf8) + [0xB3, 0x0A], "2:9 not-utf-8"), ([0xFF, 0xFE, 0x2D], "1:1 not-utf-8"),
            ([UInt8]("---\nname: żR".utf8) + [0x00], "2:9 control-character"), ([], "1:1 empty-file"),
            ([UInt8](" \n\n".utf8), "1:1 empty-file"), ([0xEF, 0xBB, 0xBF], "1:1 empty-file"),
        ])
    func bytes(bytes: [UInt8], expected: String) throws {
        var files = TrialSite().files.mapValues { Array($0.utf8) }
        files["institutions/azyl/animals/rex.md"] = bytes
        let result = try CatalogueLoader(source: MemoryContent(files), today: TrialSite.today).load()
        #expect(result.diagnostics.told.contains(expected))
    }

    @Test(
        "A file that is no text is told as what it is, and nothing of it is repeated",
        arguments: [
            "PK\u{3}\u{4} word/document.xml", "%PDF-1.7 a", "\u{1}\u{2}\u{0}ab", "GIF89a", "\0\0\0\u{18}ftypheic",
        ])
    func binary(beginning: String) throws {
        let site = TrialSite(["institutions/azyl/animals/rex.md": beginning])
        let diagnostics = try site.diagnostics()
        #expect(diagnostics.told == ["1:1 not-utf-8"])
        #expect(diagnostics.first?.message.english.hasPrefix("this is a ") == true)
        #expect(BinaryFile.isBinary(Array(beginning.utf8)))
    }

    @Test("Files of unreasonable size are not read")
    func large() throws {
        let site = TrialSite(["institutions/azyl/animals/rex.md": String(repeating: "a", count: 1 << 20 + 1)])
        #expect(try located(site) == ["institutions/azyl/animals/rex.md:1:1 file-too-large"])
    }

    @Test("A description of more than 64 KiB is refused where it becomes too long")
    func longDescription() throws {
        let fits = TrialSite.animal("", body: String(repeating: "a ", count: 32_000))
        #expect(try located(TrialSite(["institutions/azyl/animals/rex.md": fits])) == [])
        let tooLong = TrialSite.animal("", body: String(repeating: "a ", count: 33_000))
        #expect(
            try located(TrialSite(["institutions/azyl/animals/rex.md": tooLong])) == [
                "institutions/azyl/animals/rex.md:5:65537 markdown-too-long"
            ])
    }

    @Test("Bonds are mutual, whichever record tells them")
    func bonds() throws {
        let site = TrialSite([
            "institutions/azyl/animals/rex.md": TrialSite.animal("bondedWith: [burek]"),
            "institutions/azyl/animals/burek.md": TrialSite.animal(),
        ])
        let animals = try #require(try site.load().catalogue?.institutions.first).animals
        #expect(animals.map { $0.record.bondedWith.map(\.text) } == [["rex"], ["burek"]])
    }

    @Test("Everything that is wrong is told in one run, sorted by file and place")
    func everything() throws {
        let site = TrialSite([
            "site.yml": "title: {pl: A}\nbaseURL: example.org\nlanguages: [pl, en, pl]\n",
            "home.md": "---\nlead: x\n---\n",
            "institutions/azyl/institution.md": TrialSite.institution("since: 99\nservices: [x]"),
            "institutions/azyl/animals/a.md": TrialSite.animal("size: x\nborn: y"),
            "institutions/azyl/animals/b.md": "---\n: [\n",
        ])
        #expect(
            try located(site) == [
                "home.md:1:1 missing-field", "institutions/azyl/animals/a.md:4:7 unknown-value",
                "institutions/azyl/animals/a.md:5:7 invalid-date",
                "institutions/azyl/animals/b.md:1:1 unclosed-front-matter",
                "institutions/azyl/institution.md:6:8 out-of-range",
                "institutions/azyl/institution.md:7:12 unknown-value",
                "site.yml:2:10 url-without-scheme", "site.yml:3:21 duplicate-language",
            ])
    }

    @Test("No bytes crash the reader")
    func noise() throws {
        var generator = SeededGenerator(seed: 11)
        let valid = Array(
            TrialSite.animal("size: large\nmarks:\n  - {pl: łata}\nborn: 2020-05\n", body: "Opis **psa**\n").utf8)
        let json = Array(
            "[{\"id\": \"rex\", \"name\": \"Rex\", \"type\": \"dog\", \"marks\": [{\"pl\": \"łata\"}]}]".utf8)
        for round in 0..<400 {
            var bytes = round.isMultiple(of: 2) ? valid : json
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
                case 1: bytes.remove(at: index)
                default:
                    bytes.insert(
                        contentsOf: Array("[]{}:\"'-&*!|>%@\n\t".utf8).shuffled(using: &generator).prefix(2), at: index)
                }
            }
            var files = TrialSite().files.mapValues { Array($0.utf8) }
            files["institutions/azyl/animals/\(round.isMultiple(of: 2) ? "rex.md" : "import.json")"] = bytes
            let result = try CatalogueLoader(source: MemoryContent(files), today: TrialSite.today).load()
            #expect(result.diagnostics.allSatisfy { $0.line >= 1 && $0.column >= 1 })
        }
    }
}
