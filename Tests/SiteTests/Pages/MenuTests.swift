import Content
import Records
import Templates
import Testing

@testable import Site

@Suite("Menus of every page")
struct MenuTests {
    /// The files of a site with standalone pages.
    private static func built(_ pages: [StandalonePage]) throws -> MemoryOutput {
        var folder = try RealTemplates.folder()
        for name in SiteAssets.required where folder.assets[name] == nil { folder.assets[name] = Array("x".utf8) }
        var site = try VirtualSite()
        site.catalogue.pages = pages
        let output = MemoryOutput()
        #expect(try site.builder(folder).build(into: output).diagnostics == [])
        return output
    }

    /// Pages `prefix-100`, `prefix-101`, ..., in the order of their names.
    private static func pages(_ prefix: String, _ count: Int, in menu: StandalonePage.Menu) throws -> [StandalonePage] {
        try (100..<(100 + count)).map { number in
            var page = try VirtualSite.page("\(prefix)-\(number)")
            page.menu = menu
            return page
        }
    }

    /// Where the links of a file lead, as often as they do.
    private static func links(_ file: String, of output: MemoryOutput) throws -> [String] {
        try #require(output[file]).split(separator: "href=\"").dropFirst().compactMap {
            $0.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
        }
    }

    @Test("A page links to 8 pages in its header and to 40 more in its footer, however many there are")
    func bound() throws {
        let output = try Self.built(Self.pages("a", 20, in: .header) + Self.pages("b", 300, in: .footer))
        let links = try Self.links("ustawienia/index.html", of: output).filter {
            $0.hasPrefix("/a-") || $0.hasPrefix("/b-")
        }
        let header = (100..<108).map { "/a-\($0)/" }
        let displaced = (108..<120).map { "/a-\($0)/" }
        #expect(links == header + header + displaced + (100..<128).map { "/b-\($0)/" })
    }

    @Test("A page weighs the same whether 60 or 600 pages have no room in its menus")
    func weight() throws {
        let some = try #require(try Self.built(Self.pages("a", 100, in: .footer))["a-100/index.html"])
        let many = try #require(try Self.built(Self.pages("a", 640, in: .footer))["a-100/index.html"])
        #expect(some == many)
    }

    @Test("Every page can be reached by links from every page, in every language")
    func reachable() throws {
        let pages = try Self.pages("a", 12, in: .header) + Self.pages("b", 60, in: .footer)
        let output = try Self.built(pages)
        for root in ["", "en/"] {
            let anywhere = try Self.links("\(root)b-159/index.html", of: output)
            #expect(anywhere.contains("/\(root)#ui-pages"))
            let home = try Self.links("\(root)index.html", of: output)
            #expect(try #require(output["\(root)index.html"]).contains("id=\"ui-pages\""))
            for page in pages {
                let link = "/\(root)\(page.slug)/"
                #expect(anywhere.contains(link) || home.contains(link), "\(link)")
            }
        }
    }

    @Test("The home page lists only what the menus have no room for, and titles of another language say so")
    func leftOver() throws {
        let output = try Self.built(Self.pages("a", 42, in: .footer) + Self.pages("own", 3, in: .none))
        let home = try #require(output["en/index.html"])
        let list = try #require(home.split(separator: "id=\"ui-pages\"").last).split(separator: "</section>")[0]
        #expect(
            list.split(separator: "\n").filter { $0.hasPrefix("<li>") } == [
                "<li><a href=\"/en/a-140/\" lang=\"pl\">Strona a-140</a></li>",
                "<li><a href=\"/en/a-141/\" lang=\"pl\">Strona a-141</a></li>",
            ])
        #expect(!home.contains("own-100"))
    }

    @Test("Where the menus have room for all pages, nothing speaks of more")
    func enough() throws {
        let output = try Self.built(Self.pages("a", 8, in: .header) + Self.pages("b", 40, in: .footer))
        for file in ["index.html", "en/index.html", "a-100/index.html"] {
            #expect(try #require(output[file]).contains("ui-pages") == false)
        }
    }
}
