import Documents
import Testing

@Suite("Menus without room")
struct MenuCheckTests {
    /// A site with pages `p100`, `p101`, ... whose records hold `fields` from line 3 on.
    private func site(_ count: Int, _ fields: String = "", _ others: [String: String] = [:]) -> TrialSite {
        var files = others
        for number in 100..<(100 + count) { files["pages/p\(number).md"] = "---\ntitle: P\n\(fields)---\nText.\n" }
        return TrialSite(files)
    }

    @Test("As many pages as menus hold are no reason to warn, nor are those of no menu")
    func enough() throws {
        let top = "---\ntitle: T\nmenu: header\n---\nText.\n"
        let header = Dictionary(uniqueKeysWithValues: (0..<8).map { ("pages/t\($0).md", top) })
        #expect(try site(40, "", header).diagnostics() == [])
        #expect(try site(60, "menu: none\n").diagnostics() == [])
        #expect(try site(60, "draft: true\n").diagnostics() == [])
    }

    @Test("One warning tells how many pages have no room, at the first of them")
    func crowded() throws {
        let diagnostics = try site(60).diagnostics()
        #expect(diagnostics.told == ["2:8 crowded-menu"])
        let warning = try #require(diagnostics.first)
        #expect(warning.severity == .warning)
        #expect(warning.file == "pages/p140.md")
        #expect(
            warning.message.english
                == "the menus have no room for 20 pages, this one first; the home page lists what is left over")
        #expect(
            warning.message.text(in: .polish)
                == "w menu nie mieści się 20 stron, od tej poczynając; resztę wymienia strona główna")
        let suggestion = try #require(warning.suggestion)
        #expect(suggestion.english.contains("\"menu: none\"") && suggestion.english.contains("\"order\""))
        #expect(suggestion.text(in: .polish).contains("„w menu: nie”"))
    }

    @Test("The warning stands at the field that names the menu, and \"order\" decides which page it is")
    func place() throws {
        let diagnostics = try site(40, "", ["pages/a.md": "---\ntitle: A\norder: -1\n---\nText.\n"]).diagnostics()
        #expect(diagnostics.map(\.file) == ["pages/p139.md"])
        #expect(diagnostics.first?.message.english.hasPrefix("the menus have no room for 1 page,") == true)
        #expect(try site(41, "menu: footer\n").diagnostics().told == ["3:7 crowded-menu"])
    }

    @Test("Pages that the footer has instead of the header are told of too")
    func header() throws {
        let diagnostics = try site(10, "menu: header\n").diagnostics()
        #expect(diagnostics.told == ["3:7 crowded-menu"])
        #expect(diagnostics.first?.file == "pages/p108.md")
        #expect(
            diagnostics.first?.message.english
                == "the header has no room for 2 pages, this one first; the footer has what is left over")
    }
}
