import Content
import Documents
import Parallel
import Testing

@Suite("What was read before is used again, and gives the same catalogue")
struct RecordMemoryTests {
    private static let folder = "institutions/azyl/animals/"

    /// What a catalogue says, in a form that can be compared.
    private func told(_ result: CatalogueLoader.Result) -> [String] {
        let animals = result.catalogue?.institutions.flatMap { entry in
            [
                "\(entry.record.name) \(entry.record.adoption?.body.entries.count ?? 0) \(entry.record.walks?.source ?? "")"
            ]
                + entry.animals.map {
                    "\($0.record.id) \($0.record.name ?? "") \($0.record.description.entries.map(\.value.markdown)) \($0.record.bondedWith) \($0.record.pictures.map(\.file)) \($0.record.reviews.map(\.name))"
                }
        }
        return (animals ?? []) + result.diagnostics.map { "\($0.file):\($0.line):\($0.column) \($0.id)" }
    }

    private static func review(_ name: String) -> String {
        "---\nname: \(name)\ndate: 2026-01-02\ntemperament: 5\nexcitability: 1\nexperience: 1\n---\nGood.\n"
    }

    private func load(_ site: TrialSite, _ memory: RecordMemory?) throws -> CatalogueLoader.Result {
        try CatalogueLoader(
            source: MemoryContent(site.files, others: site.others), today: TrialSite.today, memory: memory,
            parallel: Parallel(width: 2)
        ).load()
    }

    /// Each step: files that change, by path; an empty text removes one.
    @Test(
        "After every kind of change",
        arguments: [
            ["institutions/azyl/animals/rex.md": TrialSite.animal(body: "New.")],
            ["institutions/azyl/animals/rex.en.md": "---\n---\nGood.\n"],
            ["institutions/azyl/animals/burek.md": ""],
            ["institutions/azyl/animals/burek.md": TrialSite.animal("bondedWith: [rex]")],
            ["institutions/azyl/animals/rex.md": TrialSite.animal("pictures: [rex.svg]")],
            [
                "institutions/azyl/animals/rex.md": TrialSite.animal("pictures: [rex.svg]"),
                "institutions/azyl/animals/rex.svg":
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>",
            ],
            ["institutions/azyl/animals/rex.md": "---\nname: Rex\ntype: psi\n---\n"],
            ["institutions/azyl/adoption.md": "Come by.\n"], ["institutions/azyl/walks.md": "Come by.\n"],
            ["institutions/azyl/animals/rex.reviews/a.md": review("Ola")],
            ["institutions/azyl/animals/rex.reviews/a.md": ""],
            ["institutions/azyl/animals/rex.reviews/b.md": review("Ola")],
            ["institutions/azyl/institution.en.md": "---\nname: Refuge\n---\n"],
            ["institutions/azyl/animals/export.json": "[{\"id\": \"luna\", \"name\": \"Luna\", \"type\": \"cat\"}]"],
            ["institutions/drugi/institution.md": TrialSite.institution()],
            ["institutions/azyl/institution.md": ""],
            ["institutions/azyl/animals/rex.md": TrialSite.animal(body: "[Umowa](umowa.pdf)")],
            ["home.md": "---\ntitle: Start\n---\n\n[Umowa](institutions/azyl/animals/umowa.pdf)\n"],
            ["institutions/azyl/zdjecia/stare.txt": "x"],
            ["institutions/azyl/animals/umowa.pdf": ""],
            ["site.yml": "title: {pl: S, en: S}\nbaseURL: https://example.org/\nlanguages: [pl]\n"],
        ])
    func isTheSame(_ change: [String: String]) throws {
        let memory = RecordMemory()
        var site = TrialSite([
            Self.folder + "rex.md": TrialSite.animal(body: "Old."), Self.folder + "burek.md": TrialSite.animal(),
            Self.folder + "rex.reviews/a.md": Self.review("Ania"),
            // Nothing refers to it, which is told as long as that is so.
            Self.folder + "umowa.pdf": "x",
        ])
        try #require(try load(site, memory).diagnostics.map(\.id) == ["unused-file"])
        let before = site.files
        for (path, text) in change { site.files[path] = text.isEmpty ? nil : text }
        memory.forget(Set(change.keys))
        #expect(told(try load(site, memory)) == told(try load(site, nil)))
        memory.forget(Set(change.keys))
        site.files = before
        #expect(told(try load(site, memory)) == told(try load(site, nil)))
    }

    @Test("Only what is forgotten is read again")
    func readsOnlyWhatIsForgotten() throws {
        let memory = RecordMemory()
        var site = TrialSite([
            Self.folder + "rex.md": TrialSite.animal(body: "Old."),
            Self.folder + "burek.md": TrialSite.animal(body: "Old."),
        ])
        _ = try load(site, memory)
        site.files[Self.folder + "rex.md"] = TrialSite.animal(body: "New.")
        site.files[Self.folder + "burek.md"] = TrialSite.animal(body: "New.")
        memory.forget([Self.folder + "rex.md"])
        let animals = try #require(try load(site, memory).catalogue?.institutions.first?.animals)
        #expect(animals.map { $0.record.description.entries.map(\.value.markdown) } == [["Old."], ["New."]])
        memory.forget(nil)
        let anew = try #require(try load(site, memory).catalogue?.institutions.first?.animals)
        #expect(anew.map { $0.record.description.entries.map(\.value.markdown) } == [["New."], ["New."]])
    }

    @Test("Institutions of which nothing changed stay the very same")
    func keepsInstitutions() throws {
        let memory = RecordMemory()
        var site = TrialSite(["institutions/drugi/institution.md": TrialSite.institution()])
        let before = try #require(try load(site, memory).catalogue?.institutions)
        site.files["institutions/drugi/institution.md"] = TrialSite.institution("since: 1999")
        memory.forget(["institutions/drugi/institution.md"])
        let after = try #require(try load(site, memory).catalogue?.institutions)
        #expect(after[0] === before[0])
        #expect(after[1] !== before[1] && after[1].record.since == 1999)
    }
}

@Suite("Drafts")
struct DraftTests {
    private func load(_ site: TrialSite, includesDrafts: Bool) throws -> CatalogueLoader.Result {
        try CatalogueLoader(
            source: MemoryContent(site.files), today: TrialSite.today, includesDrafts: includesDrafts
        ).load()
    }

    @Test("Records that are drafts are read and left out, unless they are asked for")
    func leavesOut() throws {
        let site = TrialSite([
            "institutions/azyl/animals/rex.md": TrialSite.animal("draft: true"),
            "institutions/azyl/animals/burek.md": TrialSite.animal("bondedWith: [rex]"),
            "institutions/drugi/institution.md": TrialSite.institution("szkic: tak"),
            "institutions/drugi/animals/luna.md": TrialSite.animal(),
            "pages/plan.md": "---\ntitle: Plan\ndraft: true\n---\n",
        ])
        let published = try #require(try load(site, includesDrafts: false).catalogue)
        #expect(published.institutions.map(\.record.id.text) == ["azyl"])
        #expect(published.institutions[0].animals.map(\.record.id.text) == ["burek"])
        #expect(published.institutions[0].animals[0].record.bondedWith == [])
        #expect(published.pages.isEmpty)
        let previewed = try #require(try load(site, includesDrafts: true).catalogue)
        #expect(previewed.institutions.map(\.animals.count) == [2, 1])
        #expect(previewed.institutions[0].animals[0].record.bondedWith.map(\.text) == ["rex"])
        #expect(previewed.pages.count == 1)
    }

    @Test("What is wrong with a draft is told, and files that only it refers to are not called unused")
    func checksDrafts() throws {
        let site = TrialSite([
            "institutions/azyl/animals/rex.md": TrialSite.animal("draft: true\nsize: larg", body: "![x](x.svg)"),
            "institutions/azyl/animals/x.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>",
        ])
        #expect(try load(site, includesDrafts: false).diagnostics.map(\.id) == ["unknown-value"])
    }

    @Test("A basket cannot give to an institution that nobody sees")
    func basketsNeedInstitutions() throws {
        let site = TrialSite([
            "institutions/azyl/institution.md": TrialSite.institution(
                "draft: true\nbank: {account: \"61 1090 1014 0000 0712 1981 2874\"}"),
            "baskets/zima.md": "---\nname: Zima\nshares: [{institution: azyl, percent: 100}]\n---\n",
        ])
        #expect(try load(site, includesDrafts: false).diagnostics.map(\.id).contains("unknown-institution"))
        #expect(try load(site, includesDrafts: true).diagnostics.map(\.id).contains("unknown-institution") == false)
    }
}
