import Content
import Files
import Parallel
import Testing

@Suite("Digests of what was read")
struct DigestTests {
    private static let secret = KeyedHash.Secret(1, 2)

    private struct Digests: Equatable {
        var site: UInt64
        var institution: UInt64
        var record: UInt64
        /// By id.
        var animals: [String: UInt64]
    }

    private func digests(_ site: TrialSite, parallel: Int = 1) throws -> Digests {
        let loaded = try CatalogueLoader(
            source: MemoryContent(site.files, others: site.others), today: TrialSite.today, secret: Self.secret,
            parallel: Parallel(width: parallel)
        ).load()
        let catalogue = try #require(loaded.catalogue)
        let entry = try #require(catalogue.institutions.first)
        return Digests(
            site: try #require(catalogue.digest), institution: entry.digests.all, record: entry.digests.record,
            animals: Dictionary(
                entry.animals.map { ($0.record.id.text, $0.digest) }, uniquingKeysWith: { one, _ in one }))
    }

    private static let folder = "institutions/azyl/animals/"

    private static let site = TrialSite([
        folder + "rex.md": TrialSite.animal(), folder + "burek.md": TrialSite.animal(),
        folder + "rex.en.md": "---\n---\nGood.\n",
        folder + "list.json": "[{\"id\": \"max\", \"name\": \"Max\", \"type\": \"cat\"}]",
        folder + "max.en.md": "---\n---\nGood.\n",
    ])

    @Test("The same files have the same, whoever reads them first")
    func same() throws {
        #expect(try digests(Self.site) == digests(Self.site, parallel: 4))
    }

    @Test("A change is told by those of all that the file is part of, and by no others")
    func change() throws {
        let before = try digests(Self.site)
        func after(_ path: String, _ text: String) throws -> Digests {
            var site = Self.site
            site.files[path] = text
            return try digests(site)
        }
        let story = "---\nteller: Ola\ndate: 2026-03-21\n---\nGood.\n"
        for (file, added) in [
            ("rex.md", "\n"), ("rex.en.md", "\n"), ("rex.story.md", story), ("rex.reviews/ola.md", "\n"),
        ] {
            let path = Self.folder + file
            let found = try after(path, (Self.site.files[path] ?? "") + added)
            #expect(found.animals["rex"] != before.animals["rex"], "\(file)")
            #expect(found.animals["burek"] == before.animals["burek"], "\(file)")
            #expect(found.institution != before.institution, "\(file)")
            #expect(found.record == before.record && found.site == before.site, "\(file)")
        }
        for file in ["institution.md", "walks.md"] {
            let path = "institutions/azyl/" + file
            let found = try after(path, (Self.site.files[path] ?? "Walks.\n") + "\nMore.\n")
            #expect(found.record != before.record && found.institution != before.institution, "\(file)")
            #expect(found.animals == before.animals && found.site == before.site, "\(file)")
        }
        let picture = try after(Self.folder + "rex.pdf", "%PDF")
        #expect(picture.institution != before.institution && picture.animals == before.animals)
        // A translation of an element is read when all elements are known.
        let late = try after(Self.folder + "max.en.md", "---\n---\nBad.\n")
        #expect(late.animals["max"] != before.animals["max"] && late.institution != before.institution)
        let page = try after("pages/about.md", "---\ntitle: About\n---\n")
        #expect(page.site != before.site && page.institution == before.institution)
    }

    @Test("A file that moved is another, and without a secret there are none")
    func moved() throws {
        var site = Self.site
        site.files[Self.folder + "azor.md"] = site.files.removeValue(forKey: Self.folder + "burek.md")
        #expect(try digests(site).animals["azor"] != digests(Self.site).animals["burek"])
        let catalogue = try #require(try Self.site.load().catalogue)
        #expect(catalogue.digest == nil && catalogue.institutions[0].digests.all == 0)
    }
}
