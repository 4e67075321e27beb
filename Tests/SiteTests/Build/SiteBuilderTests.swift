import Content
import Documents
import Parallel
import Records
import Synchronization
import Templates
import Testing

@testable import Site

@Suite("Building a site")
struct SiteBuilderTests {
    /// The real templates, with something for pictures that are drawn elsewhere.
    private static func templates() throws -> TemplateFolder {
        var folder = try RealTemplates.folder()
        for name in SiteAssets.required where folder.assets[name] == nil { folder.assets[name] = Array("x".utf8) }
        return folder
    }

    private static func site(count: Int = 3) throws -> VirtualSite {
        let animals = try (0..<count).map { number in
            try VirtualSite.animal("rex-\(number)") {
                $0.name = "Rex <\(number)> & \"co\""
                $0.description = VirtualSite.prose("Opis <b>psa</b> {{name}}.", in: "x.md")
            }
        }
        var site = try VirtualSite(animals: animals) { $0.accounts = [try VirtualSite.account()] }
        site.catalogue.pages = [try VirtualSite.page("o-nas", body: "Kim jesteśmy")]
        return site
    }

    @Test("Every page of the plan is written in every language, and each file once")
    func everyPage() throws {
        let builder = try Self.site().builder(Self.templates())
        let output = MemoryOutput()
        let result = try builder.build(into: output)
        #expect(result.diagnostics == [])
        let pages = [
            "", "blisko/", "en/near-me/", "mapa/", "en/map/", "plan/", "en/plan/", "instytucje/",
            "instytucje/malopolskie/",
            "en/institutions/malopolskie/",
            "instytucje/na-skraju/",
            "instytucje/na-skraju/rex-0/", "instytucje/na-skraju/rex-1/",
            "instytucje/na-skraju/rex-2/", "instytucje/na-skraju/wsparcie/", "o-nas/", "ustawienia/", "zwierzeta/",
            "zwierzeta/dog/", "en/animals/dog/",
            "moje-zwierzeta/", "en/my-animals/", "moj-koszyk/", "en/my-basket/",
            "en/", "en/institutions/", "en/institutions/na-skraju/", "en/institutions/na-skraju/rex-0/",
            "en/institutions/na-skraju/rex-1/", "en/institutions/na-skraju/rex-2/",
            "en/institutions/na-skraju/support/", "en/o-nas/", "en/settings/", "en/animals/",
        ].map { $0 + "index.html" }
        #expect(output.paths.filter { $0.hasSuffix("/index.html") || $0 == "index.html" } == pages.sorted())
        #expect(result.statistics.pages == pages.count + 2)
        #expect(result.statistics.languages == 2)
        for file in [
            "404.html", "offline.html", "feed.xml", "en/feed.xml", "sitemap.xml", "robots.txt", "search/pl.bin",
        ] {
            #expect(output[file] != nil, "\(file)")
        }
        for page in pages { #expect(try #require(output[page]).hasSuffix("</html>\n")) }
    }

    @Test("What a record says is text on a page, wherever it stands")
    func escaping() throws {
        let output = MemoryOutput()
        _ = try Self.site().builder(Self.templates()).build(into: output)
        let page = try #require(output["instytucje/na-skraju/rex-0/index.html"])
        #expect(page.contains("<h1>Rex &lt;0&gt; &amp; &quot;co&quot;</h1>"))
        #expect(!page.contains("Rex <0>"))
        #expect(page.contains("Opis &lt;b&gt;psa&lt;/b&gt; {{name}}."))
    }

    @Test("The same site comes out whatever the number of cores")
    func deterministic() throws {
        var outputs: [[String: [UInt8]]] = []
        for width in [1, 2, 7] {
            var site = try Self.site(count: 130)
            site.parallel = Parallel(width: width)
            let output = MemoryOutput()
            _ = try site.builder(Self.templates()).build(into: output)
            outputs.append(output.all)
        }
        #expect(outputs[0].count > 250)
        #expect(outputs[0] == outputs[1] && outputs[1] == outputs[2])
    }

    @Test("A template's mistake is told once, with its place, and nothing is written")
    func templateProblem() throws {
        var templates = try Self.templates()
        templates.templates["settings"] = Array("a\n  {{frame.titel}}".utf8)
        let output = MemoryOutput()
        let result = try Self.site().builder(templates).build(into: output)
        #expect(result.diagnostics.map(\.file) == ["../templates/settings.mustache"])
        let diagnostic = try #require(result.diagnostics.first)
        #expect(diagnostic.line == 2)
        #expect(result.hasErrors)
        #expect(output.paths.isEmpty)
    }

    @Test("A file of the site's own that is missing is told")
    func missingAsset() throws {
        var templates = try Self.templates()
        templates.assets["site.css"] = nil
        let result = try Self.site().builder(templates).check()
        #expect(result.diagnostics.map(\.id) == ["missing-asset"])
        #expect(result.diagnostics.map(\.file) == ["../templates/assets/site.css"])
    }

    @Test("A check finds what a build finds, though it makes no more of pages than it needs for that")
    func check() throws {
        func text(_ file: String) -> Localized<Prose> { VirtualSite.prose("[x](nigdzie.md)", in: file) }
        var site = try VirtualSite(
            animals: [VirtualSite.animal("rex") { $0.description = text("rex.md") }]
        ) {
            $0.accounts = [try VirtualSite.account()]
            $0.description = text("institution.md")
        }
        site.catalogue.pages.append(try VirtualSite.page("zle", body: "[x](nigdzie.md)"))
        site.catalogue.home.body = text("home.md")
        let built = try site.builder(Self.templates()).build(into: MemoryOutput())
        let checked = try site.builder(Self.templates(), isPublished: false).check()
        #expect(checked.diagnostics.map(\.id) == ["broken-link", "broken-link", "broken-link", "broken-link"])
        #expect(checked.diagnostics == built.diagnostics)
        #expect(checked.statistics == built.statistics)
    }

    @Test("Progress ends with everything done")
    func progress() throws {
        let seen = Mutex<[BuildProgress]>([])
        _ = try Self.site().builder(Self.templates()).build(into: MemoryOutput()) { step in
            seen.withLock { $0.append(step) }
        }
        let last = try #require(seen.withLock { $0.max { $0.done < $1.done } })
        #expect(last.done == last.total)
    }

    @Test("Pages carry a policy that allows no foreign and no inline code but the one script")
    func policy() throws {
        let output = MemoryOutput()
        _ = try Self.site().builder(Self.templates()).build(into: output)
        let page = try #require(output["index.html"])
        #expect(page.contains("default-src &#39;none&#39;; script-src &#39;self&#39; &#39;sha256-"))
        #expect(!page.contains("unsafe-inline"))
    }

    @Test("The designers' reference lists every name that is the same on all pages")
    func reference() throws {
        let constants = try Self.site().builder(Self.templates()).constants(0)
        var names: Set<String> = ["texts.*"]
        func collect(_ constant: Constant, _ name: String) {
            guard case .object(let children) = constant else {
                names.insert(name)
                return
            }
            for (key, child) in children { collect(child, "\(name).\(key)") }
        }
        for (name, constant) in constants where name != "texts" { collect(constant, name) }
        #expect(names.symmetricDifference(TemplateNames.onEveryPage.map(\.name)) == [])
        #expect(TemplateNames.reference.contains("### animal page"))
    }
}
